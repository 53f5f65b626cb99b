import type { InsightsResponse } from '#src/contract/api/insights-contract.ts'
import { formatNumber, formatShare } from '../../lib/format.ts'
import { insightsText } from './insights-text.ts'

const text = insightsText.totals

/** Shows the totals of the period in one row. */
export function TotalsList({ totals }: Pick<InsightsResponse, 'totals'>) {
  const { answered_share: share, thumbs_up: up, thumbs_down: down } = totals
  const figures = [
    [text.conversations, formatNumber(totals.conversations)],
    [text.answered_share, share === null ? text.noShare : formatShare(share)],
    [text.leads, formatNumber(totals.leads)],
    [text.credits, formatNumber(totals.credits)],
    [text.taken_over, formatNumber(totals.taken_over)],
    [text.thumbs, text.thumbsOf(up, down)],
  ]
  return (
    <dl className="totals" aria-label={text.title}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
