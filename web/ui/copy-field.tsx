import { useRef, useState } from 'react'
import { copyText } from '../lib/clipboard.ts'
import { sharedText } from '../lib/shared-text.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface CopyFieldProps {
  label: string
  value: string
  hint?: string
}

/** Shows a text in full, with a button that copies it. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const text = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  const copy = async () => {
    if (!text.current) return
    setOutcome((await copyText(value, text.current)) ? 'copied' : 'failed')
    setTimeout(() => setOutcome(undefined), 3000)
  }

  return (
    <div className="copy-field">
      <div className="copy-field-box">
        <div className="copy-field-bar">
          <p>{label}</p>
          <Button onClick={() => void copy()}>
            <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
            {outcome === 'copied' ? sharedText.copied : sharedText.copy}
            <span className="visually-hidden">: {label}</span>
          </Button>
        </div>
        <pre>
          <code ref={text}>{value}</code>
        </pre>
      </div>
      {hint && <p className="field-hint">{hint}</p>}
      <output className={outcome === 'failed' ? 'field-error' : 'visually-hidden'}>
        {outcome === 'copied' && sharedText.copied}
        {outcome === 'failed' && sharedText.copyFailed}
      </output>
    </div>
  )
}
