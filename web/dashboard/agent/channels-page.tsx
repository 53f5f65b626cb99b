import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WhatsappLink, qrAddress } from '../../ui/whatsapp-link.tsx'
import { IdentityCard } from '../channels/identity-card.tsx'
import { NumberCard } from '../channels/number-card.tsx'
import { useMe } from '../dashboard-queries.ts'
import { useShownAgent } from './agent-layout.tsx'
import { agentText } from './agent-text.ts'
import { DeployCard } from './deploy-card.tsx'
import { VERIFICATION } from './page-places.ts'
import { VerificationCard } from './verification-card.tsx'

const text = agentText.channels
const PRINT_PIXELS = 1000

/** Lists the channels on which visitors reach the agent. */
export function ChannelsPage() {
  const agent = useShownAgent()
  const isOwner = useMe().data?.workspace.role === 'owner'
  const { hash } = useLocation()
  const verification = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash === VERIFICATION) verification.current?.scrollIntoView()
  }, [hash])
  const { webchat, whatsapp, mcp } = agent.channels
  if (agent.state === 'archived') return <p className="empty">{agentText.archived.nothing}</p>
  return (
    <div className="page page-narrow">
      <DeployCard agent={agent} />
      {webchat && (
        <Card title={sharedText.embed.title}>
          <CopyField label={sharedText.embed.label} value={webchat.embed_code} hint={sharedText.embed.hint} />
          <CopyField label={sharedText.embed.page} value={webchat.page_url} hint={sharedText.embed.pageHint} />
          {mcp.allowed && <CopyField label={sharedText.embed.mcp} value={mcp.url} hint={sharedText.embed.mcpHint} />}
          <div className="actions">
            <ButtonLink href={webchat.page_url} target="_blank" rel="noreferrer">
              {text.openPage}
            </ButtonLink>
          </div>
        </Card>
      )}
      <div ref={verification}>
        <VerificationCard agent={agent} />
      </div>
      {whatsapp && <WhatsappCard whatsapp={whatsapp} />}
      {whatsapp && <NumberCard agentId={agent.id} />}
      {webchat && isOwner && <IdentityCard agentId={agent.id} />}
    </div>
  )
}

function WhatsappCard({
  whatsapp: { link, qr_url: qr },
}: {
  whatsapp: NonNullable<AgentView['channels']['whatsapp']>
}) {
  const print = qrAddress(link, PRINT_PIXELS)
  return (
    <Card title={sharedText.whatsapp.title}>
      <WhatsappLink link={link} qrUrl={qr} />
      <CopyField label={sharedText.whatsapp.copyLabel} value={link} />
      <div className="actions">
        <ButtonLink href={print} download="whatsapp-qr.png">
          <Icon name="download" />
          {text.png}
        </ButtonLink>
        <ButtonLink href={`${print}&format=svg`} download="whatsapp-qr.svg">
          <Icon name="download" />
          {text.svg}
        </ButtonLink>
      </div>
    </Card>
  )
}
