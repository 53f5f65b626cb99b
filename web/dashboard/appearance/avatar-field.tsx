import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { uploadAvatar } from '../../lib/app-api.ts'
import { errorMessage } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { agentText } from '../agent/agent-text.ts'
import { lookText } from './look-text.ts'

const text = agentText.appearance
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif'
/** As in the contract, whose library this page does not load. */
const MAX_BYTES = 5 * 1024 * 1024

interface AvatarFieldProps {
  agent: AgentView
  value: string
  onChange: (avatar: string) => void
}

/** The avatar: letters, a picture of the website, or an uploaded one. */
export function AvatarField({ agent, value, onChange }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const upload = useMutation({
    mutationFn: (picture: File) => uploadAvatar(agent.id, picture),
    onSuccess: ({ avatar }) => onChange(avatar),
    onError: (error) => setProblem(errorMessage(error)),
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    target.value = ''
    setProblem(picture && picture.size > MAX_BYTES ? lookText.tooLarge : undefined)
    if (picture && picture.size <= MAX_BYTES) upload.mutate(picture)
  }
  return (
    <div className="look-field">
      <Field
        label={text.avatar}
        hint={text.avatarHint}
        error={problem}
        maxLength={2048}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="suggestions">
        {agent.site_look.images.length > 0 && <span className="field-hint">{lookText.fromWebsite}</span>}
        {agent.site_look.images.map(({ url, shown_url: shown }, at) => (
          <button
            key={url}
            type="button"
            className="swatch"
            aria-label={lookText.image(at + 1)}
            aria-pressed={url === value}
            onClick={() => onChange(url)}
          >
            <img src={shown} alt="" />
          </button>
        ))}
        <input ref={input} type="file" accept={ACCEPTED} hidden onChange={choose} />
        <Button busy={upload.isPending} onClick={() => input.current?.click()} title={lookText.uploadHint}>
          {upload.isPending ? lookText.uploading : lookText.upload}
        </Button>
      </div>
    </div>
  )
}
