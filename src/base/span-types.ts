/** https://opentelemetry.io/docs/specs/otel/trace/api/#spankind, as the protocol numbers them. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const

/** Never texts of people: IDs, names of routes, jobs and models, counts. */
export type SpanAttributes = Record<string, string | number | boolean | undefined>

/** A finished piece of work. Times are milliseconds since 1970, with fractions. */
export interface FinishedSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  startMs: number
  endMs: number
  attributes: SpanAttributes
  /** The name of the error that ended it; its message may hold what people wrote. */
  error: string | undefined
}

export interface SpanOptions {
  kind?: keyof typeof SPAN_KIND
  attributes?: SpanAttributes
  /** When the work began, if earlier than now: milliseconds since 1970. */
  startMs?: number
}

/** A piece of work that is being done. Disposing of it ends it. */
export interface Span extends Disposable {
  traceId: string
  /** What the next service is told: https://www.w3.org/TR/trace-context/#traceparent-header */
  traceparent: string
  begin(name: string, options?: SpanOptions): Span
  set(attributes: SpanAttributes, name?: string): void
  fail(error: unknown): void
}
