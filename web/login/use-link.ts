import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { goOn } from './after-sign-in.ts'
import { forgetLinkSecret } from './link-secret.ts'

export type LinkState<Offer> =
  | { name: 'looking' }
  | { name: 'offered' | 'using'; offer: Offer }
  | { name: 'refused'; error: ApiError; retry: () => void }

interface LinkOptions<Offer, Answer> {
  secret: string
  /** What the link leads to; changes nothing. */
  preview: (secret: string) => Promise<Offer>
  /** Uses it up. */
  act: (secret: string) => Promise<Answer>
  /** Goes where it has led to. */
  leave?: (answer: Answer) => void
}

/**
 * Looks where a mailed link leads, and uses it when asked to: programs that scan mails open links, and press no
 * buttons.
 */
export function useLink<Offer, Answer>(options: LinkOptions<Offer, Answer>): [LinkState<Offer>, () => void] {
  const { secret, preview, act, leave = goOn } = options
  const [state, setState] = useState<LinkState<Offer>>({ name: 'looking' })
  const [tries, setTries] = useState(0)

  const refuse = useCallback((error: unknown) => {
    const refusal = error instanceof ApiError ? error : new ApiError(0, sharedText.crashed)
    if (refusal.status === 404 || refusal.status === 409) forgetLinkSecret()
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
      forgetLinkSecret()
      leave(answer)
    }, refuse)
  }
  return [state, use]
}
