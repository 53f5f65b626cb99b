import { useState } from 'react'
import type { CreationRequest } from '../lib/agent-creation.ts'
import type { ApiError } from '../lib/http.ts'
import { CopyField } from '../ui/copy-field.tsx'
import { SampleChat } from './sample-chat.tsx'
import { curlCommand } from './curl-command.ts'
import { emptyValues, toRequest } from './form-values.ts'
import { StartForm } from './start-form.tsx'
import { startText as text } from './start-text.ts'
import { useHome } from './use-home.ts'

interface StartStageProps {
  error: ApiError | undefined
  onSubmit: (request: CreationRequest) => void
  onClaimWebsite: (request: CreationRequest) => void
}

/** Shows the form, and beside it the sample's chat and the API call that the form makes. */
export function StartStage({ error, onSubmit, onClaimWebsite }: StartStageProps) {
  const [values, setValues] = useState(emptyValues)
  const home = useHome()
  const baseUrl = home?.base_url ?? `${location.origin}/api/v1/public`

  return (
    <div className="start-stage">
      <div className="start-words">
        <h1>{text.hero.title}</h1>
        <p className="start-lead">{text.hero.lead}</p>
        <StartForm
          values={values}
          home={home}
          error={error}
          onChange={setValues}
          onSubmit={() => onSubmit(toRequest(values))}
          onClaimWebsite={() => onClaimWebsite(toRequest(values))}
        />
      </div>
      <div className="start-call">
        <SampleChat />
        <section className="start-call-card" aria-label={text.call.title}>
          <h2>{text.call.title}</h2>
          <CopyField label={text.call.label} value={curlCommand(baseUrl, toRequest(values))} />
        </section>
      </div>
    </div>
  )
}
