/** The texts of the report dialog. */
export interface ReportWords {
  report: string
  question: string
  send: string
  cancel: string
  thanks: string
  failed: string
}

const ENGLISH: ReportWords = {
  report: 'Report this page',
  question: 'What is wrong with this page?',
  send: 'Send report',
  cancel: 'Cancel',
  thanks: 'Thank you. Your report was sent.',
  failed: 'The report could not be sent. Try again later.',
}

const OTHERS: Readonly<Record<string, ReportWords>> = {
  de: {
    report: 'Diese Seite melden',
    question: 'Was stimmt mit ihr nicht?',
    send: 'Meldung senden',
    cancel: 'Abbrechen',
    thanks: 'Danke. Die Meldung wurde gesendet.',
    failed: 'Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  },
  fr: {
    report: 'Signaler cette page',
    question: 'Quel est le problème ?',
    send: 'Envoyer le signalement',
    cancel: 'Annuler',
    thanks: 'Merci. Le signalement a été envoyé.',
    failed: 'Le signalement n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  },
  es: {
    report: 'Denunciar esta página',
    question: '¿Qué tiene de malo?',
    send: 'Enviar la denuncia',
    cancel: 'Cancelar',
    thanks: 'Gracias. La denuncia se ha enviado.',
    failed: 'No se ha podido enviar la denuncia. Inténtelo de nuevo más tarde.',
  },
  pt: {
    report: 'Denunciar esta página',
    question: 'O que há de errado com ela?',
    send: 'Enviar a denúncia',
    cancel: 'Cancelar',
    thanks: 'Obrigado. A denúncia foi enviada.',
    failed: 'Não foi possível enviar a denúncia. Tente novamente mais tarde.',
  },
  it: {
    report: 'Segnala questa pagina',
    question: 'Che cosa non va?',
    send: 'Invia la segnalazione',
    cancel: 'Annulla',
    thanks: 'Grazie. La segnalazione è stata inviata.',
    failed: 'Non è stato possibile inviare la segnalazione. Riprova più tardi.',
  },
  nl: {
    report: 'Deze pagina melden',
    question: 'Wat is er mis mee?',
    send: 'Melding versturen',
    cancel: 'Annuleren',
    thanks: 'Bedankt. De melding is verstuurd.',
    failed: 'De melding kon niet worden verstuurd. Probeer het later opnieuw.',
  },
  pl: {
    report: 'Zgłoś tę stronę',
    question: 'Co jest z nią nie tak?',
    send: 'Wyślij zgłoszenie',
    cancel: 'Anuluj',
    thanks: 'Dziękujemy. Zgłoszenie zostało wysłane.',
    failed: 'Nie udało się wysłać zgłoszenia. Spróbuj ponownie później.',
  },
  tr: {
    report: 'Bu sayfayı bildir',
    question: 'Sayfada yanlış olan ne?',
    send: 'Bildirimi gönder',
    cancel: 'Vazgeç',
    thanks: 'Teşekkürler. Bildirim gönderildi.',
    failed: 'Bildirim gönderilemedi. Lütfen daha sonra tekrar deneyin.',
  },
  ar: {
    report: 'الإبلاغ عن هذه الصفحة',
    question: 'ما المشكلة فيها؟',
    send: 'إرسال البلاغ',
    cancel: 'إلغاء',
    thanks: 'شكرًا لك. تم إرسال البلاغ.',
    failed: 'تعذّر إرسال البلاغ. يُرجى المحاولة لاحقًا.',
  },
  ja: {
    report: 'このページを報告',
    question: 'どのような問題がありますか？',
    send: '報告を送信',
    cancel: 'キャンセル',
    thanks: 'ありがとうございます。報告を送信しました。',
    failed: '報告を送信できませんでした。しばらくしてからもう一度お試しください。',
  },
  zh: {
    report: '举报此页面',
    question: '它有什么问题？',
    send: '提交举报',
    cancel: '取消',
    thanks: '谢谢。举报已提交。',
    failed: '举报未能提交，请稍后再试。',
  },
}

/** Returns the texts in the language of a locale such as `de-AT`, or else in English, with that language. */
export function reportWords(locale: string): { language: string; words: ReportWords } {
  const language = locale.slice(0, 2).toLowerCase()
  const words = OTHERS[language]
  return words ? { language, words } : { language: 'en', words: ENGLISH }
}
