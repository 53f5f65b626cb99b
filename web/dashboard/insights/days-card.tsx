import { useId, useMemo, useState } from 'react'
import type { InsightsResponse } from '#src/contract/api/insights-contract.ts'
import type { Period } from '../../lib/insights-api.ts'
import { Card } from '../../ui/card.tsx'
import { LineChart } from '../../ui/line-chart.tsx'
import { useDarkness } from '../theme.ts'
import { formatDay } from '../../lib/format.ts'
import { conversationsLink } from './conversations-link.ts'
import { CsvButton, PlainTable } from './figure-table.tsx'
import { insightsText } from './insights-text.ts'

const text = insightsText.days
const MEASURES = ['conversations', 'replies', 'answered', 'leads', 'credits'] as const

/** Shows one measure as a chart by day, and all measures as a table. */
export function DaysCard({ data, period }: { data: InsightsResponse; period: Period }) {
  const name = useId()
  const dark = useDarkness()
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('conversations')
  const days = useMemo(() => data.days.map(({ day }) => day), [data])
  const values = useMemo(() => data.days.map((day) => day[measure]), [data, measure])
  return (
    <Card title={text.title} aside={<CsvButton title={text.title} figure="days" period={period} />}>
      <p className="empty">{insightsText.lead(data.time_zone)}</p>
      <fieldset className="chips">
        <legend className="visually-hidden">{text.curve}</legend>
        {MEASURES.map((each) => (
          <label key={each} className="chip">
            <input type="radio" name={name} checked={each === measure} onChange={() => setMeasure(each)} />
            {insightsText.measures[each]}
          </label>
        ))}
      </fieldset>
      <LineChart days={days} dayLabel={text.day} label={insightsText.measures[measure]} values={values} dark={dark} />
      <details className="disclosure">
        <summary>{text.table}</summary>
        <PlainTable
          title={text.title}
          columns={[text.day, ...MEASURES.map((each) => insightsText.measures[each])]}
          rows={data.days.map((row) => ({
            name: formatDay(row.day),
            to: conversationsLink({ ...period, from: row.day, to: row.day }),
            figures: MEASURES.map((each) => row[each]),
          }))}
        />
      </details>
    </Card>
  )
}
