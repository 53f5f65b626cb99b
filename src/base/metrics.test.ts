import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from './metrics.ts'

describe('metrics', () => {
  test('writes counters, histograms and gauges in the text format', async () => {
    const metrics = createMetrics()
    const turns = { name: 'turns_total', help: 'Turns.' }
    metrics.increase(turns, { outcome: 'refused' })
    metrics.increase(turns, { outcome: 'refused' }, 2)
    const seconds = { name: 'seconds', help: 'Time.', buckets: [0.1, 1] }
    for (const value of [0.05, 0.1, 0.5, 3]) metrics.observe(seconds, value)
    metrics.gauge({ name: 'age', help: 'Age.' }, () => Promise.resolve([{ labels: { job: 'a"b\\\n' }, value: 7 }]))
    expect(await metrics.render()).toBe(`# HELP turns_total Turns.
# TYPE turns_total counter
turns_total{outcome="refused"} 3
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{le="0.1"} 2
seconds_bucket{le="1"} 3
seconds_bucket{le="+Inf"} 4
seconds_sum 3.65
seconds_count 4
# HELP age Age.
# TYPE age gauge
age{job="a\\"b\\\\\\n"} 7
`)
  })

  test('omits a gauge that cannot be read', async () => {
    const metrics = createMetrics()
    metrics.gauge({ name: 'age', help: 'Age.' }, () => Promise.reject(new Error('no database')))
    expect(await metrics.render()).toBe('\n')
  })

  test('reads other gauges while one hangs', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const metrics = createMetrics()
    for (const name of ['jobs', 'age']) metrics.gauge({ name, help: 'Of the database.' }, () => new Promise(() => {}))
    metrics.gauge({ name: 'memory', help: 'Memory.' }, () => [{ value: 7 }])
    const rendered = metrics.render()
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await Promise.race([rendered, Promise.resolve('nothing')])).toContain('memory 7\n')
  })
})
