/**
 * Copies `text` to the clipboard and reports whether that worked. Pages served over plain HTTP on a local network have
 * no clipboard API. There, `fallback`, an element that shows the text, is selected and copied, and stays selected if
 * copying fails.
 */
export async function copyText(text: string, fallback: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    getSelection()?.selectAllChildren(fallback)
    return document.execCommand('copy')
  }
}
