import { Link } from 'react-router'
import type { ThreadMessage } from '#src/contract/api/inbox-contract.ts'
import { displayAddress } from '../../lib/website-address.ts'
import { conversationsText } from './conversations-text.ts'

const text = conversationsText.thread

/** Shows what a reply rests on: its sources, and the passages with links to their items and pages. */
export function ReplyOrigins({
  agentId,
  message: { sources, passages },
}: {
  agentId: string
  message: Pick<ThreadMessage, 'sources' | 'passages'>
}) {
  return (
    <>
      {sources.length > 0 && (
        <p className="said-sources">
          {text.sources}:{' '}
          {sources.map(({ title, url }, at) => (
            <span key={`${title} ${url ?? ''}`}>
              {at > 0 && ', '}
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title || displayAddress(url)}
                </a>
              ) : (
                title
              )}
            </span>
          ))}
        </p>
      )}
      {passages.length > 0 && (
        <details className="disclosure said-notes">
          <summary>{text.passages(passages.length)}</summary>
          <ol>
            {passages.map(({ knowledge_item_id: id, title, url, text: words }) => (
              <li key={`${id} ${words}`}>
                <Link to={{ pathname: '/ai-agent', search: `?agent=${agentId}&item=${id}` }} dir="auto">
                  {title}
                </Link>
                <p dir="auto">{words}</p>
                {url && (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {displayAddress(url)}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
