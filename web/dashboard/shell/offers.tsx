import type { OfferView } from '#src/contract/app/app-contract.ts'
import { errorMessage } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { ReviewTexts } from '../../ui/review-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDecideOffer, useOffers } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.offers

/** Anyone can create agents for an email, so the offers must not push the page off the screen. */
const SHOWN_AT_ONCE = 3

/**
 * Lists agents that others created for this account's email, to accept or decline. The next appears when one is
 * decided.
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
      <ReviewTexts texts={offer.agents.flatMap(({ texts }) => texts)} />
      {decide.error && <p role="alert">{errorMessage(decide.error)}</p>}
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
