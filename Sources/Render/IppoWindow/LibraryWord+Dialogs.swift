extension LibraryWord {
  /// The words of dialogs, menus and the page without a server, by language.
  static let dialogWords: [String: [LibraryWord: String]] = [
    "ar": [
      .cancel: "إلغاء", .copy: "نسخ", .done: "تم", .edit: "تحرير", .more: "المزيد", .ok: "حسنًا",
      .paste: "لصق", .redo: "إعادة", .save: "حفظ", .search: "بحث", .share: "مشاركة",
      .tryAgain: "حاول مرة أخرى الآن", .undo: "تراجع",
      .unreachable: "يتعذر الوصول إلى الخادم. ستحاول هذه الصفحة مرة أخرى تلقائيًا.",
    ],
    "da": [
      .cancel: "Annuller", .copy: "Kopier", .done: "Færdig", .edit: "Rediger", .more: "Mere",
      .ok: "OK", .paste: "Indsæt", .redo: "Gentag", .save: "Gem", .search: "Søg", .share: "Del",
      .tryAgain: "Prøv igen nu", .undo: "Fortryd",
      .unreachable: "Serveren kan ikke nås. Denne side prøver selv igen.",
    ],
    "de": [
      .cancel: "Abbrechen", .copy: "Kopieren", .done: "Fertig", .edit: "Bearbeiten", .more: "Mehr",
      .ok: "OK", .paste: "Einfügen", .redo: "Wiederholen", .save: "Sichern", .search: "Suchen",
      .share: "Teilen", .tryAgain: "Jetzt erneut versuchen", .undo: "Rückgängig",
      .unreachable: "Der Server ist nicht erreichbar. Diese Seite versucht es von selbst erneut.",
    ],
    "es": [
      .cancel: "Cancelar", .copy: "Copiar", .done: "Listo", .edit: "Editar", .more: "Más",
      .ok: "Aceptar", .paste: "Pegar", .redo: "Rehacer", .save: "Guardar", .search: "Buscar",
      .share: "Compartir", .tryAgain: "Volver a intentarlo ahora", .undo: "Deshacer",
      .unreachable: "No se puede acceder al servidor. Esta página lo intentará de nuevo por sí sola.",
    ],
    "fi": [
      .cancel: "Kumoa", .copy: "Kopioi", .done: "Valmis", .edit: "Muokkaa", .more: "Lisää",
      .ok: "OK", .paste: "Liitä", .redo: "Tee uudelleen", .save: "Tallenna", .search: "Etsi",
      .share: "Jaa", .tryAgain: "Yritä nyt uudelleen", .undo: "Peru",
      .unreachable: "Palvelimeen ei saada yhteyttä. Tämä sivu yrittää itse uudelleen.",
    ],
    "fr": [
      .cancel: "Annuler", .copy: "Copier", .done: "Terminé", .edit: "Modifier", .more: "Plus",
      .ok: "OK", .paste: "Coller", .redo: "Rétablir", .save: "Enregistrer", .search: "Rechercher",
      .share: "Partager", .tryAgain: "Réessayer maintenant", .undo: "Annuler",
      .unreachable: "Le serveur est injoignable. Cette page réessaie d’elle-même.",
    ],
    "he": [
      .cancel: "ביטול", .copy: "העתקה", .done: "סיום", .edit: "עריכה", .more: "עוד", .ok: "אישור",
      .paste: "הדבקה", .redo: "ביצוע מחדש", .save: "שמירה", .search: "חיפוש", .share: "שיתוף",
      .tryAgain: "לנסות שוב עכשיו", .undo: "ביטול הפעולה",
      .unreachable: "לא ניתן להגיע לשרת. דף זה ינסה שוב מעצמו.",
    ],
    "it": [
      .cancel: "Annulla", .copy: "Copia", .done: "Fine", .edit: "Modifica", .more: "Altro",
      .ok: "OK", .paste: "Incolla", .redo: "Ripristina", .save: "Salva", .search: "Cerca",
      .share: "Condividi", .tryAgain: "Riprova ora", .undo: "Annulla",
      .unreachable: "Impossibile raggiungere il server. Questa pagina riprova da sola.",
    ],
    "ja": [
      .cancel: "キャンセル", .copy: "コピー", .done: "完了", .edit: "編集", .more: "その他", .ok: "OK",
      .paste: "ペースト", .redo: "やり直す", .save: "保存", .search: "検索", .share: "共有", .tryAgain: "今すぐ再試行",
      .undo: "取り消す", .unreachable: "サーバに接続できません。このページは自動的に再試行します。",
    ],
    "ko": [
      .cancel: "취소", .copy: "복사", .done: "완료", .edit: "편집", .more: "더 보기", .ok: "확인",
      .paste: "붙여넣기", .redo: "실행 복귀", .save: "저장", .search: "검색", .share: "공유",
      .tryAgain: "지금 다시 시도", .undo: "실행 취소", .unreachable: "서버에 연결할 수 없습니다. 이 페이지는 자동으로 다시 시도합니다.",
    ],
    "nb": [
      .cancel: "Avbryt", .copy: "Kopier", .done: "Ferdig", .edit: "Rediger", .more: "Mer",
      .ok: "OK", .paste: "Lim inn", .redo: "Gjør om", .save: "Lagre", .search: "Søk", .share: "Del",
      .tryAgain: "Prøv igjen nå", .undo: "Angre",
      .unreachable: "Serveren kan ikke nås. Denne siden prøver igjen av seg selv.",
    ],
    "nl": [
      .cancel: "Annuleer", .copy: "Kopieer", .done: "Gereed", .edit: "Wijzig", .more: "Meer",
      .ok: "OK", .paste: "Plak", .redo: "Opnieuw", .save: "Bewaar", .search: "Zoek", .share: "Deel",
      .tryAgain: "Probeer nu opnieuw", .undo: "Herstel",
      .unreachable: "De server is niet bereikbaar. Deze pagina probeert het vanzelf opnieuw.",
    ],
    "pl": [
      .cancel: "Anuluj", .copy: "Kopiuj", .done: "Gotowe", .edit: "Edytuj", .more: "Więcej",
      .ok: "OK", .paste: "Wklej", .redo: "Ponów", .save: "Zapisz", .search: "Szukaj",
      .share: "Udostępnij", .tryAgain: "Spróbuj teraz ponownie", .undo: "Cofnij",
      .unreachable: "Nie można połączyć się z serwerem. Ta strona sama spróbuje ponownie.",
    ],
    "pt": [
      .cancel: "Cancelar", .copy: "Copiar", .done: "Concluído", .edit: "Editar", .more: "Mais",
      .ok: "OK", .paste: "Colar", .redo: "Refazer", .save: "Salvar", .search: "Buscar",
      .share: "Compartilhar", .tryAgain: "Tentar novamente agora", .undo: "Desfazer",
      .unreachable: "Não é possível acessar o servidor. Esta página tenta novamente sozinha.",
    ],
    "ru": [
      .cancel: "Отменить", .copy: "Скопировать", .done: "Готово", .edit: "Изменить", .more: "Ещё",
      .ok: "ОК", .paste: "Вставить", .redo: "Повторить", .save: "Сохранить", .search: "Поиск",
      .share: "Поделиться", .tryAgain: "Повторить попытку сейчас", .undo: "Отменить действие",
      .unreachable: "Сервер недоступен. Эта страница сама повторит попытку.",
    ],
    "sv": [
      .cancel: "Avbryt", .copy: "Kopiera", .done: "Klar", .edit: "Redigera", .more: "Mer",
      .ok: "OK", .paste: "Klistra in", .redo: "Gör om", .save: "Spara", .search: "Sök",
      .share: "Dela", .tryAgain: "Försök igen nu", .undo: "Ångra",
      .unreachable: "Servern kan inte nås. Den här sidan försöker igen av sig själv.",
    ],
    "tr": [
      .cancel: "Vazgeç", .copy: "Kopyala", .done: "Bitti", .edit: "Düzenle", .more: "Daha Fazla",
      .ok: "Tamam", .paste: "Yapıştır", .redo: "Yinele", .save: "Kaydet", .search: "Ara",
      .share: "Paylaş", .tryAgain: "Şimdi yeniden dene", .undo: "Geri Al",
      .unreachable: "Sunucuya ulaşılamıyor. Bu sayfa kendiliğinden yeniden dener.",
    ],
    "uk": [
      .cancel: "Скасувати", .copy: "Скопіювати", .done: "Готово", .edit: "Змінити", .more: "Більше",
      .ok: "ОК", .paste: "Вставити", .redo: "Повторити", .save: "Зберегти", .search: "Пошук",
      .share: "Поширити", .tryAgain: "Спробувати зараз", .undo: "Скасувати дію",
      .unreachable: "Сервер недоступний. Ця сторінка сама спробує ще раз.",
    ],
    "zh-hans": [
      .cancel: "取消", .copy: "拷贝", .done: "完成", .edit: "编辑", .more: "更多", .ok: "好", .paste: "粘贴",
      .redo: "重做", .save: "保存", .search: "搜索", .share: "分享", .tryAgain: "立即重试", .undo: "撤销",
      .unreachable: "无法连接服务器。此页面会自动重试。",
    ],
    "zh-hant": [
      .cancel: "取消", .copy: "拷貝", .done: "完成", .edit: "編輯", .more: "更多", .ok: "好", .paste: "貼上",
      .redo: "重做", .save: "儲存", .search: "搜尋", .share: "分享", .tryAgain: "立即重試", .undo: "還原",
      .unreachable: "無法連接伺服器。此頁面會自動重試。",
    ],
  ]
}
