extension LibraryWord {
  /// The words of pages, films and maps, by language.
  static let frameworkWords: [String: [LibraryWord: String]] = [
    "ar": [
      .map: "خريطة", .noFilmHere: "لا تعرض الطرفية أي صورة ولا تشغّل أي صوت.",
      .openInNewTab: "فتح في علامة تبويب جديدة",
      .zoomIn: "تكبير", .zoomOut: "تصغير",
    ],
    "da": [
      .map: "Kort", .noFilmHere: "En terminal viser intet billede og afspiller ingen lyd.",
      .openInNewTab: "Åbn i en ny fane",
      .zoomIn: "Zoom ind", .zoomOut: "Zoom ud",
    ],
    "de": [
      .map: "Karte", .noFilmHere: "Ein Terminal zeigt kein Bild und gibt keinen Ton wieder.",
      .openInNewTab: "In neuem Tab öffnen",
      .zoomIn: "Vergrößern", .zoomOut: "Verkleinern",
    ],
    "es": [
      .map: "Mapa", .noFilmHere: "Un terminal no muestra imágenes ni reproduce sonido.",
      .openInNewTab: "Abrir en una pestaña nueva",
      .zoomIn: "Acercar", .zoomOut: "Alejar",
    ],
    "fi": [
      .map: "Kartta", .noFilmHere: "Pääte ei näytä kuvaa eikä toista ääntä.",
      .openInNewTab: "Avaa uudessa välilehdessä",
      .zoomIn: "Lähennä", .zoomOut: "Loitonna",
    ],
    "fr": [
      .map: "Carte", .noFilmHere: "Un terminal n’affiche aucune image et ne joue aucun son.",
      .openInNewTab: "Ouvrir dans un nouvel onglet",
      .zoomIn: "Zoom avant", .zoomOut: "Zoom arrière",
    ],
    "he": [
      .map: "מפה", .noFilmHere: "מסוף אינו מציג תמונה ואינו משמיע קול.",
      .openInNewTab: "פתיחה בכרטיסייה חדשה",
      .zoomIn: "הגדלה", .zoomOut: "הקטנה",
    ],
    "it": [
      .map: "Mappa", .noFilmHere: "Un terminale non mostra immagini e non riproduce suoni.",
      .openInNewTab: "Apri in una nuova scheda",
      .zoomIn: "Ingrandisci", .zoomOut: "Riduci",
    ],
    "ja": [
      .map: "地図", .noFilmHere: "端末では映像の表示も音声の再生もできません。",
      .openInNewTab: "新しいタブで開く",
      .zoomIn: "拡大", .zoomOut: "縮小",
    ],
    "ko": [
      .map: "지도", .noFilmHere: "터미널에서는 영상을 표시하거나 소리를 재생할 수 없습니다.",
      .openInNewTab: "새로운 탭에서 열기",
      .zoomIn: "확대", .zoomOut: "축소",
    ],
    "nb": [
      .map: "Kart", .noFilmHere: "En terminal viser ikke bilde og spiller ikke av lyd.",
      .openInNewTab: "Åpne i ny fane",
      .zoomIn: "Zoom inn", .zoomOut: "Zoom ut",
    ],
    "nl": [
      .map: "Kaart", .noFilmHere: "Een terminal toont geen beeld en speelt geen geluid af.",
      .openInNewTab: "Open in nieuw tabblad",
      .zoomIn: "Zoom in", .zoomOut: "Zoom uit",
    ],
    "pl": [
      .map: "Mapa", .noFilmHere: "Terminal nie wyświetla obrazu ani nie odtwarza dźwięku.",
      .openInNewTab: "Otwórz w nowej karcie",
      .zoomIn: "Powiększ", .zoomOut: "Pomniejsz",
    ],
    "pt": [
      .map: "Mapa", .noFilmHere: "Um terminal não mostra imagens nem reproduz som.",
      .openInNewTab: "Abrir em uma nova aba",
      .zoomIn: "Ampliar", .zoomOut: "Reduzir",
    ],
    "ru": [
      .map: "Карта", .noFilmHere: "Терминал не показывает изображение и не воспроизводит звук.",
      .openInNewTab: "Открыть в новой вкладке",
      .zoomIn: "Увеличить", .zoomOut: "Уменьшить",
    ],
    "sv": [
      .map: "Karta", .noFilmHere: "En terminal visar ingen bild och spelar inget ljud.",
      .openInNewTab: "Öppna i ny flik",
      .zoomIn: "Zooma in", .zoomOut: "Zooma ut",
    ],
    "tr": [
      .map: "Harita", .noFilmHere: "Bir terminal görüntü göstermez ve ses çalmaz.",
      .openInNewTab: "Yeni sekmede aç",
      .zoomIn: "Yakınlaştır", .zoomOut: "Uzaklaştır",
    ],
    "uk": [
      .map: "Карта", .noFilmHere: "Термінал не показує зображення й не відтворює звук.",
      .openInNewTab: "Відкрити в новій вкладці",
      .zoomIn: "Збільшити", .zoomOut: "Зменшити",
    ],
    "zh-hans": [
      .map: "地图", .noFilmHere: "终端不显示画面，也不播放声音。",
      .openInNewTab: "在新标签页中打开",
      .zoomIn: "放大", .zoomOut: "缩小",
    ],
    "zh-hant": [
      .map: "地圖", .noFilmHere: "終端機不顯示畫面，也不播放聲音。",
      .openInNewTab: "在新分頁中打開",
      .zoomIn: "放大", .zoomOut: "縮小",
    ],
  ]
}
