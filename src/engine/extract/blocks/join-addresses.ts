import type { Block } from './page-types.ts'

const MAX_LINE = 60
const POSTCODE = '(?:[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}|[A-Z]\\d[A-Z]\\s\\d[A-Z]\\d)'
const NAME = "\\p{Lu}[\\p{L} .'’-]{1,40}"
/** A town with its postcode, in British, Canadian, continental and American notation. */
const TOWN = `(?:${NAME},?\\s${POSTCODE}|(?:[A-Z]{1,2}-)?\\d{4,5}\\s${NAME}|${NAME},\\s[A-Z]{2}\\s\\d{5})`
const IS_TOWN = new RegExp(`^${TOWN}$`, 'u')
const ENDS_WITH_TOWN = new RegExp(`(?:^|\\s)${TOWN}$`, 'u')
const IS_POSTCODE = new RegExp(`^${POSTCODE}$`, 'u')
const IS_NAME = new RegExp(`^${NAME},?$`, 'u')

type Plain = Extract<Block, { kind: 'paragraph' | 'list-item' }>

/**
 * Joins the lines of an address into one, up to its town or postcode, because one line alone does not say where.
 * Keeps the page's words and punctuation.
 */
export function joinAddresses(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const each of blocks) {
    let block = isPlain(each) && each.text.includes('\n') ? { ...each, text: joinLines(each.text) } : each
    for (
      let above = joined.at(-1);
      above && isPlain(above) && isPlain(block) && above.region === block.region;
      above = joined.at(-1)
    ) {
      const text = joinTwo(above.text, block.text)
      if (text === undefined) break
      joined.pop()
      block = { ...above, text }
    }
    joined.push(block)
  }
  return joined
}

function isPlain(block: Block): block is Plain {
  return (block.kind === 'paragraph' || block.kind === 'list-item') && !block.linked
}

function joinLines(text: string): string {
  const lines: string[] = []
  for (let line of text.split('\n')) {
    for (
      let whole = joinTwo(lines.at(-1) ?? '', line);
      whole !== undefined;
      whole = joinTwo(lines.at(-1) ?? '', line)
    ) {
      lines.pop()
      line = whole
    }
    lines.push(line)
  }
  return lines.join('\n')
}

/**
 * Returns two lines as one if they are parts of an address: a town above its postcode, or a line above a town that
 * has a number or ends with a comma.
 */
function joinTwo(above: string, below: string): string | undefined {
  if (above.length > MAX_LINE || !/\p{L}{3}/u.test(above) || /[@€£$:!?\n]|\d{5}|\.$/u.test(above)) return undefined
  const open = above.replace(/,$/u, '')
  if (IS_POSTCODE.test(below)) return IS_NAME.test(above) ? `${open} ${below}` : undefined
  const goesOn = open !== above || (/\d/u.test(above) && IS_TOWN.test(below))
  return goesOn && ENDS_WITH_TOWN.test(below) ? `${above} ${below}` : undefined
}
