import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { openDashboard } from './after-sign-in.ts'
import { removeLinkSecret } from './link-secret.ts'

export type LinkState<Offer> =
  | { name: 'looking' }
  | { name: 'offered' | 'using'; offer: Offer }
  | { name: 'refused'; error: ApiError; retry: () => void }

interface LinkOptions<Offer, Answer> {
  secret: string
  /** Returns what the link leads to. It does not use the link. */
  preview: (secret: string) => Promise<Offer>
  /** Uses the link. */
  act: (secret: string) => Promise<Answer>
  /** Opens the page that follows. */
  leave?: (answer: Answer) => void
}

/** Looks up a mailed link, and uses it only when asked to, because mail scanners open links but press no buttons. */
export function useLink<Offer, Answer>(options: LinkOptions<Offer, Answer>): [LinkState<Offer>, () => void] {
  const { secret, preview, act, leave = openDashboard } = options
  const [state, setState] = useState<LinkState<Offer>>({ name: 'looking' })
  const [tries, setTries] = useState(0)

  const refuse = useCallback((error: unknown) => {
    const refusal = error instanceof ApiError ? error : new ApiError(0, sharedText.crashed)
    if (refusal.status === 404 || refusal.status === 409) removeLinkSecret()
    const retry = () => {
      setState({ name: 'looking' })
      setTries((count) => count + 1)
    }
    setState({ name: 'refused', error: refusal, retry })
  }, [])

  useEffect(() => {
    preview(secret).then((offer) => setState({ name: 'offered', offer }), refuse)
  }, [secret, preview, refuse, tries])

  const use = () => {
    if (state.name !== 'offered') return
    setState({ ...state, name: 'using' })
    act(secret).then((answer) => {
      removeLinkSecret()
      leave(answer)
    }, refuse)
  }
  return [state, use]
}
