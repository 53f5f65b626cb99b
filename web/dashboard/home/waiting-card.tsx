import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { ConversationRow } from '../conversations/conversation-row.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { setAnnouncing, useAnnouncing } from '../news/announcing.ts'
import { useWaiting } from '../news/news-queries.ts'
import { useAgentSearch } from '../use-selected-agent.ts'
import { homeText } from './home-text.ts'

const text = homeText.waiting
const SHOWN = 4

/** Lists visitors who want a person. */
export function WaitingCard({ agentId }: { agentId: string }) {
  const waiting = useWaiting()?.filter(({ agent_id: id }) => id === agentId) ?? []
  const search = useAgentSearch()
  return (
    <Card title={text.title} aside={<AnnounceButton />}>
      {waiting.length === 0 && <p className="empty">{text.none}</p>}
      {waiting.length > 0 && (
        <ul className="inbox-rows">
          {waiting.slice(0, SHOWN).map((conversation) => (
            <ConversationRow key={conversation.conversation_id} conversation={conversation} />
          ))}
        </ul>
      )}
      {waiting.length > SHOWN && (
        <Link to={{ pathname: '/conversations', search: withWaiting(search) }}>{text.all}</Link>
      )}
    </Card>
  )
}

const withWaiting = (search: string): string => `${search}${search ? '&' : '?'}show=waiting`

function AnnounceButton() {
  const isOn = useAnnouncing()
  return (
    <TextButton aria-pressed={isOn} onClick={() => void setAnnouncing(!isOn)}>
      {isOn ? text.announceOff : text.announce}
    </TextButton>
  )
}
