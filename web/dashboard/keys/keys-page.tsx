import '../styles/keys.css'
import { useState } from 'react'
import type { CreateKeyResponse } from '#src/contract/api/account-contract.ts'
import { Card } from '../../ui/card.tsx'
import { useKeys } from './keys-queries.ts'
import { LoadState } from '../load-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { CreateKeyForm } from './create-key-form.tsx'
import { KeyList } from './key-list.tsx'
import { NewKey } from './new-key.tsx'
import { keysText } from './keys-text.ts'

const text = keysText

/** Creates, lists and revokes API keys. */
export function KeysPage() {
  useDocumentTitle(text.title)
  const { data: keys, error, refetch } = useKeys()
  const [made, setMade] = useState<CreateKeyResponse>()
  return (
    <div className="page page-narrow">
      <PageHeader title={text.title} lead={text.lead} />
      {made ? <NewKey made={made} onDismiss={() => setMade(undefined)} /> : <CreateKeyForm onMade={setMade} />}
      <Card title={text.list}>
        {!keys && <LoadState error={error} onRetry={refetch} />}
        {keys && (keys.length > 0 ? <KeyList keys={keys} /> : <p className="empty">{text.none}</p>)}
      </Card>
    </div>
  )
}
