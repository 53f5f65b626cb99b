/** Returns a text without characters that control a terminal: strangers choose the names of agents. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '')
