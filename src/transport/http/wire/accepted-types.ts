/**
 * Reports whether a client asks for Markdown rather than HTML: its `Accept` names `text/markdown` with at least the
 * weight of `text/html`. Browsers do not name it.
 */
export function prefersMarkdown(accept = ''): boolean {
  const weights = new Map(
    accept.split(',').map((part): [string, number] => {
      const [type = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      const weight = parameters.find((word) => word.startsWith('q='))
      return [type, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}
