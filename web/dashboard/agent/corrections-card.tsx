import { Suspense, lazy, useState } from 'react'
import type { CorrectionRecord } from '#src/contract/api/inbox-contract.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Mark } from '../../ui/mark.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { useCorrections, useKeepCorrection, useTakeCorrectionBack } from './knowledge-queries.ts'
import { knowledgeText } from './knowledge-text.ts'

const text = knowledgeText.corrections
// The schema that checks this form is loaded with the first edit.
const RewordDialog = lazy(async () => ({ default: (await import('./reword-dialog.tsx')).RewordDialog }))

/** Lists the owner's corrections and verdicts on replies. Draws nothing if there are none. */
export function CorrectionsCard({ agentId }: { agentId: string }) {
  const { data: corrections = [] } = useCorrections(agentId)
  if (corrections.length === 0) return null
  return (
    <Card title={text.title}>
      <p className="empty">{text.lead}</p>
      <ul className="corrections">
        {corrections.map((correction) => (
          <li key={correction.correction_id}>
            <Correction correction={correction} />
            <CorrectionActions agentId={agentId} correction={correction} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CorrectionActions({ agentId, correction }: { agentId: string; correction: CorrectionRecord }) {
  const { correction_id: id, question, verdict, site_changed: siteChanged } = correction
  const takeBack = useTakeCorrectionBack(agentId)
  const keep = useKeepCorrection(agentId)
  const [rewording, setRewording] = useState(false)
  const notify = (done: string) => ({
    onSuccess: () => showToast({ title: done }),
    onError: showFailure,
  })
  return (
    <div className="correction-actions">
      {siteChanged && verdict !== 'wrong' && (
        <Button busy={keep.isPending} onClick={() => keep.mutate(id, notify(text.kept))}>
          {verdict === 'right' ? text.stillRight : text.keep}
          <span className="visually-hidden">{text.of(question)}</span>
        </Button>
      )}
      <Button onClick={() => setRewording(true)}>
        {verdict === 'corrected' ? knowledgeText.edit : text.correct}
        <span className="visually-hidden">{text.of(question)}</span>
      </Button>
      <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(id, notify(text.taken))}>
        {text.takeBack}
        <span className="visually-hidden">{text.of(question)}</span>
      </Button>
      <Suspense>
        {rewording && <RewordDialog agentId={agentId} correction={correction} onClose={() => setRewording(false)} />}
      </Suspense>
    </div>
  )
}

function Correction({
  correction: {
    question,
    answer,
    verdict,
    holds,
    site_says: siteSays,
    site_changed: siteChanged,
    created_at: createdAt,
  },
}: {
  correction: CorrectionRecord
}) {
  return (
    <div>
      <p>
        <strong dir="auto">{question}</strong> {verdict !== 'corrected' && <Mark>{text.verdicts[verdict]}</Mark>}{' '}
        {holds === false && <Mark tone="warning">{text.fails[verdict]}</Mark>}{' '}
        {siteChanged && <Mark tone="warning">{text.siteChanged}</Mark>}
      </p>
      <p dir="auto">{answer}</p>
      <p className="field-hint">
        {text.since[verdict](formatDate(createdAt))}
        {siteSays !== undefined && <span dir="auto"> {siteSays ? text.siteSays(siteSays) : text.siteSilent}</span>}
      </p>
    </div>
  )
}
