/**
 * Adds an element after the body, and again if it is removed. It keeps its scroll position and focus when a router
 * swaps, morphs or empties the body. Returns a function that stops and removes the element.
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
