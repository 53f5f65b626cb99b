/**
 * Puts an element at the end of the body and back whenever it falls out, as when a router swaps the body or empties it. Lasts until
 * the returned function is called, which also removes the element.
 */
export function stayInBody(element: HTMLElement): () => void {
  const watch = new MutationObserver(attach)
  function attach(): void {
    if (element.isConnected || !document.body) return
    document.body.append(element)
    watch.observe(document.body, { childList: true })
  }
  watch.observe(document.documentElement, { childList: true })
  attach()
  return () => {
    watch.disconnect()
    element.remove()
  }
}
