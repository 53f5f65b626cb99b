import type { MarkdownLine } from '../units/markdown-lines.ts'
import { isPriced } from './offer-prices.ts'
import type { Offer, Origin } from './offer-types.ts'

const MIN_LISTED = 2
/** "Name – for whom: price", "Name (for whom), price", "Name: price". */
const LISTED = /^(\p{L}[^:：–—(,|]{1,38}?)\s*(?::|：|\s[–—-]\s|,|\s\()\s*(\S.{0,200})$/u
const PRICE_LAST = /^(.{2,160}?)\)?\s*(?:[:：,;]|\s[–—-])\s+([^:：;]{2,60})$/u

/** The lines of a list that each give a name and a price, as offers, where several stand together. */
export function listOffers(lines: readonly MarkdownLine[], { item, place, page }: Origin): Offer[] {
  const offers: Offer[] = []
  let together: Offer[] = []
  const take = (): void => {
    if (together.length >= MIN_LISTED) offers.push(...together)
    together = []
  }
  for (const [at, line] of lines.entries()) {
    const read = line.kind === 'list' ? readLine(line.text) : undefined
    if (!read) {
      take()
      continue
    }
    const beside = together[0]?.besides[0] ?? { key: `${item.id} list ${at}`, label: page.label }
    together.push({
      ...read,
      itemIds: [item.id],
      place,
      besides: [beside],
      kind: item.type === 'policy' ? 'policy' : 'list',
    })
  }
  take()
  return offers
}

function readLine(text: string): Pick<Offer, 'title' | 'price' | 'details'> | undefined {
  const [, title = '', rest = ''] = LISTED.exec(text) ?? []
  if (rest === '' || isPriced(title) || !isPriced(rest)) return undefined
  const [, remark = '', last = ''] = PRICE_LAST.exec(rest) ?? []
  if (remark === '' || isPriced(remark) || !isPriced(last))
    return { title, price: { label: '', value: rest }, details: [] }
  return { title, price: { label: '', value: last }, details: [{ label: '', value: remark }] }
}
