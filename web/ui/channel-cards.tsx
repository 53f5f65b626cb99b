import { sharedText } from '../lib/shared-text.ts'
import { Card } from './card.tsx'
import { CopyField } from './copy-field.tsx'
import { WhatsappLink } from './whatsapp-link.tsx'

interface ChannelCardsProps {
  embedCode: string | undefined
  whatsapp: { link: string; qrUrl: string } | undefined
}

/** How visitors reach an agent, a card for each channel it has. */
export function ChannelCards({ embedCode, whatsapp }: ChannelCardsProps) {
  return (
    <>
      {embedCode && (
        <Card title={sharedText.embed.title}>
          <CopyField label={sharedText.embed.label} value={embedCode} hint={sharedText.embed.hint} />
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
