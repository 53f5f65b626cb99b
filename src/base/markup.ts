import { escapeHtml } from './escape-html.ts'

/** Escaped HTML. */
export interface Markup {
  markup: string
}

type Part = string | Markup | Markup[] | undefined

/** Builds HTML and escapes values that are not HTML already. `undefined` is left out. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...values.map(toMarkup)) }
}

function toMarkup(value: Part): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escapeHtml(value)
  return [value]
    .flat()
    .map(({ markup }) => markup)
    .join('\n')
}
