import { sharedText } from '../lib/shared-text.ts'
import { Card } from './card.tsx'
import { CopyField } from './copy-field.tsx'
import { WhatsappLink } from './whatsapp-link.tsx'

interface ChannelCardsProps {
  embedCode: string | undefined
  /** The agent's hosted page. */
  pageUrl?: string
  whatsapp: { link: string; qrUrl: string } | undefined
}

/** Shows a card for each channel of an agent. */
export function ChannelCards({ embedCode, pageUrl, whatsapp }: ChannelCardsProps) {
  return (
    <>
      {embedCode && (
        <Card title={sharedText.embed.title}>
          <CopyField label={sharedText.embed.label} value={embedCode} hint={sharedText.embed.hint} />
          {pageUrl && <CopyField label={sharedText.embed.page} value={pageUrl} hint={sharedText.embed.pageHint} />}
        </Card>
      )}
      {whatsapp && (
        <Card title={sharedText.whatsapp.title}>
          <WhatsappLink {...whatsapp} />
          <CopyField label={sharedText.whatsapp.copyLabel} value={whatsapp.link} />
        </Card>
      )}
    </>
  )
}
