extension LibraryWord {
  /// The words of windows of documents, by language.
  static let documentWords: [String: [LibraryWord: String]] = [
    "ar": [
      .discardChanges: "تجاهل التغييرات", .edited: "معدّل", .unsavedChanges: "يحتوي المستند على تغييرات غير محفوظة",
    ],
    "da": [
      .discardChanges: "Kassér ændringer", .edited: "Redigeret",
      .unsavedChanges: "Dokumentet har ændringer, som ikke er gemt",
    ],
    "de": [
      .discardChanges: "Änderungen verwerfen", .edited: "Bearbeitet",
      .unsavedChanges: "Das Dokument hat Änderungen, die nicht gesichert sind",
    ],
    "es": [
      .discardChanges: "Descartar cambios", .edited: "Editado",
      .unsavedChanges: "El documento tiene cambios sin guardar",
    ],
    "fi": [
      .discardChanges: "Hylkää muutokset", .edited: "Muokattu",
      .unsavedChanges: "Asiakirjassa on tallentamattomia muutoksia",
    ],
    "fr": [
      .discardChanges: "Ignorer les modifications", .edited: "Modifié",
      .unsavedChanges: "Le document contient des modifications non enregistrées",
    ],
    "he": [.discardChanges: "ביטול השינויים", .edited: "נערך", .unsavedChanges: "יש במסמך שינויים שלא נשמרו"],
    "it": [
      .discardChanges: "Ignora le modifiche", .edited: "Modificato",
      .unsavedChanges: "Il documento contiene modifiche non salvate",
    ],
    "ja": [.discardChanges: "変更を破棄", .edited: "編集済み", .unsavedChanges: "書類に保存されていない変更があります"],
    "ko": [.discardChanges: "변경사항 버리기", .edited: "편집됨", .unsavedChanges: "문서에 저장되지 않은 변경사항이 있음"],
    "nb": [
      .discardChanges: "Forkast endringer", .edited: "Redigert",
      .unsavedChanges: "Dokumentet har endringer som ikke er arkivert",
    ],
    "nl": [
      .discardChanges: "Wijzigingen verwerpen", .edited: "Bewerkt",
      .unsavedChanges: "Het document heeft wijzigingen die niet zijn bewaard",
    ],
    "pl": [
      .discardChanges: "Odrzuć zmiany", .edited: "Zmieniono",
      .unsavedChanges: "Dokument zawiera niezachowane zmiany",
    ],
    "pt": [
      .discardChanges: "Descartar alterações", .edited: "Editado",
      .unsavedChanges: "O documento tem alterações não salvas",
    ],
    "ru": [
      .discardChanges: "Отменить изменения", .edited: "Изменено",
      .unsavedChanges: "В документе есть несохраненные изменения",
    ],
    "sv": [
      .discardChanges: "Ignorera ändringar", .edited: "Redigerat",
      .unsavedChanges: "Dokumentet har ändringar som inte har sparats",
    ],
    "tr": [
      .discardChanges: "Değişiklikleri Sil", .edited: "Düzenlendi",
      .unsavedChanges: "Belgede kaydedilmemiş değişiklikler var",
    ],
    "uk": [
      .discardChanges: "Відкинути зміни", .edited: "Змінено",
      .unsavedChanges: "У документі є незбережені зміни",
    ],
    "zh-hans": [.discardChanges: "放弃更改", .edited: "已编辑", .unsavedChanges: "文稿有未存储的更改"],
    "zh-hant": [.discardChanges: "捨棄變更", .edited: "已編輯", .unsavedChanges: "文件有未儲存的變更"],
  ]
}
