import { json } from 'node:stream/consumers'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  ms: number
  isFailed: boolean
  attributes: Record<string, string | number | boolean>
}

export interface TraceCollector extends AsyncDisposable {
  url: string
  spans: CollectedSpan[]
  /** The bodies of all requests, as they came. */
  bodies: string[]
  /** The headers of the last request. */
  headers: Record<string, unknown>
  /** Sets the status of later answers. What it refuses is not collected. */
  answerWith(status: number): void
}

interface KeyValue {
  key: string
  value: { stringValue?: string; intValue?: string; doubleValue?: number; boolValue?: boolean }
}
interface OtlpSpan extends Omit<CollectedSpan, 'ms' | 'isFailed' | 'attributes'> {
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: KeyValue[]
  status: { code?: number }
}
interface OtlpRequest {
  resourceSpans: { resource: { attributes: KeyValue[] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}

/** An OpenTelemetry collector: it takes OTLP in JSON and refuses IDs and times that the protocol does not allow. */
export async function startTraceCollector(): Promise<TraceCollector> {
  let status = 200
  const server = await startLoopbackServer(async (request, response) => {
    const body = (await json(request)) as OtlpRequest
    collector.headers = request.headers
    const isForTraces = request.method === 'POST' && request.url === '/v1/traces'
    if (!isForTraces || status !== 200) return response.writeHead(isForTraces ? status : 404).end()
    collector.bodies.push(JSON.stringify(body))
    for (const { resource, scopeSpans } of body.resourceSpans)
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) collector.spans.push(toCollected(span, resource))
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const collector: TraceCollector = {
    url: server.origin,
    spans: [],
    bodies: [],
    headers: {},
    answerWith: (next) => void (status = next),
    [Symbol.asyncDispose]: server.close,
  }
  return collector
}

function toCollected(span: OtlpSpan, resource: { attributes: KeyValue[] }): CollectedSpan {
  const { traceId, spanId, parentSpanId, name, kind, startTimeUnixNano: start, endTimeUnixNano: end } = span
  const isValid =
    /^[0-9a-f]{32}$/.test(traceId) && [spanId, parentSpanId ?? spanId].every((id) => /^[0-9a-f]{16}$/.test(id))
  if (!isValid || !/^\d{19}$/.test(start) || !/^\d{19}$/.test(end)) throw new Error(`not OTLP: ${JSON.stringify(span)}`)
  const attributes = Object.fromEntries([...resource.attributes, ...span.attributes].map(toEntry))
  const ms = Number(BigInt(end) - BigInt(start)) / 1e6
  return { traceId, spanId, parentSpanId, name, kind, ms, isFailed: span.status.code === 2, attributes }
}

function toEntry({ key, value }: KeyValue): [string, string | number | boolean] {
  const { stringValue, intValue, doubleValue, boolValue } = value
  return [key, stringValue ?? boolValue ?? doubleValue ?? Number(intValue)]
}
