import type { Measurement } from './figure-types.ts'

export interface FigureResult {
  figure: string
  measurements: (Measurement & { met?: boolean })[]
  /** Why there is no result. */
  notMeasured?: string
}

export function withOutcome(measurement: Measurement): Measurement & { met?: boolean } {
  const { aim, value } = measurement
  if (!aim) return measurement
  return { ...measurement, met: 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast }
}

/** Returns a table with one line per measurement, and notes below it. */
export function renderTable(results: FigureResult[]): string {
  const rows = results.flatMap(({ figure, measurements, notMeasured }) => [
    ...measurements.map((each) => [
      figure,
      each.what,
      format(each.value, each.unit),
      formatAim(each),
      outcome(each.met),
    ]),
    ...(notMeasured === undefined ? [] : [[figure, `not measured: ${notMeasured.split('\n')[0]}`, '', '', '']]),
  ])
  const lines = [['figure', 'what', 'measured', 'aim', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => (line[1]?.startsWith('not measured') ? 0 : (line[column]?.length ?? 0)))),
  )
  const notes = results.flatMap(({ measurements }) =>
    measurements.flatMap(({ what, note }) => (note ? [`  ${what}: ${note}`] : [])),
  )
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...table, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

function outcome(met: boolean | undefined): string {
  if (met === undefined) return ''
  return met ? 'met' : 'NOT MET'
}

function formatAim({ aim, unit }: Measurement): string {
  if (!aim) return '–'
  return 'atMost' in aim ? `≤ ${format(aim.atMost, unit)}` : `≥ ${format(aim.atLeast, unit)}`
}

function format(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${Number(value.toFixed(digits))} ${unit}`.trim()
}
