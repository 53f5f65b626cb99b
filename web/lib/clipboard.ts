/**
 * Puts `text` on the clipboard and says whether it worked. Pages served over plain http on a local network have no
 * clipboard API; `fallback`, an element that shows the text, is then selected and copied from, and stays selected when
 * that fails too.
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
