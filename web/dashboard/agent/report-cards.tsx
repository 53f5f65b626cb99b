import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { displayAddress, displayPath } from '../../lib/website-address.ts'
import { formatRecent } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Mark } from '../../ui/mark.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { EditButton } from './edit-button.tsx'
import type { Editing } from './knowledge-editor.tsx'
import { knowledgeText as text } from './knowledge-text.ts'
import { CONFLICTS } from './readiness-card.tsx'

interface ReportCardsProps {
  report: ResearchReport
  onEdit: (editing: Editing) => void
}

/** What the agent found more than one answer to. */
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
                {facts.length === 0 && ids.map((id) => <EditButton key={id} id={id} name={subject} onEdit={onEdit} />)}
              </ul>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Ten questions as the agent answers them now; those without an answer stand open. */
export function QuestionsCard({ report: { questions }, onEdit }: ReportCardsProps) {
  if (questions.length === 0) return null
  const answered = questions.filter((each) => each.answered).length
  return (
    <Card title={text.questions.title} aside={<p className="card-aside">{text.questions.shares(answered, questions.length)}</p>}>
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
                {text.readiness.mends.answer_question}
                <span className="visually-hidden">{text.editOf(question)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Every address of the website that was tried, with what came of it. */
export function PagesCard({ report: { pages } }: Pick<ReportCardsProps, 'report'>) {
  if (pages.length === 0) return null
  const { columns, outcomes, title } = text.pages
  return (
    <details className="disclosure pages-tried">
      <summary>
        {title} ({pages.length})
      </summary>
      <ScrollRegion className="figure-scroll" kind="group" label={title}>
        <table className="figure-table">
          <TableHead columns={[columns.page, columns.outcome, columns.tried, columns.due]} />
          <tbody>
            {pages.map(({ url, outcome, sentence, tried_at: tried, due_at: due }) => (
              <tr key={url}>
                <th scope="row">{displayPath(url)}</th>
                <td>{sentence ?? outcomes[outcome]}</td>
                <td>{formatRecent(tried)}</td>
                <td>{due && formatRecent(due)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  )
}
