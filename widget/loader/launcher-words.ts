import type { Language } from '../words/reader-language.ts'

/**
 * What the launcher is called where it is not `Chat`; whether it is open, assistive technology says itself. Apart from the panel's
 * words, to keep the loader small.
 */
export const launcherWords: Partial<Record<Language, string>> = {
  pl: 'Czat',
  tr: 'Sohbet',
  ar: 'الدردشة',
  ja: 'チャット',
  zh: '聊天',
}
