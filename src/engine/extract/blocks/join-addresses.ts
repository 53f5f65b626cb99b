import type { Block } from '../page-types.ts'

const MAX_STREET = 60
/** A town with its postcode and nothing else, as the British, the continent and America write it. */
const TOWN =
  /^(?:\p{Lu}[\p{L} .'’-]{1,40},?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L} .'’-]{1,40}|\p{Lu}[\p{L} .'’-]{1,40},\s[A-Z]{2}\s\d{5})$/u

type Plain = Extract<Block, { kind: 'paragraph' | 'list-item' }>

/** Puts streets and the towns on the line below into one line: neither says where without the other. */
export function joinAddresses(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const each of blocks) {
    const block = isPlain(each) && each.text.includes('\n') ? { ...each, text: joinLines(each.text) } : each
    const street = joined.at(-1)
    if (street && isPlain(street) && isPlain(block) && street.region === block.region && isAddress(street.text, block.text))
      joined[joined.length - 1] = { ...street, text: `${street.text}, ${block.text}` }
    else joined.push(block)
  }
  return joined
}

function isPlain(block: Block): block is Plain {
  return (block.kind === 'paragraph' || block.kind === 'list-item') && !block.linked
}

function joinLines(text: string): string {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const street = lines.at(-1)
    if (street !== undefined && isAddress(street, line)) lines[lines.length - 1] = `${street}, ${line}`
    else lines.push(line)
  }
  return lines.join('\n')
}

function isAddress(street: string, town: string): boolean {
  return (
    street.length <= MAX_STREET &&
    TOWN.test(town) &&
    /\d/u.test(street) &&
    /\p{L}{3}/u.test(street) &&
    !/[@€£$:!?\n]|\d{5}|\.$/u.test(street)
  )
}
