import { sentenceOf } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { useApproveItem } from '../dashboard-queries.ts'
import { agentText } from './agent-text.ts'

const text = agentText.knowledge

/** Says why the agent does not use an item yet, and lets its owner approve it. */
export function HeldNote({ itemId }: { itemId: string }) {
  const approve = useApproveItem()
  return (
    <div className="knowledge-held">
      <p>{text.heldLead}</p>
      {approve.error && <p role="alert">{sentenceOf(approve.error)}</p>}
      <Button busy={approve.isPending} onClick={() => approve.mutate(itemId)}>
        {text.approve}
      </Button>
    </div>
  )
}
