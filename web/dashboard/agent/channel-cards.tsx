import type { AgentView } from '#src/contract/app/app-contract.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { Card } from '../../ui/card.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { WhatsappLink } from '../../ui/whatsapp-link.tsx'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.agent.channels

/** How visitors reach the agent. */
export function ChannelCards({ channels: { webchat, whatsapp } }: Pick<AgentView, 'channels'>) {
  return (
    <>
      {webchat && (
        <Card title={text.embed}>
          <CopyField label={sharedText.embed.label} value={webchat.embed_code} hint={sharedText.embed.hint} />
        </Card>
      )}
      {whatsapp && (
        <Card title={text.whatsapp}>
          <WhatsappLink link={whatsapp.link} qrUrl={whatsapp.qr_url} />
          <CopyField label={sharedText.whatsapp.copyLabel} value={whatsapp.link} />
        </Card>
      )}
    </>
  )
}
