import { createHash } from 'node:crypto'
import { AppError } from '#src/base/errors.ts'
import { FileLimitError } from '#src/engine/extract/documents/file-limit-error.ts'
import { documentKind } from '#src/engine/extract/documents/read-document.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { understandApart } from '#src/engine/understand/understand-apart.ts'
import { type AuditNote, type IdempotentCall, type Settle, runOnce } from '#src/features/accounts/accounts.ts'
import { type Agent, bumpKnowledgeVersion } from '#src/features/agents/agents.ts'
import { type KnowledgeDeps, replaceItems } from '#src/features/knowledge/knowledge.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { ResearchDeps } from '../research-deps.ts'
import { toKnowledgeItems } from '../to-knowledge-items.ts'
import { type Upload, deleteUpload, listUploads, saveUpload } from './uploads-store.ts'

export interface UploadedFile {
  name: string
  body: Uint8Array
}

const MAX_NAME = 200
const MAX_DOCUMENTS = 100
const CUT = 'The document is too long, so its end was not read. Split it and upload the parts.'
const NO_TEXT = 'file has no text: Foyer does not read text in images, such as scans'
/** The type of a file by the end of its name. PDF and DOCX are recognized by their content. */
const TYPES: [name: RegExp, type: string][] = [
  [/\.(?:md|markdown|mdown|txt|text)$/iu, 'text/markdown'],
  [/\.html?$/iu, 'text/html'],
  [/\.csv$/iu, 'text/csv'],
  [/\.json$/iu, 'application/json'],
]
/** Placeholder URL of documents; it is never requested. */
const NOWHERE = 'https://document.invalid/'

/**
 * Turns a file into items. A file with the same name replaces the earlier one; edited items stay and are flagged if the
 * new file differs. Throws `invalid_input` and stores nothing if the file cannot be read.
 */
export async function uploadDocument(
  deps: ResearchDeps & KnowledgeDeps,
  agent: Agent,
  file: UploadedFile,
  { call, note }: { call: IdempotentCall | undefined; note: AuditNote },
): Promise<{ upload: Upload; warnings: string[] }> {
  return runOnce(deps.db, call, {
    run: (settle) => storeDocument(deps, agent, file, { settle, note }),
    replay: async (id) => ({ upload: await getDocument(deps.db, agent.id, id), warnings: [] }),
  })
}

async function storeDocument(
  deps: ResearchDeps & KnowledgeDeps,
  agent: Agent,
  { name, body }: UploadedFile,
  { settle, note }: { settle: Settle | undefined; note: AuditNote },
): Promise<{ upload: Upload; warnings: string[] }> {
  if (agent.state === 'archived') throw new AppError('conflict', 'This agent is archived')
  if (name.trim() === '' || name.length > MAX_NAME) {
    throw new AppError('invalid_input', `file must have a name of at most ${MAX_NAME} characters`)
  }
  const id = uploadId(agent.id, name)
  await checkDocumentLimit(deps.db, agent.id, id)
  const page = await readFile(deps, { name, body })
  const understood = await understandApart({ pages: [page], companyName: agent.companyName, websiteUrl: NOWHERE })
  const items = toKnowledgeItems(understood, 'upload').map((item) => ({
    ...item,
    sourceUrl: null,
    facts: item.facts?.map((fact) => ({ ...fact, sourceUrl: '' })) ?? [],
  }))
  if (items.length === 0) throw new AppError('invalid_input', NO_TEXT)
  await replaceItems(deps, { agentId: agent.id, origin: 'upload', uploadId: id, items }, async (tx) => {
    await checkDocumentLimit(tx, agent.id, id)
    await saveUpload(tx, agent.id, { id, name, bytes: body.length })
    await note(tx, id)
    await settle?.(tx, id)
  })
  return { upload: await getDocument(deps.db, agent.id, id), warnings: page.cut ? [CUT] : [] }
}

/** Checks the limit for a new document; a new version of an existing one always fits. */
async function checkDocumentLimit(db: Db, agentId: string, id: string): Promise<void> {
  const others = (await listUploads(db, agentId)).filter((upload) => upload.id !== id)
  if (others.length >= MAX_DOCUMENTS)
    throw new AppError('invalid_input', `An agent can have ${MAX_DOCUMENTS} documents. Delete one first.`)
}

async function readFile({ pageReader }: ResearchDeps, { name, body }: UploadedFile): Promise<Page> {
  const url = new URL(encodeURIComponent(name), NOWHERE).href
  const type = body.includes(0) ? '' : (TYPES.find(([end]) => end.test(name))?.[1] ?? '')
  if (type === '' && documentKind({ url, contentType: type, body }) === undefined) {
    throw new AppError('invalid_input', 'file must be a PDF, DOCX, HTML, Markdown, plain text, CSV or JSON file')
  }
  try {
    return await pageReader.read({ url, status: 200, headers: { 'content-type': type }, body, cut: false })
  } catch (cause) {
    const why =
      cause instanceof FileLimitError
        ? `file "${name}" ${cause.message}. Split it and upload the parts.`
        : 'file could not be read: it is damaged or password-protected'
    throw new AppError('invalid_input', why, { cause })
  }
}

/** Derived from the name, so that concurrent uploads of one file are one document. */
function uploadId(agentId: string, name: string): string {
  const hash = createHash('sha256').update(`${agentId} ${name}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Deletes a document with its items. */
export async function removeDocument(db: Tx, agentId: string, id: string): Promise<void> {
  // Locks the agent's row before its items', like every other writer.
  await bumpKnowledgeVersion(db, agentId)
  if (!(await deleteUpload(db, agentId, id))) throw new AppError('not_found', 'Document not found')
}

/** Throws `not_found` if the agent has no document with this ID. */
export async function getDocument(db: Db, agentId: string, id: string): Promise<Upload> {
  const upload = (await listUploads(db, agentId)).find((one) => one.id === id)
  if (!upload) throw new AppError('not_found', 'Document not found')
  return upload
}
