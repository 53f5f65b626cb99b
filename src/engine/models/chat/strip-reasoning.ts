const OPENS = /<(think|thinking|thought|reasoning|reflection)>/i
const LONGEST_TAG = '</reflection>'.length

/**
 * Takes a model's reasoning out of its text as it comes, where it writes it between tags instead of in parts of its own. What stands in tags
 * that never close is not shown at all.
 */
export function createReasoningFilter(): { push(text: string): string; end(): string } {
  let waiting = ''
  let closing: RegExp | undefined
  const take = (isLast: boolean): string => {
    let shown = ''
    for (;;) {
      if (closing !== undefined) {
        const closes = closing.exec(waiting)
        if (!closes) {
          waiting = isLast ? '' : waiting.slice(-LONGEST_TAG)
          return shown
        }
        waiting = waiting.slice(closes.index + closes[0].length).replace(/^\s+/, '')
        closing = undefined
        continue
      }
      const opens = OPENS.exec(waiting)
      if (opens) {
        shown += waiting.slice(0, opens.index)
        waiting = waiting.slice(opens.index + opens[0].length)
        closing = new RegExp(`</${opens[1]}>`, 'i')
        continue
      }
      const from = isLast ? waiting.length : possibleTagStart(waiting)
      shown += waiting.slice(0, from)
      waiting = waiting.slice(from)
      return shown
    }
  }
  return {
    push: (text) => {
      waiting += text
      return take(false)
    },
    end: () => take(true),
  }
}

/** Where a tag may have begun whose end has not come yet. */
function possibleTagStart(text: string): number {
  const at = text.lastIndexOf('<')
  return at !== -1 && text.length - at < LONGEST_TAG && !text.slice(at).includes('>') ? at : text.length
}
