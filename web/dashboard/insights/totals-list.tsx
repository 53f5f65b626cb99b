import { Link } from 'react-router'
import type { InsightsResponse } from '#src/contract/api/insights-contract.ts'
import { formatDay, formatNumber, formatShare } from '../../lib/format.ts'
import type { Period } from '../../lib/insights-api.ts'
import { compareText } from './compare-text.ts'
import { conversationsLink } from './conversations-link.ts'
import { insightsText } from './insights-text.ts'

const text = insightsText.totals

interface TotalsListProps {
  data: InsightsResponse
  period: Period
}

/** Shows the totals of the period in one row, each with its change and a link to its conversations. */
export function TotalsList({ data: { totals, previous }, period }: TotalsListProps) {
  const before = previous.totals
  const { answered_share: share, thumbs_up: up, thumbs_down: down } = totals
  const counted = (field: 'conversations' | 'leads' | 'credits' | 'taken_over', show = '') => ({
    name: text[field],
    value: formatNumber(totals[field]),
    change: compareText.change(totals[field], before[field]),
    show,
  })
  const figures = [
    counted('conversations'),
    {
      name: text.answered_share,
      value: share === null ? text.noShare : formatShare(share),
      change:
        share === null || before.answered_share === null
          ? compareText.nothingBefore
          : compareText.shareChange(share, before.answered_share),
      show: 'unanswered',
    },
    counted('leads', 'lead'),
    counted('credits'),
    counted('taken_over', 'taken_over'),
    {
      name: text.thumbs,
      value: text.thumbsOf(up, down),
      change: compareText.change(down, before.thumbs_down),
      show: 'down',
    },
  ]
  return (
    <>
      <dl className="totals" aria-label={text.title}>
        {figures.map(({ name, value, change, show }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Link to={conversationsLink(period, { show })}>
                {value}
                <span className="visually-hidden">: {name}</span>
              </Link>
            </dd>
            <dd className="change">{change}</dd>
          </div>
        ))}
      </dl>
      <p className="empty">{compareText.lead(formatDay(previous.from), formatDay(previous.to))}</p>
    </>
  )
}
