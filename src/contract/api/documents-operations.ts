import {
  AGENT,
  ARCHIVED,
  AT,
  BAD_FIELD,
  DONE,
  ID,
  NO_AGENT,
  json,
  missing,
  pathId,
  query,
} from './operation-builders.ts'
import type { Operation } from './operation-types.ts'
import { wholeListQuery } from './pagination.ts'

const DOCUMENT = { document_id: ID, name: 'price-list.pdf', bytes: 48_211, knowledge_items: 7, uploaded_at: AT }
const OWNER = 'Requires an API key of the account that owns the agent.'

export const DOCUMENTS_OPERATIONS: Operation[] = [
  {
    operationId: 'uploadDocument',
    method: 'post',
    path: '/agents/{agent_id}/documents',
    summary: 'Upload a document',
    description: `Turns the file into knowledge items. The agent uses them from the next message. A file with the same name replaces the earlier one; items the owner has edited since are flagged, not overwritten. ${OWNER}`,
    parameters: [AGENT],
    request: { schema: 'UploadDocumentRequest', mediaType: 'multipart/form-data', examples: {} },
    answers: [json('DocumentResponse', 'The document was read and stored.', { success: true, document: DOCUMENT })],
    errors: [
      NO_AGENT,
      {
        status: 400,
        error: 'file is required: one file as multipart/form-data',
        when: 'The body has no file or is not multipart/form-data.',
      },
      {
        status: 400,
        error: 'file must have a name of at most 200 characters',
        when: 'Its name is missing or too long.',
      },
      {
        status: 400,
        error: 'file must be a PDF, DOCX, HTML, Markdown, plain text, CSV or JSON file',
        when: 'The file has a different type.',
      },
      {
        status: 400,
        error: 'file could not be read: it is damaged or password-protected',
        when: 'The file cannot be read.',
      },
      {
        status: 400,
        error: 'file "<name>" <exceeds a limit>. Split it and upload the parts.',
        when: 'Reading the file takes more than a limit of size, time or memory, which the error names.',
      },
      {
        status: 400,
        error: 'file has no text: Foyer does not read text in images, such as scans',
        when: 'For example, a PDF of images.',
      },
      {
        status: 400,
        error: 'An agent can have 100 documents. Delete one first.',
        when: 'The agent has 100 documents.',
      },
      ARCHIVED,
      { status: 413, error: 'file must be at most 10 MiB', when: 'The file is too large.' },
      {
        status: 503,
        error: 'Another request is updating this source. Try again.',
        when: 'Other requests keep changing the items of this file.',
      },
    ],
  },
  {
    operationId: 'listDocuments',
    method: 'get',
    path: '/agents/{agent_id}/documents',
    summary: 'List uploaded documents',
    description: `Returns the documents, newest first. ${OWNER}`,
    parameters: [AGENT, ...query(wholeListQuery.shape, { limit: 20, cursor: ID })],
    answers: [json('DocumentList', 'All of them.', { data: [DOCUMENT] })],
    errors: [BAD_FIELD, NO_AGENT],
  },
  {
    operationId: 'getDocument',
    method: 'get',
    path: '/agents/{agent_id}/documents/{document_id}',
    summary: 'Read an uploaded document',
    description: OWNER,
    parameters: [AGENT, pathId('document_id', 'From the list of documents.')],
    answers: [json('DocumentResponse', 'The document.', { success: true, document: DOCUMENT })],
    errors: [NO_AGENT, missing('Document')],
  },
  {
    operationId: 'deleteDocument',
    method: 'delete',
    path: '/agents/{agent_id}/documents/{document_id}',
    summary: 'Delete an uploaded document',
    description: `Also deletes all items from the document, including edited ones. ${OWNER}`,
    parameters: [AGENT, pathId('document_id', 'From the list of documents.')],
    answers: [DONE],
    errors: [NO_AGENT, missing('Document')],
  },
]
