const NAMES = 'think|thinking|thought|reasoning|reflection'
/** After one of these tokens, a model writes other people's turns or nothing. */
const TURN_END = '<\\|(?:im_end|end|return|eot_id|eom_id|endoftext|end_of_text)\\|>|</s>|<end_of_turn>'
const TAG = new RegExp(`<(/?)(${NAMES})>|<(tool_calls?)>|<\\|channel\\|>|${TURN_END}`, 'i')
/** The mark at which all channels that are not for the reader end. */
const FINAL_CHANNEL = /final<\|message\|>/
const NEVER_CLOSES = /(?!)/
const CLOSES = new RegExp(`</(?:${NAMES})>`, 'i')
const BEGINS_OPEN = new RegExp(`^\\s*<(?:${NAMES})>`, 'i')
const LONGEST_TAG = 'final<|message|>'.length

export interface ReasoningFilter {
  /** Returns the text that may be shown after this part. */
  push(text: string): string
  /** Returns held-back text that turns out not to be reasoning. */
  end(): string
  /** Reports whether a tag closed reasoning that no tag had opened: the model's template writes the opening one. */
  hasUnopenedEnd(): boolean
}

/**
 * Removes reasoning, tool calls and everything after the end-of-turn token from a streamed text. If a tag never
 * closes, drops the rest. With `beginsInside`, everything before the first closing tag is reasoning. A text without
 * such a tag is shown at the end.
 */
export function createReasoningFilter(beginsInside = false): ReasoningFilter {
  return beginsInside ? createInsideFilter() : createTagFilter()
}

/** Holds text back until a closing tag comes, or until the text turns out to begin with an opening one. */
function createInsideFilter(): ReasoningFilter {
  let held = ''
  let filter: ReasoningFilter | undefined
  const start = (text: string, isAfterReasoning: boolean): string => {
    filter = createTagFilter(isAfterReasoning)
    return filter.push(text)
  }
  return {
    push: (text) => {
      if (filter) return filter.push(text)
      held += text
      if (BEGINS_OPEN.test(held)) return start(held, false)
      const closes = CLOSES.exec(held)
      return closes ? start(held.slice(closes.index + closes[0].length), true) : ''
    },
    end: () => (filter ? '' : start(held, false)) + (filter?.end() ?? ''),
    hasUnopenedEnd: () => filter?.hasUnopenedEnd() ?? false,
  }
}

/** `isAfterReasoning` if a tag has just closed reasoning that no tag had opened. */
function createTagFilter(isAfterReasoning = false): ReasoningFilter {
  let waiting = ''
  let closing: RegExp | undefined
  /** White space after reasoning is removed too. */
  let hasJustClosed = isAfterReasoning
  let hasUnopenedEnd = isAfterReasoning
  const take = (isLast: boolean): string => {
    let shown = ''
    for (;;) {
      if (hasJustClosed) waiting = waiting.trimStart()
      if (waiting !== '') hasJustClosed = false
      const tag = takeTag(waiting, closing)
      if (!tag) break
      if (tag.isEnd && closing === undefined) hasUnopenedEnd = true
      shown += tag.shown
      waiting = tag.rest
      closing = tag.closing
      hasJustClosed = tag.isEnd
    }
    if (closing !== undefined) {
      waiting = isLast ? '' : waiting.slice(-LONGEST_TAG)
      return shown
    }
    const end = isLast ? waiting.length : possibleTagStart(waiting)
    shown += waiting.slice(0, end)
    waiting = waiting.slice(end)
    return shown
  }
  return {
    push: (text) => {
      waiting += text
      return take(false)
    },
    end: () => take(true),
    hasUnopenedEnd: () => hasUnopenedEnd,
  }
}

interface TakenTag {
  /** The text before the tag, unless it is reasoning. */
  shown: string
  /** The text after the tag. */
  rest: string
  isEnd: boolean
  /** What closes the tag, or undefined after a closing one. */
  closing: RegExp | undefined
}

/** Takes the next tag from a text: one that closes the open tag or, if none is open, any tag. */
function takeTag(waiting: string, open: RegExp | undefined): TakenTag | undefined {
  const found = (open ?? TAG).exec(waiting)
  if (!found) return undefined
  const [tag, slash, thought, call] = found
  const isEnd = open !== undefined || slash === '/'
  return {
    shown: open === undefined ? waiting.slice(0, found.index) : '',
    rest: waiting.slice(found.index + tag.length),
    isEnd,
    closing: isEnd ? undefined : closingOf(tag, thought ?? call),
  }
}

function closingOf(tag: string, name: string | undefined): RegExp {
  if (name !== undefined) return new RegExp(`</${name}>`, 'i')
  return tag === '<|channel|>' ? FINAL_CHANNEL : NEVER_CLOSES
}

/** Returns the position of a tag that may have begun but is not complete. */
function possibleTagStart(text: string): number {
  const at = text.lastIndexOf('<')
  return at !== -1 && text.length - at < LONGEST_TAG && !text.slice(at).includes('>') ? at : text.length
}
