import type { ChatMessage } from '#src/contract/chat/chat-contract.ts'

/** A visitor's message and its result. */
export interface Turn {
  said: string
  reply: ChatMessage | undefined
  seconds: number
}

/** All messages of one visitor, and taps on all suggestions that the replies offered. */
export interface Conversation {
  businessName: string
  gapSeconds: number
  turns: Turn[]
  taps: Turn[]
  lostContacts: string[]
}

/** A shorter reply may repeat, such as "You're welcome!". */
const SHORT_REPLY = 60

const textOf = ({ reply }: Turn): string => reply?.text.trim() ?? ''

/** Returns what is plainly wrong with a reply, or ''. */
function faultOf(turn: Turn, before: readonly Turn[]): string {
  const { reply } = turn
  if (!reply || textOf(turn) === '') return 'EMPTY'
  const hasContact = (reply.actions?.length ?? 0) > 0 || /@|\d[\d\s.-]{6,}\d/.test(reply.text)
  if (!reply.answered && !reply.suggestions && !hasContact) return 'BARE REFUSAL'
  const isRepeated = before.map(textOf).some((text) => text.length > SHORT_REPLY && textOf(turn).includes(text))
  return isRepeated ? 'REPEATED' : ''
}

const isAnswered = ({ reply }: Turn): boolean => reply?.answered === true

/** Prints the replies in the conversations with one business, and counts the faults that a rule can detect. */
export function printConversations([first, ...others]: readonly Conversation[]): void {
  if (!first) return
  console.log(`\n== ${first.businessName}`)
  for (const [at, turn] of first.turns.entries()) {
    console.log(`\n${at + 1}. > ${turn.said}`)
    printReply(turn, first.turns.slice(0, at))
    for (const { gapSeconds, turns } of others) {
      const other = turns[at]
      if (!other || textOf(other) === textOf(turn)) continue
      console.log(`   after ${gapSeconds} s:`)
      printReply(other, turns.slice(0, at))
    }
  }
  console.log('\n-- taps')
  for (const tap of first.taps) {
    console.log(`\n> ${tap.said}`)
    printReply(tap, [])
  }
  for (const { gapSeconds, turns, taps, lostContacts } of [first, ...others]) {
    const faults = turns.filter((turn, at) => faultOf(turn, turns.slice(0, at)) !== '')
    const slowest = Math.max(...turns.map(({ seconds }) => seconds))
    console.log(
      `${first.businessName}, ${gapSeconds} s: ${turns.length} messages, ${faults.length} faults by rule, ` +
        `${turns.filter((turn) => !isAnswered(turn)).length} refused, lost contacts ${lostContacts.length}, ` +
        `taps answered ${taps.filter(isAnswered).length} of ${taps.length}, slowest ${slowest.toFixed(2)} s`,
    )
  }
}

function printReply(turn: Turn, before: readonly Turn[]): void {
  const { reply } = turn
  const fault = faultOf(turn, before)
  const marks = [...(fault ? [fault] : []), ...(reply?.answered === false ? ['refused'] : [])]
  console.log(`   ${marks.length > 0 ? `[${marks.join(', ')}] ` : ''}${textOf(turn).replaceAll('\n', '\n   ')}`)
  const below = [
    ...(reply?.suggestions ?? []).map(({ title }) => `(${title})`),
    ...(reply?.actions ?? []).map(({ label }) => `[${label}]`),
  ]
  if (below.length > 0) console.log(`   ${below.join(' ')}`)
}
