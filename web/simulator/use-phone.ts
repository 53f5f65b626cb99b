import { useCallback, useEffect, useRef, useState } from 'react'
import type { PhoneResponse, PhoneSendRequest } from '#src/contract/app/simulator-contract.ts'
import { sentenceOf } from '../lib/http.ts'
import { readPhone, sendFromPhone } from './phone-api.ts'

const LOOK_MS = 1_000
const EMPTY: PhoneResponse = { messages: [], typing: false }

interface Failure {
  messages: PhoneSendRequest[]
  sentence: string
}

/**
 * The visitor's phone, looked at again and again while the page is seen. What was not taken can be sent again;
 * `failure` says why.
 */
export function usePhone() {
  const [phone, setPhone] = useState(EMPTY)
  const [failure, setFailure] = useState<Failure>()
  const looking = useRef(false)
  const sending = useRef(Promise.resolve())

  const look = useCallback(async () => {
    if (looking.current) return
    looking.current = true
    // A look that fails is made up for by the next.
    const seen = await readPhone().catch(() => undefined)
    looking.current = false
    if (seen) setPhone((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen))
  }, [])

  useEffect(() => {
    // With the first answer comes the phone's number: what was sent before it would be of another phone.
    sending.current = look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [look])

  // A phone sends one message after the other.
  const send = useCallback(
    (message: PhoneSendRequest) => {
      sending.current = sending.current.then(async () => {
        try {
          await sendFromPhone(message)
        } catch (error) {
          setFailure((before) => ({ messages: [...(before?.messages ?? []), message], sentence: sentenceOf(error) }))
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
