/** A new element with these attributes and children; a string child is text. */
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

/** A 24 by 24 line drawing in the colour of the text around it, hidden from assistive technology. */
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

/** A picture that says nothing to a screen reader, and goes when it cannot be had. */
export function drawImage(src: string): HTMLImageElement {
  const image = drawElement('img', { src, alt: '', referrerpolicy: 'no-referrer', loading: 'lazy' })
  image.addEventListener('error', () => image.remove())
  return image
}

/** A constructed style sheet, which a Content-Security-Policy allows where inline styles are refused. */
export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
