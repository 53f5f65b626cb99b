import type { Metrics } from './metrics.ts'

/** Measures the process itself, under the names that Prometheus clients use. */
export function measureProcess(metrics: Metrics): void {
  const gauge = (name: string, help: string, read: () => number): void =>
    metrics.gauge({ name, help }, () => [{ value: read() }])
  const startedAt = Date.now() / 1000 - process.uptime()
  gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', () => startedAt)
  gauge('process_resident_memory_bytes', 'Memory of the process, threads and the embedded database included.', () =>
    process.memoryUsage.rss(),
  )
  gauge('nodejs_heap_size_used_bytes', 'Heap of the main thread.', () => process.memoryUsage().heapUsed)
  gauge('process_cpu_seconds', 'Processor time of the process so far.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
}
