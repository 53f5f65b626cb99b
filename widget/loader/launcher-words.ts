const names: Record<string, string> = { pl: 'Czat', tr: 'Sohbet', ar: 'الدردشة', ja: 'チャット', zh: '聊天' }

/** Returns the launcher's label in the page's language, or else the browser's. */
export function launcherName(): string {
  return names[(document.documentElement.lang || navigator.language).slice(0, 2)] ?? 'Chat'
}
