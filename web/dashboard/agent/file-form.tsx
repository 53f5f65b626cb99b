import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { DocumentRecord } from '#src/contract/api/documents-contract.ts'
import { MAX_DOCUMENT_BYTES } from '#src/contract/api/documents-contract.ts'
import { Attention } from '../../ui/attention.tsx'
import { Field } from '../../ui/field.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { FormFooter } from '../form-footer.tsx'
import { useDeleteDocument, useDocuments, useUpload } from './knowledge-queries.ts'
import { knowledgeText } from './knowledge-text.ts'

const text = knowledgeText.files
const ACCEPTED = '.pdf,.docx,.html,.htm,.md,.markdown,.txt,.csv,.json'

/** Uploads files as knowledge, and lists the uploaded ones. */
export function FileForm({ agentId }: { agentId: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const upload = useUpload(agentId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (!file) return setProblem(text.choose)
    if (file.size > MAX_DOCUMENT_BYTES) return setProblem(text.tooLarge)
    upload.mutate(file, {
      onSuccess: ({ document }) => {
        if (input.current) input.current.value = ''
        showToast({ title: text.read(document.name, document.knowledge_items) })
      },
    })
  }
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={text.file}
        hint={text.hint}
        error={problem}
        type="file"
        accept={ACCEPTED}
        ref={input}
        onChange={() => setProblem(undefined)}
      />
      <Attention sentences={upload.data?.warnings ?? []} />
      <FormFooter sending={upload}>{text.upload}</FormFooter>
      <Documents agentId={agentId} />
    </form>
  )
}

function Documents({ agentId }: { agentId: string }) {
  const { data: documents = [] } = useDocuments(agentId)
  const deletion = useDeleteDocument(agentId)
  if (documents.length === 0) return null
  const remove = ({ document_id: id, name }: DocumentRecord) =>
    deletion.mutate(id, {
      onSuccess: () => showToast({ title: text.deleted(name) }),
      onError: showFailure,
    })
  return (
    <ul className="documents" aria-label={text.list}>
      {documents.map((document) => (
        <li key={document.document_id}>
          <span className="document-name">{document.name}</span>
          <span className="empty">{text.items(document.knowledge_items)}</span>
          <TextButton
            busy={deletion.isPending && deletion.variables === document.document_id}
            onClick={() => remove(document)}
          >
            {text.delete}
            <span className="visually-hidden">{text.deleteOf(document.name)}</span>
          </TextButton>
        </li>
      ))}
    </ul>
  )
}
