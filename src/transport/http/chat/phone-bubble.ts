import type { PhoneBubble, PhoneOption } from '#src/contract/app/simulator-contract.ts'
import type { SimulatedMessage } from '#src/features/channels/channels.ts'

/** A Cloud API message of either side. */
interface CloudMessage {
  type?: string
  text?: { body?: string }
  image?: { link?: string }
  template?: { name?: string; components?: { parameters?: { text?: string }[] }[] }
  reaction?: { emoji?: string }
  interactive?: {
    body?: { text?: string }
    action?: {
      button?: string
      buttons?: { reply: PhoneOption }[]
      sections?: { rows: PhoneOption[] }[]
    }
    button_reply?: PhoneOption
    list_reply?: PhoneOption
  }
}

/** Formats a message for the simulated phone. */
export function toPhoneBubble({ remoteId, sender, body, isRead, createdAt }: SimulatedMessage): PhoneBubble {
  const message: CloudMessage = body
  const options = toOptions(message)
  const image = message.image?.link
  const isWords = message.type === 'text' || message.type === 'interactive' || message.type === 'template'
  return {
    id: remoteId,
    from: sender,
    text: toText(message),
    kind: isWords || image ? undefined : message.type,
    image,
    options,
    read: isRead,
    at: createdAt.toISOString(),
  }
}

function toText({ type = '', text, interactive, template, reaction, ...rest }: CloudMessage): string {
  const media = (rest as Readonly<Record<string, { caption?: string } | undefined>>)[type]
  const chosen = interactive?.button_reply ?? interactive?.list_reply
  const values = template?.components?.flatMap(({ parameters = [] }) =>
    parameters.map((parameter) => parameter.text ?? ''),
  )
  return (
    text?.body ??
    interactive?.body?.text ??
    chosen?.title ??
    values?.join(' ') ??
    reaction?.emoji ??
    media?.caption ??
    ''
  )
}

function toOptions({ interactive }: CloudMessage): PhoneBubble['options'] {
  const { button: label, buttons, sections } = interactive?.action ?? {}
  if (buttons) return { from: 'button_reply', items: buttons.map(({ reply }) => reply) }
  return sections && { from: 'list_reply', label, items: sections.flatMap(({ rows }) => rows) }
}
