import { emptyEntry, type DataEntry } from './component-data.ts'
import type { PriceShape } from './component-prices.ts'

/** Code between brackets, a tag, or an element with what it holds, that is open. */
export interface Frame {
  kind: 'code' | 'tag' | 'markup'
  /** Of code: the bracket that ends it. */
  close: string
  /** Of code and markup: the member or variable that it is the value of. Of a tag: its last attribute. */
  key: string
  /** Of code: the variable that it is the value of. */
  declares: string
  entry: DataEntry
  /** Of markup: how many elements are open. */
  depth: number
  /** Of a tag. */
  name: string
  address: string
  /** What it holds is not shown: a type, or the shape of data that were shown before. */
  silent: boolean
  /** Of code: it names what only the running program knows. */
  names: boolean
  /** For an expression in markup: where it begins. For both: how much was shown before. */
  from: number
  shown: number
}

/** Stands for what only the running program knows. */
export const GAP = '\uFFFC'

export interface Walk {
  source: string
  at: number
  frames: Frame[]
  /** How many of them are markup. */
  markups: number
  /** How many tables are open. */
  tables: number
  out: string[]
  /** The HTML of variables, and the same as rows of a table, '' once it was shown. */
  data: Map<string, { html: string; rows: string }>
  /** The text of variables that are strings. */
  strings: Map<string, string>
  shape: PriceShape
  /** The last token that is no white space. */
  before: string
  /**
   * The member whose value comes next, the variable that is being declared (`?` before its name), and the one whose
   * value comes next.
   */
  key: string
  variable: string
  declares: string
  isType: boolean
}

/** Deeper content is left out. */
export const MAX_DEPTH = 60
/** Opens a frame, as silent as the one around it. */
export function open(walk: Walk, kind: Frame['kind'], given: Partial<Frame>): Frame {
  const silent = walk.frames.at(-1)?.silent ?? false
  const frame: Frame = {
    kind,
    close: '',
    key: '',
    declares: '',
    entry: emptyEntry(),
    depth: 0,
    name: '',
    address: '',
    silent,
    names: false,
    from: 0,
    shown: 0,
    ...given,
  }
  if (kind === 'markup') walk.markups++
  walk.frames.push(frame)
  return frame
}

/** Shows HTML, where anything is shown. */
export function say(walk: Walk, html: string): void {
  if (html !== '' && !walk.frames.at(-1)?.silent) walk.out.push(html)
}

/** The text that an expression matches right here, which is passed over. */
export function take(walk: Walk, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = walk.at
  const found = pattern.exec(walk.source) ?? undefined
  if (found) walk.at = pattern.lastIndex
  return found
}

/** Whether an expression matches right here. */
export function comesNext({ source, at }: Walk, pattern: RegExp): boolean {
  pattern.lastIndex = at
  return pattern.test(source)
}

/** Continues after the next such text, or at the end. */
export function passOver(walk: Walk, end: string): void {
  const at = walk.source.indexOf(end, walk.at)
  walk.at = at === -1 ? walk.source.length : at + end.length
}
