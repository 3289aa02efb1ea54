// The types that are known to the system (Uniform Type Identifiers, "System-declared uniform type identifiers").

extension UTType {
  /// Anything that a file system or a program passes on as one thing: the root of most types.
  public static let item = UTType(known: "public.item")
  /// Content that a person reads, looks at or listens to, in any form.
  public static let content = UTType(known: "public.content")
  /// Documents with contents of several kinds, such as text with images.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A sequence of bytes: the root of types of files and of data without a file.
  public static let data = UTType(known: "public.data")
  /// A container of files: folders, volumes, packages and bundles.
  public static let directory = UTType(known: "public.directory")
  /// Directories that a person opens to see what is in them.
  public static let folder = UTType(known: "public.folder")
  /// The topmost directory of a file system.
  public static let volume = UTType(known: "public.volume")
  /// Directories that are shown as one file.
  public static let package = UTType(known: "com.apple.package")
  /// Directories with a structure that programs know, shown as one file or not.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// Symbolic links.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// Files that can be run.
  public static let executable = UTType(known: "public.executable")
  /// Files that hold a file system.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Files that hold other files.
  public static let archive = UTType(known: "public.archive")
  /// ZIP archives: `.zip`, `application/zip`.
  public static let zip = UTType(known: "public.zip-archive")
  /// Archives compressed with gzip: `.gz`, `application/gzip`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Archives compressed with bzip2: `.bz2`, `application/x-bzip2`.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// Text of any kind, with markup or without.
  public static let text = UTType(known: "public.text")
  /// Text without markup: `.txt`, `text/plain`.
  public static let plainText = UTType(known: "public.plain-text")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Plain text in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Tables as text, with a character between the values of a line.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Tables as text with commas between the values: `.csv`, `text/csv`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Tables as text with tabs between the values: `.tsv`, `text/tab-separated-values`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Rich Text Format documents: `.rtf`, `text/rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML documents: `.html` or `.htm`, `text/html`.
  public static let html = UTType(known: "public.html")
  /// XML documents: `.xml`, `application/xml`.
  public static let xml = UTType(known: "public.xml")
  /// YAML documents: `.yaml` or `.yml`, `application/x-yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// JSON documents: `.json`, `application/json`.
  public static let json = UTType(known: "public.json")
  /// Style sheets in CSS: `.css`, `text/css`.
  public static let css = UTType(known: "public.css")
  /// Source code in any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift: `.swift`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source code that is run without being compiled first.
  public static let script = UTType(known: "public.script")
  /// Source code in JavaScript: `.js`, `text/javascript`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// Scripts of a shell: `.sh`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Source code in Python: `.py`.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Logs: `.log`.
  public static let log = UTType(known: "com.apple.log")
  /// Property lists, as XML or binary: `.plist`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// URLs, as data.
  public static let url = UTType(known: "public.url")
  /// URLs of files, as data.
  public static let fileURL = UTType(known: "public.file-url")
  /// References to files that outlive moving and renaming, as data.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// Images of any format.
  public static let image = UTType(known: "public.image")
  /// PNG images: `.png`, `image/png`.
  public static let png = UTType(known: "public.png")
  /// JPEG images: `.jpg` or `.jpeg`, `image/jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// GIF images: `.gif`, `image/gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// TIFF images: `.tiff` or `.tif`, `image/tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// BMP images: `.bmp`, `image/bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Icons of Windows: `.ico`, `image/x-icon`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// WebP images: `.webp`, `image/webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// HEIF images compressed with HEVC: `.heic`, `image/heic`.
  public static let heic = UTType(known: "public.heic")
  /// HEIF images, however compressed: `.heif`, `image/heif`.
  public static let heif = UTType(known: "public.heif")
  /// SVG images: `.svg`, `image/svg+xml`.
  public static let svg = UTType(known: "public.svg-image")
  /// A photo with a short film.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// Images as the sensor of a camera has them, of any format.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// PDF documents: `.pdf`, `application/pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// EPUB books: `.epub`, `application/epub+zip`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Slides of any format.
  public static let presentation = UTType(known: "public.presentation")
  /// Spreadsheets of any format.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Databases of any format.
  public static let database = UTType(known: "public.database")
  /// Films and sound of any format.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Films of any format, with sound or without.
  public static let movie = UTType(known: "public.movie")
  /// Films of any format without sound.
  public static let video = UTType(known: "public.video")
  /// Sound of any format.
  public static let audio = UTType(known: "public.audio")
  /// MPEG-1 and MPEG-2 films: `.mpg` or `.mpeg`, `video/mpeg`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// MPEG-4 films: `.mp4`, `video/mp4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// MPEG-4 sound: `.mp4a`, `audio/mp4`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// MPEG-4 sound with protection against copying: `.m4p`.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// QuickTime films: `.mov`, `video/quicktime`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// AVI films: `.avi`, `video/avi`.
  public static let avi = UTType(known: "public.avi")
  /// MP3 sound: `.mp3`, `audio/mpeg`.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAV sound: `.wav`, `audio/wav`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// AIFF sound: `.aiff` or `.aif`, `audio/aiff`.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// MIDI sequences: `.mid` or `.midi`, `audio/midi`.
  public static let midi = UTType(known: "public.midi-audio")
  /// Lists of films or pieces of music to be played.
  public static let playlist = UTType(known: "public.playlist")
  /// Fonts of any format.
  public static let font = UTType(known: "public.font")
  /// Models in three dimensions, of any format.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// USDZ models in three dimensions: `.usdz`, `model/vnd.usdz+zip`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// People and companies with their addresses, of any format.
  public static let contact = UTType(known: "public.contact")
  /// vCard contacts: `.vcf`, `text/vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// Messages of any format.
  public static let message = UTType(known: "public.message")
  /// Messages of e-mail: `.eml`, `message/rfc822`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// iCalendar events: `.ics`, `text/calendar`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// Bookmarks of any format.
  public static let bookmark = UTType(known: "public.bookmark")
  /// Files that hold a URL.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
}
