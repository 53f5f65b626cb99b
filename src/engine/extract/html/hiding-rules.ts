import { rawText, type HtmlElement } from './html-tree.ts'

const MAX_CSS = 200_000
const HIDES =
  /display\s*:\s*none|font-size\s*:\s*0|(?<![\w-])(?:left|top|right|bottom|text-indent|margin-left|margin-top)\s*:\s*-\d{3}|clip(?:-path)?\s*:|(?<![\w-])(?:max-)?(?:height|width)\s*:\s*0(?![.\d])|opacity\s*:\s*0|scale\(\s*0|translate[xy3d]{0,2}\([^)]{0,20}-\d{3}|(?<![\w-])color\s*:\s*transparent|(?<![\w-])color\s*:[^}]{0,80}background|background[^}]{0,80}(?<![\w-])color\s*:/iu
const SIMPLE = /^[.#](?:[\p{L}_]|-[\p{L}_-])[\p{L}\p{N}_-]{0,80}$/u

/**
 * Adds the declarations of the page's own style sheets that hide elements to the style of those elements. Reads rules
 * for one class or one ID outside `@media`. Skips a rule if another rule also names its class or ID, because that one
 * may show the element with a script.
 */
export function applyHidingRules(elements: readonly HtmlElement[]): void {
  const css = elements.flatMap((element) => (element.tag === 'style' ? [rawText(element)] : [])).join('\n')
  const hiding = readHidingRules(css.slice(0, MAX_CSS))
  if (hiding.size === 0) return
  for (const { attributes } of elements) {
    const names = [...(attributes['class'] ?? '').split(/\s+/).map((name) => `.${name}`), `#${attributes['id'] ?? ''}`]
    const rules = names.flatMap((name) => hiding.get(name) ?? [])
    if (rules.length > 0) attributes['style'] = [attributes['style'] ?? '', ...rules].join(';')
  }
}

function readHidingRules(css: string): Map<string, string> {
  const hiding = new Map<string, string>()
  if (!HIDES.test(css)) return hiding
  const mentions = new Map<string, number>()
  let depth = 0
  let selectors = ''
  for (const piece of css.replace(/\/\*[^]*?\*\//g, '').split(/(?<=[{}])/)) {
    const text = piece.slice(0, -1)
    if (piece.endsWith('{')) {
      depth++
      selectors = text
      for (const [name] of text.matchAll(/[.#][\p{L}_-][\p{L}\p{N}_-]*/gu))
        mentions.set(name, (mentions.get(name) ?? 0) + 1)
    } else if (piece.endsWith('}')) {
      if (depth === 1 && HIDES.test(text))
        for (const selector of selectors.split(',').map((one) => one.trim()))
          if (SIMPLE.test(selector)) hiding.set(selector, text)
      depth = Math.max(0, depth - 1)
      selectors = ''
    }
  }
  for (const [name, count] of mentions) if (count > 1) hiding.delete(name)
  return hiding
}
