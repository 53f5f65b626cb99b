import '../styles/conversations.css'
import { useDeferredValue } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { EmptyWithLink } from '../empty-state.tsx'
import { useSeenConversations } from '../news/news-queries.ts'
import { PagedList } from '../paged-list.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useSelectedAgentId } from '../use-selected-agent.ts'
import { filtersOf } from './conversation-filters.ts'
import { useConversations } from './conversation-queries.ts'
import { ConversationRow } from './conversation-row.tsx'
import { conversationsText as text } from './conversations-text.ts'
import { FilterBar } from './filter-bar.tsx'
import { ThreadPane } from './thread-pane.tsx'

/** Shows the list of conversations beside the open one; on a phone, one at a time. */
export function ConversationsPage() {
  useDocumentTitle(text.title)
  const agentId = useSelectedAgentId()
  const { id } = useParams()
  return (
    <div className={id ? 'inbox inbox-open' : 'inbox'}>
      <h1>{text.title}</h1>
      <section className="inbox-list" aria-label={text.list}>
        <FilterBar />
        {agentId && <ConversationList agentId={agentId} />}
      </section>
      <div className="inbox-thread">
        {id ? <ThreadPane key={id} id={id} /> : <p className="inbox-choose">{text.choose}</p>}
      </div>
    </div>
  )
}

function ConversationList({ agentId }: { agentId: string }) {
  useSeenConversations(agentId)
  const [params] = useSearchParams()
  const filters = useDeferredValue(filtersOf(params, agentId))
  const list = useConversations(filters)
  return (
    <PagedList list={list} more={text.more} empty={<NoConversations isFiltered={Object.keys(filters).length > 1} />}>
      {(conversations) => (
        <ul className="inbox-rows">
          {conversations.map((conversation) => (
            <ConversationRow key={conversation.conversation_id} conversation={conversation} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function NoConversations({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <p className="empty">{text.noMatch}</p>
  return <EmptyWithLink words={text.none} to="/ai-agent/channels" />
}
