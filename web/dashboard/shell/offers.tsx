import type { OfferView } from '#src/contract/app/app-contract.ts'
import { sentenceOf } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDecideOffer, useOffers } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.offers

/** Anybody can make agents under an email: they must not push the page away. */
const SHOWN_AT_ONCE = 3

/**
 * What was made under this account's email, each to accept or to leave alone; what is decided makes room for the next.
 */
export function Offers() {
  const { data = [] } = useOffers()
  return data.slice(0, SHOWN_AT_ONCE).map((offer) => <Offer key={offer.id} offer={offer} />)
}

function Offer({ offer }: { offer: OfferView }) {
  const decide = useDecideOffer()
  const companies = offer.agents.map((agent) => agent.company_name)
  const words = offer.held_by === 'workspace' ? text.ofWorkspace : text.ofNobody
  return (
    <Notice tone="warning" title={words.title}>
      <p>{words.lead(companies)}</p>
      {decide.error && <p role="alert">{sentenceOf(decide.error)}</p>}
      <p className="notice-actions">
        <Button
          variant="primary"
          busy={decide.isPending}
          onClick={() => decide.mutate({ id: offer.id, decision: 'accept' })}
        >
          {text.accept}
        </Button>
        <Button busy={decide.isPending} onClick={() => decide.mutate({ id: offer.id, decision: 'refuse' })}>
          {words.refuse}
        </Button>
      </p>
    </Notice>
  )
}
