/// A type that is known, with what there is to know about it.
struct KnownType: Sendable {
  let identifier: String
  /// The endings of file names, without the dot; the preferred one first.
  let extensions: [String]
  let mimeType: String?
  /// The types to which it conforms.
  let parents: [String]
  /// In English.
  let description: String

  /// By identifier.
  static let all: [String: KnownType] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      func list(_ field: String) -> [String] { field.split(separator: ",").map(String.init) }
      let type = KnownType(
        identifier: fields[0], extensions: list(fields[1]), mimeType: fields[2].isEmpty ? nil : fields[2],
        parents: list(fields[3]), description: fields[4])
      return (type.identifier, type)
    })

  /// Identifier, ends of names, media type, what it conforms to, words.
  private static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|||public.content|composite content
    public.data|||public.item|data
    public.directory|||public.item|folder or package
    public.folder|||public.directory|folder
    public.volume|||public.folder|volume
    com.apple.package|||public.directory|package
    com.apple.bundle|||public.directory|bundle
    public.symlink|||public.item|alias
    public.executable|||public.data|executable
    public.disk-image|||public.data,public.archive|disk image
    public.archive|||public.data|archive
    public.zip-archive|zip|application/zip|public.data,public.archive|ZIP archive
    org.gnu.gnu-zip-archive|gz|application/gzip|public.data,public.archive|Gzip archive
    public.bzip2-archive|bz2|application/x-bzip2|public.data,public.archive|bzip2 archive
    public.text|||public.data,public.content|text
    public.plain-text|txt|text/plain|public.text|plain text
    public.utf8-plain-text|||public.plain-text|UTF-8 plain text
    public.utf16-plain-text|||public.plain-text|UTF-16 plain text
    public.delimited-values-text|||public.text|delimited text
    public.comma-separated-values-text|csv|text/csv|public.delimited-values-text|CSV document
    public.tab-separated-values-text|tsv|text/tab-separated-values|public.delimited-values-text|TSV document
    public.rtf|rtf|text/rtf|public.text|RTF document
    public.html|html,htm|text/html|public.text|HTML text
    public.xml|xml|application/xml|public.text|XML text
    public.yaml|yaml,yml|application/x-yaml|public.text|YAML document
    public.json|json|application/json|public.text|JSON document
    public.css|css|text/css|public.text|CSS
    public.source-code|||public.plain-text|source code
    public.swift-source|swift||public.source-code|Swift source
    public.script|||public.source-code|script
    com.netscape.javascript-source|js|text/javascript|public.script,public.source-code|JavaScript
    public.shell-script|sh||public.script|shell script
    public.python-script|py||public.script|Python script
    com.apple.log|log||public.data|log file
    com.apple.property-list|plist||public.data|property list
    public.url|||public.data|URL
    public.file-url|||public.url|file URL
    com.apple.bookmark|||public.data|bookmark
    public.image|||public.data,public.content|image
    public.png|png|image/png|public.image|PNG image
    public.jpeg|jpg,jpeg|image/jpeg|public.image|JPEG image
    com.compuserve.gif|gif|image/gif|public.image|GIF image
    public.tiff|tiff,tif|image/tiff|public.image|TIFF image
    com.microsoft.bmp|bmp|image/bmp|public.image|BMP image
    com.microsoft.ico|ico|image/x-icon|public.image|icon
    org.webmproject.webp|webp|image/webp|public.image|WebP image
    public.heic|heic|image/heic|public.heif|HEIC image
    public.heif|heif|image/heif|public.image|HEIF image
    public.svg-image|svg|image/svg+xml|public.image,public.xml|SVG image
    com.apple.live-photo|||public.data|live photo
    public.camera-raw-image|||public.image|raw image
    com.adobe.pdf|pdf|application/pdf|public.data,public.composite-content|PDF document
    org.idpf.epub-container|epub|application/epub+zip|public.data,public.composite-content|EPUB book
    public.presentation|||public.composite-content|presentation
    public.spreadsheet|||public.content|spreadsheet
    public.database|||public.data|database
    public.audiovisual-content|||public.data,public.content|audiovisual content
    public.movie|||public.audiovisual-content|movie
    public.video|||public.movie|video
    public.audio|||public.audiovisual-content|audio
    public.mpeg|mpg,mpeg|video/mpeg|public.movie|MPEG movie
    public.mpeg-4|mp4|video/mp4|public.movie|MPEG-4 movie
    public.mpeg-4-audio|mp4a|audio/mp4|public.audio|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|m4p||public.audio|protected MPEG-4 audio
    com.apple.quicktime-movie|mov|video/quicktime|public.movie|QuickTime movie
    public.avi|avi|video/avi|public.movie|AVI movie
    public.mp3|mp3|audio/mpeg|public.audio|MP3 audio
    com.microsoft.waveform-audio|wav|audio/wav|public.audio|WAV audio
    public.aiff-audio|aiff,aif|audio/aiff|public.audio|AIFF audio
    public.midi-audio|mid,midi|audio/midi|public.audio|MIDI audio
    public.playlist|||public.data|playlist
    public.font|||public.data|font
    public.3d-content|||public.content|3D content
    com.pixar.universal-scene-description-mobile|usdz|model/vnd.usdz+zip|public.3d-content,public.data|USDZ model
    public.contact|||public.data|contact
    public.vcard|vcf|text/vcard|public.text,public.contact|contact card
    public.message|||public.data|message
    public.email-message|eml|message/rfc822|public.message|email message
    public.calendar-event|ics|text/calendar|public.data|calendar event
    public.bookmark|||public.data|bookmark
    com.apple.internet-location|||public.data|internet location
    """
}
