import { useState } from 'react'
import type { FormEvent } from 'react'
import type { CreationRequest } from '../lib/agent-creation.ts'
import { completeAddress, displayAddress } from '../lib/website-address.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { StageTitle } from '../ui/stage-title.tsx'
import { WEBSITE_INPUT } from './start-form.tsx'
import { startText } from './start-text.ts'

const text = startText.unread

interface UnreadStageProps {
  websiteUrl: string
  /** Why it could not be read, in a sentence. */
  reason: string
  onRetry: (changes: Pick<CreationRequest, 'website_url'>) => void
  onContinue: () => void
}

/** Says why a website could not be read, before anything else, and lets the person correct its address and retry. */
export function UnreadStage({ websiteUrl, reason, onRetry, onContinue }: UnreadStageProps) {
  const [website, setWebsite] = useState(displayAddress(websiteUrl))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRetry({ website_url: website === displayAddress(websiteUrl) ? websiteUrl : completeAddress(website) })
  }
  return (
    <div className="single-stage">
      <StageTitle>{text.title(displayAddress(websiteUrl))}</StageTitle>
      <Notice tone="danger" title={reason} urgent />
      <p>{text.lead}</p>
      <form className="form" onSubmit={submit}>
        <Field
          {...WEBSITE_INPUT}
          label={text.website}
          value={website}
          onChange={({ target }) => setWebsite(target.value)}
          required
        />
        <div className="actions">
          <Button variant="primary" type="submit">
            {text.retry}
          </Button>
          <Button onClick={onContinue}>{text.without}</Button>
        </div>
      </form>
    </div>
  )
}
