/** Returns the text without percent-encoding, or unchanged if it does not decode to UTF-8. Never throws. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
