import type { ComponentProps } from 'react'
import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { displayAddress, displayPath } from '../../lib/website-address.ts'
import { formatNumber, formatRecent } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Mark } from '../../ui/mark.tsx'
import { EditButton } from './edit-button.tsx'
import type { Editing } from './knowledge-editor.tsx'
import { LoadState } from '../load-state.tsx'
import { EditBesideSource } from './knowledge-notes.tsx'
import { useItem } from './knowledge-queries.ts'
import { knowledgeText as text } from './knowledge-text.ts'
import { CONFLICTS } from './readiness-card.tsx'

interface ReportCardsProps {
  report: ResearchReport
  onEdit: (editing: Editing) => void
}

/** Lists the questions for which the website gives conflicting answers. */
export function ConflictsCard({ report: { conflicts }, onEdit }: ReportCardsProps) {
  if (conflicts.length === 0) return null
  return (
    <div id={CONFLICTS}>
      <Card title={text.conflicts.title}>
        <p className="empty">{text.conflicts.lead}</p>
        <ul className="conflicts">
          {conflicts.map(({ kind, subject, facts, knowledge_item_ids: ids }) => (
            <li key={`${kind} ${subject} ${ids.join()}`}>
              <p>
                <Mark tone="warning">{text.conflicts.kinds[kind]}</Mark> <strong dir="auto">{subject}</strong>
                {kind === 'edited' && <span className="empty"> {text.conflicts.edited}</span>}
              </p>
              {facts.length === 0 ? (
                ids.map((id) => <EditedConflict key={id} id={id} name={subject} onEdit={onEdit} />)
              ) : (
                <ul className="conflict-facts">
                  {facts.map((fact) => (
                    <li key={`${fact.value} ${fact.knowledge_item_id}`}>
                      <div>
                        <strong dir="auto">{fact.value}</strong> <q dir="auto">{fact.words}</q>
                        {fact.source_url && <span className="empty"> {displayAddress(fact.source_url)}</span>}
                      </div>
                      <EditButton id={fact.knowledge_item_id} name={fact.value} onEdit={onEdit} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Shows an edited item beside what its source says now. */
function EditedConflict({ id, name, onEdit }: ComponentProps<typeof EditButton>) {
  const item = useItem(id)
  return (
    <>
      {item.data ? <EditBesideSource item={item.data} /> : <LoadState error={item.error} onRetry={item.refetch} />}
      <EditButton id={id} name={name} onEdit={onEdit} />
    </>
  )
}

/** Shows ten questions with the agent's current answers. Unanswered ones are expanded. */
export function QuestionsCard({ report: { questions }, onEdit }: ReportCardsProps) {
  if (questions.length === 0) return null
  const answered = questions.filter((each) => each.answered).length
  return (
    <Card
      title={text.questions.title}
      aside={<p className="card-aside">{text.questions.shares(answered, questions.length)}</p>}
    >
      <p className="empty">{text.questions.lead}</p>
      <ul className="asked">
        {questions.map(({ question, answer, answered: isAnswered }) => (
          <li key={question}>
            <details className="disclosure" open={!isAnswered}>
              <summary dir="auto">{question}</summary>
              <p className="asked-answer" dir="auto">
                {answer}
              </p>
            </details>
            {!isAnswered && <Mark tone="danger">{text.questions.unanswered}</Mark>}
            {!isAnswered && (
              <Button onClick={() => onEdit({ way: 'add', title: question })}>
                {text.readiness.fixes.answer_question}
                <span className="visually-hidden">{text.editOf(question)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const OUTCOMES = { failed: 'danger', skipped: 'plain', rendered: 'accent', read: 'accent' } as const
const RANKS = Object.keys(OUTCOMES)

/** Lists every address that Foyer tried to read, with its result, failures first. */
export function PagesCard({ report: { pages } }: Pick<ReportCardsProps, 'report'>) {
  if (pages.length === 0) return null
  const { title, outcomes, tried, due } = text.pages
  return (
    <details className="disclosure pages-tried">
      <summary>
        {title} ({formatNumber(pages.length)})
      </summary>
      <ul className="site-changes">
        {pages
          .toSorted((one, other) => RANKS.indexOf(one.outcome) - RANKS.indexOf(other.outcome))
          .map((page) => (
            <li key={page.url}>
              <div>
                <p>
                  <Mark tone={OUTCOMES[page.outcome]}>{outcomes[page.outcome]}</Mark>{' '}
                  <a href={page.url} target="_blank" rel="noopener noreferrer" dir="auto">
                    {displayPath(page.url)}
                  </a>
                </p>
                {page.sentence && (
                  <p className="site-change-text">{page.sentence.replaceAll(page.url, displayPath(page.url))}</p>
                )}
                <p className="empty">
                  {tried(formatRecent(page.tried_at))} {page.due_at && due(formatRecent(page.due_at))}
                </p>
              </div>
            </li>
          ))}
      </ul>
    </details>
  )
}
