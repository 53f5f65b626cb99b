import { useState } from 'react'
import { sendSimulated } from '../lib/app-api.ts'
import { sentenceOf } from '../lib/http.ts'

export interface Bubble {
  id: string
  from: 'visitor' | 'agent'
  text: string
  at: Date
}

/** The visitor's side of one conversation. A message that was not taken stays in it, with `failure` saying why. */
export function useConversation() {
  const [bubbles, setBubbles] = useState<Bubble[]>([])
  const [waiting, setWaiting] = useState(0)
  const [failure, setFailure] = useState<{ text: string; sentence: string }>()

  const deliver = async (text: string) => {
    setFailure(undefined)
    setWaiting((count) => count + 1)
    try {
      const { replies } = await sendSimulated(text)
      const at = new Date()
      setBubbles((shown) => [...shown, ...replies.map((reply) => ({ ...reply, from: 'agent' as const, at }))])
    } catch (error) {
      setFailure({ text, sentence: sentenceOf(error) })
    } finally {
      setWaiting((count) => count - 1)
    }
  }

  const say = (text: string) => {
    setBubbles((shown) => [...shown, { id: `visitor-${shown.length}`, from: 'visitor', text, at: new Date() }])
    void deliver(text)
  }
  const retry = () => {
    if (failure) void deliver(failure.text)
  }

  return { bubbles, typing: waiting > 0, failure: failure?.sentence, say, retry }
}
