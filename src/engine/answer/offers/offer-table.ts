import { sentencesOf } from '../../language/sentences.ts'
import type { Phrases } from '../../language/phrases-types.ts'
import { fold } from '../../language/fold.ts'
import type { Offer, OfferDetail } from './offer-types.ts'

const MAX_ROWS = 10
const MAX_CELL = 200
const NOT_SAID = '–'

/**
 * A Markdown table of offers in the site's words: the price, each label, and what has none. The offers are its columns,
 * under an empty first cell, unless they are more than what is said of them: then its rows. `undefined` where nothing
 * is said of them.
 */
export function offerTable(
  offers: readonly Offer[],
  heads: Pick<Phrases['offers'], 'offer' | 'price'>,
): string | undefined {
  const rows = rowsOf(offers, heads.price)
  if (rows.length === 0) return undefined
  const titles = offers.map(({ title }) => title)
  const isLong = offers.length > rows.length
  const [head = [], ...others] = isLong ? turned([[heads.offer, ...titles], ...rows]) : [['', ...titles], ...rows]
  return [head, head.map(() => '---'), ...others].map(tableLine).join('\n')
}

const turned = (rows: readonly string[][]): string[][] =>
  (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''))

const tableLine = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function rowsOf(offers: readonly Offer[], priceLabel: string): string[][] {
  const labels = new Map(
    offers.flatMap(({ details }) =>
      details.filter(({ label }) => label !== '').map(({ label }) => [fold(label), label]),
    ),
  )
  const price = offers.some((offer) => offer.price)
    ? [
        [
          offers.find((offer) => offer.price?.label)?.price?.label ?? priceLabel,
          ...offers.map((offer) => offer.price?.value ?? NOT_SAID),
        ],
      ]
    : []
  const labelled = [...labels].map(([folded, label]) => [
    label,
    ...offers.map(({ details }) => valueOf(details, folded)),
  ])
  const remarks = offers.map(({ details }) => remarkOf(details))
  const last = remarks.some((remark) => remark !== NOT_SAID) ? [['', ...remarks]] : []
  return [...price, ...labelled.slice(0, MAX_ROWS), ...last]
}

function valueOf(details: readonly OfferDetail[], label: string): string {
  return details.find((detail) => fold(detail.label) === label)?.value.slice(0, MAX_CELL) ?? NOT_SAID
}

/** As many whole sentences of what is said without a label as fit. */
function remarkOf(details: readonly OfferDetail[]): string {
  let said = ''
  for (const { label, value } of details) {
    if (label !== '') continue
    for (const sentence of sentencesOf(value)) {
      const joined = said === '' ? sentence : `${said}${/[.!?]$/.test(said) ? '' : ';'} ${sentence}`
      if (joined.length > MAX_CELL) return said || NOT_SAID
      said = joined
    }
  }
  return said || NOT_SAID
}
