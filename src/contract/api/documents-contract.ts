import { z } from 'zod'
import { readingWarnings, success } from './fields.ts'
import { pageOf } from './pagination.ts'

/** Documents that an owner uploads. */

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024

export const uploadDocumentRequest = z.object({
  file: z
    .string()
    .meta({ format: 'binary' })
    .describe(
      'The file with its name, at most 10 MiB: PDF (60 pages are read), DOCX, HTML, Markdown, plain text, CSV with a header, or JSON.',
    ),
})

export const documentRecord = z
  .object({
    document_id: z.uuid().describe('Identifier of the document.'),
    name: z.string().describe("The file's name."),
    bytes: z.int().min(0).describe('Size of the file in bytes.'),
    knowledge_items: z.int().min(0).describe("Items from this file in the agent's knowledge."),
    uploaded_at: z.iso.datetime().describe('When it was uploaded.'),
  })
  .describe('A document that the owner uploaded.')

export const documentResponse = z.object({
  success,
  document: documentRecord,
  warnings: readingWarnings.optional().describe('What could not be read, in plain sentences.'),
})
export const documentList = pageOf(documentRecord)

export type DocumentRecord = z.infer<typeof documentRecord>
export type DocumentResponse = z.infer<typeof documentResponse>
export type DocumentList = z.infer<typeof documentList>
