import { Link } from 'react-router'
import type { Figure } from '#src/contract/api/insights-contract.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Period } from '../../lib/insights-api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { useFigureDownload } from './insight-queries.ts'
import { insightsText as text } from './insights-text.ts'

interface FigureTableProps {
  title: string
  lead?: string
  figure: Figure
  period: Period
  /** The first column names the row. */
  columns: string[]
  rows: FigureRow[]
  none?: string
}

interface FigureRow {
  name: string
  /** Path of the conversations behind the figures. */
  to?: string
  figures: number[]
}

/** A table of figures that can be downloaded as CSV. */
export function FigureTable({ title, lead, figure, period, columns, rows, none }: FigureTableProps) {
  return (
    <Card title={title} aside={<CsvButton title={title} figure={figure} period={period} />}>
      {lead && <p className="empty">{lead}</p>}
      {rows.length === 0 && none ? (
        <p className="empty">{none}</p>
      ) : (
        <PlainTable title={title} columns={columns} rows={rows} />
      )}
    </Card>
  )
}

export function PlainTable({ title, columns, rows }: Pick<FigureTableProps, 'title' | 'columns' | 'rows'>) {
  return (
    <ScrollRegion className="figure-scroll" kind="group" label={title}>
      <table className="figure-table">
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ name, to, figures }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {to === undefined ? name : <Link to={to}>{name}</Link>}
              </th>
              {figures.map((value, at) => (
                <td key={at}>{formatNumber(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

export function CsvButton({ title, figure, period }: Pick<FigureTableProps, 'title' | 'figure' | 'period'>) {
  const download = useFigureDownload(period)
  return (
    <Button
      aria-label={text.csv(title)}
      busy={download.isPending}
      onClick={() => download.mutate(figure, { onError: showFailure })}
    >
      <Icon name="download" />
      {text.download}
    </Button>
  )
}
