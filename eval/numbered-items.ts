/** An item of an agent's knowledge as a prompt or a search result shows it. */
export interface NumberedItem {
  number: number
  /** The page it comes from, or '' if the prompt does not say. */
  url: string
  text: string
}

const HEAD = /^\[(\d{1,4})\] (.*)$/
const PAGE = /^Page (\S+)$/
const FENCE = /^<\/?[\w-]+ \w+>$/

/** Reads the items that a prompt numbers as `[12] title`, each with the lines below it. */
export function readNumberedItems(prompt: string): NumberedItem[] {
  const items = new Map<number, NumberedItem>()
  let url = ''
  let current: NumberedItem | undefined
  for (const line of prompt.split('\n')) {
    const [, page] = PAGE.exec(line) ?? []
    const [, number, title = ''] = HEAD.exec(line) ?? []
    if (page !== undefined || FENCE.test(line)) {
      url = page ?? ''
      current = undefined
    } else if (number === undefined) {
      if (current) current.text += `\n${line}`
    } else {
      const known = items.get(Number(number))
      // The list of titles comes before the items and has no text of its own.
      current = {
        number: Number(number),
        url: url || (known?.url ?? ''),
        text: [known?.text, title].filter(Boolean).join('\n'),
      }
      items.set(current.number, current)
    }
  }
  return [...items.values()]
}
