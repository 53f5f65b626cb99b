import { useEffect, useRef } from 'react'
import type { CreateKeyResponse } from '#src/contract/app/app-contract.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { useHome } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'

const text = dashboardText.keys

/** A key just made, the only time it can be seen, with a command that proves it. */
export function NewKey({ made, onDismiss }: { made: CreateKeyResponse; onDismiss: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  const agentId = useSelectedAgentId()
  const baseUrl = useHome().data?.base_url

  useEffect(() => {
    title.current?.focus()
  }, [])

  return (
    <section className="card card-accent new-key">
      <h2 ref={title} tabIndex={-1}>
        {text.made(made.key.name)}
      </h2>
      <p>{text.once}</p>
      <CopyField label={text.secret} value={made.secret} />
      {baseUrl && agentId && <CopyField label={text.tryIt} value={statusCommand(baseUrl, agentId, made.secret)} />}
      <Button onClick={onDismiss}>{text.dismiss}</Button>
    </section>
  )
}

const statusCommand = (baseUrl: string, agentId: string, secret: string) =>
  `curl ${baseUrl}/agents/${agentId}/status \\\n  -H 'Authorization: Bearer ${secret}'`
