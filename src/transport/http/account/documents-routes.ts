import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { storableText } from '#src/base/storable-text.ts'
import {
  type DocumentList,
  type DocumentRecord,
  type DocumentResponse,
  MAX_DOCUMENT_BYTES,
} from '#src/contract/api/documents-contract.ts'
import { wholeListQuery } from '#src/contract/api/pagination.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import {
  type Upload,
  getDocument,
  listUploads,
  removeDocument,
  uploadDocument,
} from '#src/features/research/research.ts'
import { noteOf } from '../callers/authorization.ts'
import { readIdempotentCall } from '../callers/idempotency-key.ts'
import { cutList } from '../wire/cut-list.ts'
import { parseInput } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { ownAgent } from './own-agent.ts'
import { serve } from '../wire/serve-operation.ts'

type ByDocument = { Params: { id: string; documentId: string } }

const NO_FILE = 'file is required: one file as multipart/form-data'

/** Routes for documents. They accept multipart forms, unlike all other routes. */
export function documentsRoutes(scope: FastifyInstance, app: App): void {
  scope.register((forms, _options, done) => {
    acceptFormsOnly(forms)
    serve<ById>(
      forms,
      'uploadDocument',
      async (request): Promise<DocumentResponse> => {
        const agent = await ownAgent(app, request)
        const file = await readUpload(request)
        const content = createHash('sha256').update(file.body).digest('hex')
        const call = readIdempotentCall(request, 'upload-document', { agent: agent.id, name: file.name, content })
        const { upload, warnings } = await uploadDocument(app, agent, file, { call, note: noteOf(request) })
        return { success: true, document: toRecord(upload), warnings: warnings.length > 0 ? warnings : undefined }
      },
      { bodyLimit: MAX_DOCUMENT_BYTES },
    )
    done()
  })

  serve<ById>(scope, 'listDocuments', async (request): Promise<DocumentList> => {
    const agent = await ownAgent(app, request)
    const documents = (await listUploads(app.db, agent.id)).map(toRecord)
    return cutList(documents, parseInput(wholeListQuery, request.query), ({ document_id: id }) => id)
  })

  serve<ByDocument>(scope, 'getDocument', async (request): Promise<DocumentResponse> => {
    const agent = await ownAgent(app, request)
    const id = checkUuid(request.params.documentId, 'Document not found')
    return { success: true, document: toRecord(await getDocument(app.db, agent.id, id)) }
  })

  serve<ByDocument>(scope, 'deleteDocument', async (request): Promise<DoneResponse> => {
    const agent = await ownAgent(app, request)
    const id = checkUuid(request.params.documentId, 'Document not found')
    await makeChange(app.db, noteOf(request), (tx) => removeDocument(tx, agent.id, id))
    return { success: true }
  })
}

function acceptFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.register(multipart, {
    limits: { fileSize: MAX_DOCUMENT_BYTES, files: 1, fields: 5, parts: 6, headerPairs: 20 },
  })
  scope.addContentTypeParser('*', (_request, _body, done) => done(new AppError('invalid_input', NO_FILE)))
}

/** Returns the single file of a form. */
async function readUpload(request: FastifyRequest): Promise<{ name: string; body: Uint8Array }> {
  if (!request.isMultipart()) throw new AppError('invalid_input', NO_FILE)
  try {
    let sent: { name: string; body: Uint8Array } | undefined
    // A second file exceeds the limit and throws.
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (part.fieldname !== 'file') break
      const body = await part.toBuffer()
      // The parser checks before each chunk, so it misses a limit that the last chunk exceeds.
      if (part.file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError()
      // A binary part is a file even without a name.
      const name: string | undefined = part.filename
      sent = { name: storableText(name ?? ''), body }
    }
    if (sent) return sent
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw error
    throw new AppError('invalid_input', NO_FILE, { cause: error })
  }
  throw new AppError('invalid_input', NO_FILE)
}

function toRecord({ id, name, bytes, items, createdAt }: Upload): DocumentRecord {
  return { document_id: id, name, bytes, knowledge_items: items, uploaded_at: createdAt.toISOString() }
}
