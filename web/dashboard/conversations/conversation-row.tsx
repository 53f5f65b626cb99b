import { NavLink, useLocation } from 'react-router'
import type { ConversationRecord } from '#src/contract/api/inbox-contract.ts'
import { formatRecent } from '../../lib/format.ts'
import { Mark } from '../../ui/mark.tsx'
import { conversationsText as text } from './conversations-text.ts'
import { textInLine } from '../../ui/rich-text.tsx'

/** Shows one conversation: visitor, time, last message and marks. */
export function ConversationRow({ conversation }: { conversation: ConversationRecord }) {
  const { search } = useLocation()
  const { match, last_message: last } = conversation
  return (
    <li>
      <NavLink className="inbox-row" to={{ pathname: `/conversations/${conversation.conversation_id}`, search }}>
        <span className="inbox-row-top">
          <strong dir="auto">{nameOf(conversation)}</strong>
          <time dateTime={last?.created_at ?? conversation.created_at}>
            {formatRecent(last?.created_at ?? conversation.created_at)}
          </time>
        </span>
        <span className="inbox-row-words" dir="auto">
          {match?.text ??
            (last && (last.role === 'visitor' ? last.text : `${text.roles[last.role]}: ${textInLine(last.text)}`))}
        </span>
        <ConversationMarks conversation={conversation} />
      </NavLink>
    </li>
  )
}

export const nameOf = ({ visitor, lead }: Pick<ConversationRecord, 'visitor' | 'lead'>): string =>
  visitor?.name ?? lead?.name ?? visitor?.email ?? lead?.email ?? visitor?.phone ?? lead?.phone ?? text.visitor

/** Returns the marks of a conversation, a few words each. */
export function ConversationMarks({ conversation }: { conversation: ConversationRecord }) {
  const { mode, waiting, unanswered, flagged, thumbs_down: down, lead, channel } = conversation
  return (
    <span className="marks">
      {waiting && <Mark tone="warning">{mode === 'person' ? text.marks.reply : text.marks.waiting}</Mark>}
      {mode === 'person' && !waiting && <Mark tone="accent">{text.marks.person}</Mark>}
      {lead && <Mark tone="accent">{text.stages[lead.stage]}</Mark>}
      {unanswered > 0 && <Mark tone="danger">{text.marks.unanswered(unanswered)}</Mark>}
      {flagged > 0 && <Mark tone="warning">{text.marks.flagged}</Mark>}
      {down > 0 && <Mark tone="danger">{text.marks.down}</Mark>}
      {channel === 'whatsapp' && <Mark>{text.marks.whatsapp}</Mark>}
    </span>
  )
}
