import { randomBytes } from 'node:crypto'
import { currentContext, inContext } from './context.ts'
import { type FinishedSpan, SPAN_KIND, type Span, type SpanOptions } from './span-types.ts'

export interface Tracer {
  /** Begins the work of a request or a job, as part of the caller's trace if it sent a valid `traceparent`. */
  begin(name: string, options: SpanOptions & { traceparent?: string | undefined }): Span
}

const TRACEPARENT = /^[0-9a-e][0-9a-f]-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/
const SAMPLED = 1

/** Records traces: those that the caller asks for, and this share of all others. `take` gets each span when it ends. */
export function createTracer(share: number, take: (span: FinishedSpan) => void): Tracer {
  const open = (
    trace: { id: string; isSampled: boolean },
    parentSpanId: string | undefined,
    name: string,
    { kind = 'internal', attributes = {}, startMs = nowMs() }: SpanOptions,
  ): Span => {
    const spanId = randomBytes(8).toString('hex')
    const given = { ...attributes }
    let called = name
    let error: string | undefined
    let isOpen = true
    return {
      traceId: trace.id,
      traceparent: `00-${trace.id}-${spanId}-0${trace.isSampled ? SAMPLED : 0}`,
      begin: (child, options = {}) => open(trace, spanId, child, options),
      set: (more, rename = called) => {
        called = rename
        Object.assign(given, more)
      },
      fail: (thrown) => void (error = thrown instanceof Error ? thrown.name : 'Error'),
      [Symbol.dispose]: () => {
        if (!isOpen) return
        isOpen = false
        if (!trace.isSampled) return
        const times = { startMs, endMs: nowMs() }
        const names = { traceId: trace.id, spanId, parentSpanId, name: called, kind: SPAN_KIND[kind] }
        take({ ...names, ...times, attributes: given, error })
      },
    }
  }
  return {
    begin: (name, { traceparent = '', ...options }) => {
      const [, id, parent, flags = ''] = TRACEPARENT.exec(traceparent) ?? []
      const isSampled = id ? (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED : Math.random() < share
      return open({ id: id ?? randomBytes(16).toString('hex'), isSampled }, parent, name, options)
    },
  }
}

const nowMs = (): number => performance.timeOrigin + performance.now()

/** Does nothing: most installations have no collector. */
const NO_SPAN: Span = {
  traceId: '',
  traceparent: '',
  begin: () => NO_SPAN,
  set: () => {},
  fail: () => {},
  [Symbol.dispose]: () => {},
}

/** Begins a part of the current request or job. */
export function beginSpan(name: string, options?: SpanOptions): Span {
  return currentContext()?.span?.begin(name, options) ?? NO_SPAN
}

/** Runs work as part of the current request or job. Work that it starts becomes part of it. */
export async function inSpan<Result>(
  name: string,
  work: (span: Span) => Result | Promise<Result>,
  options?: SpanOptions,
): Promise<Awaited<Result>> {
  const context = currentContext()
  if (!context?.span) return await work(NO_SPAN)
  using span = context.span.begin(name, options)
  try {
    return await inContext({ ...context, span }, () => work(span))
  } catch (error) {
    span.fail(error)
    throw error
  }
}

/** Returns the headers that make the next service's work part of this span, or of the current one. */
export function traceHeaders({ traceparent } = currentContext()?.span ?? NO_SPAN): Record<string, string> {
  return traceparent === '' ? {} : { traceparent }
}
