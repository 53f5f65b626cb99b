import { Suspense, lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMedia } from '../use-media.ts'
import { agentText } from './agent-text.ts'
import { PreviewChat } from './preview-chat.tsx'

const ChatSheet = lazy(async () => ({ default: (await import('./chat-sheet.tsx')).ChatSheet }))

/** A page with the owner's own chat beside it, or behind a button where both do not fit. */
export function BesideChat({ agentId, children }: { agentId: string; children: ReactNode }) {
  const isWide = useMedia('(min-width: 75rem)')
  return (
    <div className="agent-columns">
      <div className="agent-facts">{children}</div>
      {isWide ? <PreviewChat agentId={agentId} /> : <ChatBehindButton agentId={agentId} />}
    </div>
  )
}

function ChatBehindButton({ agentId }: { agentId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button-primary try-it" onClick={() => setOpen(true)}>
        <Icon name="agent" />
        {agentText.chat.title}
      </button>
      <Suspense>{isOpen && <ChatSheet agentId={agentId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
