import { useEffect, useRef } from 'react'
import type { CreateKeyResponse } from '#src/contract/api/account-contract.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { useHome } from '../dashboard-queries.ts'
import { keysText } from './keys-text.ts'

const text = keysText

/** Shows a new key, which is visible only once, with a command to test it. */
export function NewKey({ made, onDismiss }: { made: CreateKeyResponse; onDismiss: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
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
      {baseUrl && <CopyField label={text.tryIt} value={tryCommand(baseUrl, made.secret)} />}
      <Button onClick={onDismiss}>{text.dismiss}</Button>
    </section>
  )
}

/** Returns a command that a key of any scope may run. */
const tryCommand = (baseUrl: string, secret: string) =>
  `curl ${baseUrl}/agents \\\n  -H 'Authorization: Bearer ${secret}'`
