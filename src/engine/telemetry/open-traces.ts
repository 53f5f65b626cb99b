import type { Log } from '#src/base/log.ts'
import { type Tracer, createTracer } from '#src/base/tracing.ts'
import { VERSION } from '#src/base/version.ts'
import { createGuardedFetch } from '../fetch/guarded-fetch.ts'
import { hostAndPort } from '../fetch/host-policy.ts'
import { type Collector, createTraceExporter } from './trace-exporter.ts'

/** A collector, and the share of traces that it gets. */
export interface TraceSettings extends Pick<Collector, 'endpoint' | 'headers' | 'resource'> {
  share: number
}

/** Connects to the collector, on any host. Records nothing without one. */
export function openTraces(
  settings: TraceSettings | undefined,
  log: Log,
): { tracer: Tracer | undefined; closeTraces: () => Promise<void> } {
  if (!settings) return { tracer: undefined, closeTraces: () => Promise.resolve() }
  const web = createGuardedFetch({
    userAgent: `Foyer/${VERSION}`,
    allowPrivateHosts: [hostAndPort(new URL(settings.endpoint))],
  })
  const exporter = createTraceExporter({
    ...settings,
    resource: { ...settings.resource, 'service.version': VERSION },
    fetch: web.fetch,
    onTrouble: (reason, lost) => log.warn({ reason, lost }, 'traces could not be sent'),
  })
  const closeTraces = async (): Promise<void> => {
    await exporter.close()
    await web.close()
  }
  return { tracer: createTracer(settings.share, exporter.take), closeTraces }
}
