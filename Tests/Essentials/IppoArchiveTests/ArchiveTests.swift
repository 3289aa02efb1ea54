import IppoArchive
import Testing
