import { Suspense, lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { Icon } from '../../ui/icon.tsx'
import { FloatingButton } from '../floating-button.tsx'
import { useMedia } from '../use-media.ts'
import { whenLoaded } from '../when-loaded.ts'
import { agentText } from './agent-text.ts'
import { CHAT } from './page-places.ts'
import { PreviewChat } from './preview-chat.tsx'

const loadSheet = () => import('./chat-sheet.tsx')
const ChatSheet = lazy(async () => ({ default: (await loadSheet()).ChatSheet }))

/**
 * Draws a page with the preview chat beside it, or behind a button on narrow screens. An archived agent has no chat.
 */
export function BesideChat({ agent, children }: { agent: AgentView; children: ReactNode }) {
  const isWide = useMedia('(min-width: 75rem)')
  if (agent.state === 'archived') return <div className="agent-facts">{children}</div>
  return (
    <div className="agent-columns">
      <div className="agent-facts">{children}</div>
      {isWide ? <PreviewChat agentId={agent.id} /> : <ChatBehindButton agentId={agent.id} />}
    </div>
  )
}

function ChatBehindButton({ agentId }: { agentId: string }) {
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(hash === CHAT)
  return (
    <>
      <FloatingButton onClick={() => whenLoaded(loadSheet, () => setOpen(true))}>
        <Icon name="agent" />
        {agentText.chat.title}
      </FloatingButton>
      <Suspense>{isOpen && <ChatSheet agentId={agentId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
