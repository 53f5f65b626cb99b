import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isRecord } from '#src/base/is-record.ts'
import {
  type AddKnowledgeBatchResponse,
  MAX_BATCH_ITEMS,
  addKnowledgeFields,
  batchQuery,
} from '#src/contract/api/knowledge-contract.ts'
import { changeOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { parseJson, readBodyText } from '../wire/body-text.ts'
import { toErrorReply } from '../wire/error-replies.ts'
import { isBlank, parseInput } from '../wire/parse-input.ts'
import { addWarnings, warnOfUnknownFields } from '../wire/unknown-fields.ts'
import { UnreadableRow, readLines, readTable } from './item-rows.ts'
import { addKnowledge } from './knowledge-routes.ts'
import { serve } from '../wire/serve-operation.ts'

/** Rows in work at once: the database stores 16 in one round trip while the next ones are embedded. */
const AT_ONCE = 64
const NO_ARRAY = 'Request body must be a JSON array of items, JSONL or CSV'
const TOO_MANY = `A batch can have ${MAX_BATCH_ITEMS} items. Send the others in another request.`
const OTHER_TYPE = Object.assign(new Error('a body of another type'), { code: 'BATCH_MEDIA_TYPE' })

type Results = AddKnowledgeBatchResponse['results']

/** Routes for many items at once. Their bodies are lists, unlike all others. */
export function knowledgeBatchRoutes(scope: FastifyInstance, app: App): void {
  scope.register((lists, _options, done) => {
    acceptLists(lists)
    serve(lists, 'addKnowledgeBatch', async (request): Promise<AddKnowledgeBatchResponse> => {
      const { agent_id: agentId } = parseInput(batchQuery, request.query)
      const rows = readRows(request)
      const addAll = async (): Promise<Results> => {
        const added: Results = []
        for (let start = 0; start < rows.length; start += AT_ONCE) {
          const group = rows.slice(start, start + AT_ONCE)
          added.push(...(await Promise.all(group.map((row, at) => addRow(app, request, { row, agentId }, start + at)))))
        }
        return added
      }
      // Adding a row again finds its item.
      const results = await once(app, request, { run: addAll, replay: addAll })
      const failed = results.filter(({ success }) => !success).length
      return { success: true, stored: results.length - failed, failed, results }
    })
    done()
  })
}

/** Reads every kind of list into rows. A JSON value that is not a list is refused after the key is checked. */
function acceptLists(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const accept = (type: string | string[], message: string, read: (text: string) => unknown): void => {
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => ({
      rows: read(readBodyText(request, body, message)),
    }))
  }
  accept('application/json', 'Invalid JSON', (text) => (text === '' ? undefined : parseJson(text)))
  accept(['application/jsonl', 'application/x-ndjson'], 'Invalid JSON', readLines)
  accept('text/csv', 'CSV must be UTF-8', readTable)
  scope.addContentTypeParser('*', (_request, _body, done) => done(OTHER_TYPE))
}

function readRows({ body }: FastifyRequest): unknown[] {
  const rows = isRecord(body) ? body['rows'] : undefined
  if (!Array.isArray(rows) || rows.length === 0) throw new AppError('invalid_input', NO_ARRAY)
  if (rows.length > MAX_BATCH_ITEMS) throw new AppError('invalid_input', TOO_MANY)
  return rows
}

/** Adds the item of one row. A failure is the row's result. */
async function addRow(
  app: App,
  request: FastifyRequest,
  { row, agentId }: { row: unknown; agentId: string | undefined },
  index: number,
): Promise<Results[number]> {
  try {
    if (row instanceof UnreadableRow) throw new AppError('invalid_input', row.problem)
    if (!isRecord(row)) throw new AppError('invalid_input', 'The row is not a JSON object')
    const sent = { ...row, agent_id: isBlank(row['agent_id']) ? agentId : row['agent_id'] }
    const change = changeOf(request)
    const fields = Object.keys(sent).filter((name) => name in addKnowledgeFields.shape)
    const added = await addKnowledge(app, request.caller, sent, {
      change: change && { ...change, fields },
    })
    return { row: index + 1, ...addWarnings(added, warnOfUnknownFields(addKnowledgeFields, sent)) }
  } catch (error) {
    const { status, code, body } = toErrorReply(error)
    if (status >= 500) request.log.error({ err: error, row: index + 1 }, 'a row of a batch failed')
    return { row: index + 1, success: false, status, error_code: code, error: body.error }
  }
}
