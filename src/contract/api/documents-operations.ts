import { AGENT, ARCHIVED, AT, DONE, ID, NO_AGENT, json, missing, pathId } from './operation-builders.ts'
import type { Operation } from './operation-types.ts'

const DOCUMENT = { document_id: ID, name: 'price-list.pdf', bytes: 48_211, knowledge_items: 7, uploaded_at: AT }
const OWNER = 'Needs a key of the account that owns the agent.'

export const DOCUMENTS_OPERATIONS: Operation[] = [
  {
    operationId: 'uploadDocument',
    method: 'post',
    path: '/agents/{agent_id}/documents',
    summary: 'Upload a document',
    description: `What a file says becomes knowledge items, answered with from the next message on. A file of the same name takes the place of the earlier one; what its owner edited since is flagged rather than overwritten. ${OWNER}`,
    parameters: [AGENT],
    request: { schema: 'UploadDocumentRequest', mediaType: 'multipart/form-data', examples: {} },
    answers: [json('DocumentResponse', 'It is read and stands.', { success: true, document: DOCUMENT })],
    errors: [
      NO_AGENT,
      {
        status: 400,
        error: 'file is required: one file as multipart/form-data',
        when: 'No file came, or another kind of body.',
      },
      {
        status: 400,
        error: 'file must have a name of at most 200 characters',
        when: 'Its name is missing or too long.',
      },
      { status: 400, error: 'file must be PDF, DOCX, Markdown or plain text', when: 'It is something else.' },
      {
        status: 400,
        error: 'file could not be read: it is broken, locked with a password, or takes too long',
        when: 'It is none of these that can be read.',
      },
      {
        status: 400,
        error: 'file holds no text: words in pictures, as in a scan, are not read',
        when: 'Such as a PDF of pictures.',
      },
      { status: 400, error: 'An agent takes 100 documents. Delete one first.', when: 'The agent has as many.' },
      ARCHIVED,
      { status: 413, error: 'file must be at most 10 MiB', when: 'It is too large.' },
      {
        status: 503,
        error: 'What the agent knows from this source is being changed at this moment. Please try again.',
        when: 'What the file said before is being changed by others again and again.',
      },
    ],
  },
  {
    operationId: 'listDocuments',
    method: 'get',
    path: '/agents/{agent_id}/documents',
    summary: 'List uploaded documents',
    description: `Newest first. ${OWNER}`,
    parameters: [AGENT],
    answers: [json('DocumentList', 'All of them.', { data: [DOCUMENT] })],
    errors: [NO_AGENT],
  },
  {
    operationId: 'deleteDocument',
    method: 'delete',
    path: '/agents/{agent_id}/documents/{document_id}',
    summary: 'Delete an uploaded document',
    description: `All items that it brought go with it, edited ones too. ${OWNER}`,
    parameters: [AGENT, pathId('document_id', 'From the list of documents.')],
    answers: [DONE],
    errors: [NO_AGENT, missing('Document')],
  },
]
