/** Name and kind of a metric. A counter only rises; a histogram counts values in buckets by upper bound. */
export interface MetricName {
  name: string
  help: string
}
export interface HistogramName extends MetricName {
  buckets: readonly number[]
}

export type Labels = Readonly<Record<string, string>>
/** One value of a gauge. */
export interface Reading {
  labels?: Labels
  value: number
}

type Gauge = () => Reading[] | Promise<Reading[]>

/** Metrics of this process since its start, for a monitoring system to scrape. */
export interface Metrics {
  increase(counter: MetricName, labels?: Labels, by?: number): void
  observe(histogram: HistogramName, value: number, labels?: Labels): void
  /** Calls `read` at every scrape. */
  gauge(name: MetricName, read: Gauge): void
  /** Renders Prometheus' text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */
  render(): Promise<string>
}

/** Upper bounds in seconds for times that people wait. */
export const WAITING_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20] as const

interface Series {
  labels: Labels
  count: number
  sum: number
  /** Count per bucket, not cumulative. */
  buckets: number[]
}
interface Metric {
  name: HistogramName
  type: 'counter' | 'histogram'
  series: Map<string, Series>
}

export function createMetrics(): Metrics {
  const metrics = new Map<string, Metric>()
  const gauges: { name: MetricName; read: Gauge }[] = []

  const find = (name: MetricName, type: Metric['type'], buckets: readonly number[], labels: Labels): Series => {
    const metric = metrics.get(name.name) ?? { name: { ...name, buckets }, type, series: new Map<string, Series>() }
    metrics.set(name.name, metric)
    const key = JSON.stringify(labels)
    const series = metric.series.get(key) ?? { labels, count: 0, sum: 0, buckets: buckets.map(() => 0) }
    metric.series.set(key, series)
    return series
  }

  return {
    increase: (counter, labels = {}, by = 1) => {
      find(counter, 'counter', [], labels).sum += by
    },
    observe: (histogram, value, labels = {}) => {
      const series = find(histogram, 'histogram', histogram.buckets, labels)
      const bucket = histogram.buckets.findIndex((bound) => value <= bound)
      if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
      series.count += 1
      series.sum += value
    },
    gauge: (name, read) => void gauges.push({ name, read }),
    render: async () => {
      const read = await Promise.all(gauges.map((gauge) => renderGauge(gauge.name, gauge.read)))
      return `${[...[...metrics.values()].flatMap(renderMetric), ...read.flat()].join('\n')}\n`
    },
  }
}

// Scrapers usually time out after ten seconds.
const PATIENCE_MS = 8_000

/** Returns nothing if the gauge fails or is slow, so that the other metrics are still delivered. */
async function renderGauge(name: MetricName, read: Gauge): Promise<string[]> {
  try {
    const readings = await inTime(read())
    return [...heading(name, 'gauge'), ...readings.map(({ labels = {}, value }) => line(name.name, labels, value))]
  } catch {
    return []
  }
}

function inTime<Value>(work: Value | Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('not read in time')), PATIENCE_MS)
    Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject)
  })
}

function renderMetric({ name, type, series }: Metric): string[] {
  const all = [...series.values()]
  const values =
    type === 'counter'
      ? all.map(({ labels, sum }) => line(name.name, labels, sum))
      : all.flatMap((one) => renderSeries(name, one))
  return [...heading(name, type), ...values]
}

function renderSeries({ name, buckets }: HistogramName, { labels, count, sum, buckets: counts }: Series): string[] {
  let below = 0
  const bounded = buckets.map((bound, index) =>
    line(`${name}_bucket`, { ...labels, le: String(bound) }, (below += counts[index] ?? 0)),
  )
  return [
    ...bounded,
    line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
    line(`${name}_sum`, labels, sum),
    line(`${name}_count`, labels, count),
  ]
}

function heading({ name, help }: MetricName, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(
    ([key, text]) => `${key}="${text.replace(/["\\\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`))}"`,
  )
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}
