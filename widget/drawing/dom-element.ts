/** Creates an element with attributes and children; a string is a text node. */
export function drawElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Creates a 24 × 24 icon in the current text color, hidden from assistive technology. */
export function drawIcon(path: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(namespace, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(namespace, 'path')
  line.setAttribute('d', path)
  icon.append(line)
  return icon
}

/** Creates a decorative image that removes itself if it does not load. */
export function drawImage(src: string): HTMLImageElement {
  const image = drawElement('img', { src, alt: '', referrerpolicy: 'no-referrer', loading: 'lazy' })
  image.addEventListener('error', () => image.remove())
  return image
}

/** Creates a constructed style sheet, which a Content-Security-Policy without inline styles allows. */
export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
