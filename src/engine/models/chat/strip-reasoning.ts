const NAMES = 'think|thinking|thought|reasoning|reflection'
/** Behind it the model speaks for others, or nobody does. */
const TURN_END = '<\\|(?:im_end|end|return|eot_id|eom_id|endoftext|end_of_text)\\|>|</s>|<end_of_turn>'
const TAG = new RegExp(`<(/?)(${NAMES})>|<(tool_calls?)>|<\\|channel\\|>|${TURN_END}`, 'i')
/** Marks the end of each channel that is not for the reader. */
const FINAL_CHANNEL = /final<\|message\|>/
const NEVER = /(?!)/
const CLOSES = new RegExp(`</(?:${NAMES})>`, 'i')
const BEGINS_OPEN = new RegExp(`^\\s*<(?:${NAMES})>`, 'i')
const LONGEST_TAG = 'final<|message|>'.length

export interface ReasoningFilter {
  /** Returns the text that may be shown after this part. */
  push(text: string): string
  /** Returns held-back text that turns out not to be reasoning. */
  end(): string
  /** Whether a tag closed reasoning that no tag had opened: the model's template writes the opening one. */
  closedUnopened(): boolean
}

/**
 * Takes a model's reasoning and its calls of tools out of its text as it comes, where it, or the server before it,
 * writes them between tags instead of in parts of their own, and all behind the token that ends its turn. What stands
 * in tags that never close is not shown at all. With `beginsInside` all before the first closing tag is reasoning as
 * well; a text without one has none, and is shown at its end.
 */
export function createReasoningFilter(beginsInside = false): ReasoningFilter {
  let held: string | undefined = beginsInside ? '' : undefined
  let waiting = ''
  let closing: RegExp | undefined
  let closedUnopened = false
  /** Reasoning has just ended: the white space behind it goes too. */
  let isBehind = false
  const take = (isLast: boolean): string => {
    let shown = ''
    for (;;) {
      if (isBehind) waiting = waiting.trimStart()
      if (waiting !== '') isBehind = false
      const found = (closing ?? TAG).exec(waiting)
      if (!found && closing !== undefined) {
        waiting = isLast ? '' : waiting.slice(-LONGEST_TAG)
        return shown
      }
      if (!found) {
        const from = isLast ? waiting.length : possibleTagStart(waiting)
        shown += waiting.slice(0, from)
        waiting = waiting.slice(from)
        return shown
      }
      const [tag, slash, thought, call] = found
      if (closing === undefined) shown += waiting.slice(0, found.index)
      waiting = waiting.slice(found.index + tag.length)
      const isEnd = closing !== undefined || slash === '/'
      isBehind = isEnd
      if (isEnd && closing === undefined) closedUnopened = true
      closing = isEnd ? undefined : closingOf(tag, thought ?? call)
    }
  }
  return {
    push: (text) => {
      if (held === undefined) waiting += text
      else {
        held += text
        const closes = BEGINS_OPEN.test(held) ? undefined : CLOSES.exec(held)
        if (closes === null) return ''
        waiting = closes ? held.slice(closes.index + closes[0].length) : held
        closedUnopened = isBehind = closes !== undefined
        held = undefined
      }
      return take(false)
    },
    end: () => {
      waiting += held ?? ''
      return take(true)
    },
    closedUnopened: () => closedUnopened,
  }
}

function closingOf(tag: string, name: string | undefined): RegExp {
  if (name !== undefined) return new RegExp(`</${name}>`, 'i')
  return tag === '<|channel|>' ? FINAL_CHANNEL : NEVER
}

/** Returns the position of a tag that may have begun but is not complete. */
function possibleTagStart(text: string): number {
  const at = text.lastIndexOf('<')
  return at !== -1 && text.length - at < LONGEST_TAG && !text.slice(at).includes('>') ? at : text.length
}
