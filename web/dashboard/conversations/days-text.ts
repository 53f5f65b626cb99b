import { formatDay } from '../../lib/format.ts'

/** Texts of the filter by days. */
export const daysText = {
  days: (from: string, to: string) => (from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`),
  remove: ': show all days',
}
