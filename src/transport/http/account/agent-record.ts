import type { App } from '#src/app.ts'
import { CHANNELS } from '#src/contract/api/agents-contract.ts'
import type { AgentRecord } from '#src/contract/api/own-agents-contract.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { chatLink, embedCode } from '#src/features/channels/channels.ts'

/** Returns an agent as the API shows it. */
export function toAgentRecord({ addresses }: App, agent: Agent): AgentRecord {
  const isOn = (channel: string): boolean => agent.channels.includes(channel)
  return {
    agent_id: agent.id,
    agent_name: agent.name,
    company_name: agent.companyName,
    state: agent.state === 'archived' ? 'archived' : 'active',
    website_url: agent.websiteUrl ?? undefined,
    verified: agent.verifiedAt !== null,
    greeting_message: agent.greeting,
    deploy_channels: CHANNELS.filter(isOn),
    webchat_embed_code: isOn('webchat') ? embedCode(addresses, agent.widgetKey) : undefined,
    webchat_widget_key: isOn('webchat') ? agent.widgetKey : undefined,
    whatsapp_link: isOn('whatsapp') ? chatLink(addresses, agent) : undefined,
    credits: { used: agent.creditsUsed, limit: agent.creditsLimit },
    warnings: agent.warnings,
    retention_days: agent.retentionDays,
    ask_consent: agent.askConsent,
    visitor_texts: agent.visitorTexts,
    visitor_mcp: agent.visitorMcp,
    appearance: agent.appearance,
    consent_text: agent.consentText ?? undefined,
    privacy_url: agent.privacyUrl ?? undefined,
    tone: agent.tone,
    languages: agent.languages,
    goals: agent.goals || undefined,
    time_zone: agent.timeZone || undefined,
    created_at: agent.createdAt.toISOString(),
  }
}
