import { useDeferredValue, useState } from 'react'
import type { FormEvent } from 'react'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { errorMessage } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePreview, useUpdateAgent } from '../dashboard-queries.ts'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { agentText } from '../agent/agent-text.ts'
import type { AppearanceDraft } from './appearance-draft.ts'
import { isChanged, toChanges, toDraft } from './appearance-draft.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { PreviewPlace } from './preview-place.tsx'

const text = agentText.appearance

/** Edits how the chat looks on the owner's website, with the chat beside the form. */
export function AppearanceCard({ agent }: { agent: AgentView }) {
  const [draft, setDraft] = useState(() => toDraft(agent))
  const shown = useDeferredValue(draft)
  const preview = usePreview(agent.id)
  const update = useUpdateAgent(agent.id)

  const change = (changes: Partial<AppearanceDraft>) => {
    // The button stays busy during a save, so that saves arrive in order.
    if (!update.isPending) update.reset()
    setDraft((before) => ({ ...before, ...changes }))
  }
  const isUnsaved = isChanged(draft, agent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The service normalizes what it receives. The form keeps what the owner typed meanwhile.
    const show = (saved: AgentView) => setDraft((now) => (now === draft ? toDraft(saved) : now))
    update.mutate(toChanges(draft), { onSuccess: show })
  }
  return (
    <Card title={text.title}>
      <p>{text.lead}</p>
      <UnsavedGuard when={isUnsaved} />
      <form className="appearance" onSubmit={submit}>
        <AppearanceFields
          agent={agent}
          questions={preview.data?.agent.suggested_questions ?? []}
          draft={draft}
          onChange={change}
        />
        {preview.data && <PreviewPlace agent={agent} sessionToken={preview.data.session_token} draft={shown} />}
        <div className="appearance-actions">
          <Button variant="primary" type="submit" busy={update.isPending}>
            {text.save}
          </Button>
          <output>{update.isSuccess && !isUnsaved && text.saved}</output>
        </div>
        {update.error && <Notice tone="danger" title={errorMessage(update.error)} urgent />}
      </form>
    </Card>
  )
}
