import { useCallback, useEffect, useRef, useState } from 'react'
import type { PhoneResponse, PhoneSendRequest } from '#src/contract/app/simulator-contract.ts'
import { errorMessage } from '../lib/http.ts'
import { readPhone, sendFromPhone } from './phone-api.ts'

const POLL_MS = 1_000
const EMPTY: PhoneResponse = { messages: [], typing: false }

interface Failure {
  messages: PhoneSendRequest[]
  sentence: string
}

/** Polls the visitor's phone while the page is visible. A message that failed can be sent again; `failure` says why. */
export function usePhone() {
  const [phone, setPhone] = useState(EMPTY)
  const [failure, setFailure] = useState<Failure>()
  const looking = useRef(false)
  const sending = useRef(Promise.resolve())

  const look = useCallback(async () => {
    if (looking.current) return
    looking.current = true
    // The next poll makes up for a failed one.
    const seen = await readPhone().catch(() => undefined)
    looking.current = false
    if (seen) setPhone((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen))
  }, [])

  useEffect(() => {
    // The first response sets the phone's number. A message sent before it would come from another phone.
    sending.current = look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [look])

  // A phone sends messages one at a time.
  const send = useCallback(
    (message: PhoneSendRequest) => {
      sending.current = sending.current.then(async () => {
        try {
          await sendFromPhone(message)
        } catch (error) {
          setFailure((before) => ({ messages: [...(before?.messages ?? []), message], sentence: errorMessage(error) }))
        }
        void look()
      })
    },
    [look],
  )

  const retry = () => {
    setFailure(undefined)
    failure?.messages.forEach(send)
  }
  return { ...phone, failure: failure?.sentence, send, retry }
}
