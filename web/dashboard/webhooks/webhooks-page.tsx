import '../styles/webhooks.css'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { LoadState } from '../load-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { VerifiedEmailOnly } from '../verified-email-only.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { CreateWebhookForm } from './create-webhook-form.tsx'
import { WebhookLine } from './webhook-line.tsx'
import { useWebhooks } from './webhook-queries.ts'
import { webhooksText as text } from './webhooks-text.ts'

/** Focuses the new secret, once: it appears at the top of the page, far from the webhook that it belongs to. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Lists the account's webhooks. */
export function WebhooksPage() {
  useDocumentTitle(text.title)
  const { data: webhooks, error, refetch } = useWebhooks()
  const [secret, setSecret] = useState<string>()
  return (
    <div className="page page-narrow">
      <PageHeader title={text.title} lead={text.lead} />
      {secret ? (
        <Card key={secret} title={text.secret.title} tone="accent">
          <p ref={takeFocus} tabIndex={-1}>
            {text.secret.lead}
          </p>
          <CopyField label={text.secret.label} value={secret} />
          <div className="actions">
            <Button onClick={() => setSecret(undefined)}>{text.secret.dismiss}</Button>
          </div>
        </Card>
      ) : (
        <VerifiedEmailOnly>
          <CreateWebhookForm onSecret={setSecret} />
        </VerifiedEmailOnly>
      )}
      <Card title={text.list}>
        {!webhooks && <LoadState error={error} onRetry={refetch} />}
        {webhooks?.length === 0 && <p className="empty">{text.none}</p>}
        {webhooks && webhooks.length > 0 && (
          <ul className="webhooks">
            {webhooks.map((webhook) => (
              <WebhookLine key={webhook.webhook_id} webhook={webhook} onSecret={setSecret} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
