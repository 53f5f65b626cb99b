/** A text without its percent-encoding; as it stands where that is not UTF-8. Never throws. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
