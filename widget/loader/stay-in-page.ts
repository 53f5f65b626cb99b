/**
 * Puts an element behind the body as soon as there is one, and back should it fall out. There it stays as it is, with
 * its scrolling and its focus, when a router swaps, morphs or empties the body. Lasts until the returned function is
 * called, which also removes the element.
 */
export function stayInPage(element: HTMLElement): () => void {
  const page = document.documentElement
  const attach = () => {
    if (document.body && !element.isConnected) page.append(element)
  }
  const watch = new MutationObserver(attach)
  watch.observe(page, { childList: true })
  attach()
  return () => {
    watch.disconnect()
    element.remove()
  }
}
