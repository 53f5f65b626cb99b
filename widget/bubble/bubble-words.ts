import type { Language } from '../words/reader-language.ts'

/** Label of the button that dismisses the bubble. */
export const dismissWords: Record<Language, string> = {
  en: 'Close',
  de: 'Schließen',
  fr: 'Fermer',
  es: 'Cerrar',
  pt: 'Fechar',
  it: 'Chiudi',
  nl: 'Sluiten',
  pl: 'Zamknij',
  tr: 'Kapat',
  ar: 'إغلاق',
  ja: '閉じる',
  zh: '关闭',
}
