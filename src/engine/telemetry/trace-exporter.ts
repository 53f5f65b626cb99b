import type { FinishedSpan, SpanAttributes } from '#src/base/span-types.ts'
import { VERSION } from '#src/base/version.ts'
import type { GuardedFetch } from '../fetch/fetch-types.ts'

export interface Collector {
  /** The URL of the collector, without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  /** What describes this service: `service.name` and more. */
  resource: Record<string, string>
  fetch: GuardedFetch
  /** Called with the reason why spans wait, and the number lost, at most once a minute. */
  onTrouble: (reason: string, lost: number) => void
}

export interface TraceExporter {
  take(span: FinishedSpan): void
  /** Sends what waits. */
  close(): Promise<void>
}

const SEND_MS = 2_000
const BATCH_SPANS = 512
/** About 4 MB. Further spans are lost until the collector accepts some. */
const MAX_WAITING = 8_192
const TIMEOUT_MS = 10_000
/** Statuses after which the same batch may be sent again. */
const RETRIED = new Set([429, 502, 503, 504])
const ERROR_STATUS = 2
const TELL_MS = 60_000

/**
 * Sends spans in batches, as OTLP over HTTP in JSON (https://opentelemetry.io/docs/specs/otlp/#otlphttp). A busy or
 * unavailable collector gets them later, as far as they fit into memory.
 */
export function createTraceExporter(collector: Collector): TraceExporter {
  const waiting: FinishedSpan[] = []
  let sending = Promise.resolve()
  let lost = 0
  let toldAt = -Infinity
  const tell = (reason: string): void => {
    if (performance.now() - toldAt < TELL_MS) return
    toldAt = performance.now()
    collector.onTrouble(reason, lost)
    lost = 0
  }
  const sendAll = async (isLast: boolean): Promise<void> => {
    for (let more = true; more && waiting.length > 0;) {
      const batch = waiting.splice(0, BATCH_SPANS)
      const failure = await sendBatch(collector, batch)
      more = failure === undefined
      if (failure?.isRetried && !isLast && waiting.length + batch.length <= MAX_WAITING) waiting.unshift(...batch)
      else if (failure) lost += batch.length
      if (failure) tell(failure.reason)
    }
  }
  const send = (isLast = false): Promise<void> => (sending = sending.then(() => sendAll(isLast)))
  const timer = setInterval(() => void send(), SEND_MS).unref()
  return {
    take: (span) => {
      if (waiting.length >= MAX_WAITING) lost += 1
      else waiting.push(span)
    },
    close: () => {
      clearInterval(timer)
      return send(true)
    },
  }
}

async function sendBatch(
  { endpoint, headers, resource, fetch }: Collector,
  spans: FinishedSpan[],
): Promise<{ isRetried: boolean; reason: string } | undefined> {
  const scope = { name: 'foyer', version: VERSION }
  const scopeSpans = [{ scope, spans: spans.map(toOtlp) }]
  const body = JSON.stringify({ resourceSpans: [{ resource: { attributes: toKeyValues(resource) }, scopeSpans }] })
  try {
    const { status } = await fetch(`${endpoint}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: 65_536,
      cutAtMax: true,
    })
    return status < 300 ? undefined : { isRetried: RETRIED.has(status), reason: `the collector returned ${status}` }
  } catch (error) {
    return { isRetried: true, reason: error instanceof Error ? error.message : String(error) }
  }
}

function toOtlp({ startMs, endMs, attributes, error, ...span }: FinishedSpan): object {
  return {
    ...span,
    startTimeUnixNano: toNanoseconds(startMs),
    endTimeUnixNano: toNanoseconds(endMs),
    attributes: toKeyValues(error === undefined ? attributes : { ...attributes, 'error.type': error }),
    status: error === undefined ? {} : { code: ERROR_STATUS },
  }
}

/** As text, because the number has more digits than a JavaScript number can hold. */
const toNanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`

function toKeyValues(attributes: SpanAttributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : { key, value: toValue(value) },
  )
}

function toValue(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
