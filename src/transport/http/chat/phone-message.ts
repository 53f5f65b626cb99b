import type { PhoneSendRequest } from '#src/contract/app/simulator-contract.ts'
import type { PhoneMessage } from '#src/features/channels/channels.ts'

/** Formats the phone's message as the Cloud API does. */
export function toPhoneMessage({ text, choice, kind, emoji, to }: PhoneSendRequest): PhoneMessage {
  if (choice)
    return {
      type: 'interactive',
      interactive: { type: choice.from, [choice.from]: { id: choice.id, title: choice.title } },
    }
  if (kind === 'location') return { type: kind, location: { latitude: 52.52, longitude: 13.405 } }
  if (kind === 'contacts')
    return { type: kind, contacts: [{ name: { formatted_name: 'Ada Example' }, phones: [{ phone: '+12025550100' }] }] }
  if (kind === 'reaction') return { type: kind, reaction: { message_id: to ?? '', emoji: emoji ?? '' } }
  if (kind) return { type: kind, [kind]: { id: '0', mime_type: 'application/octet-stream', caption: text } }
  return { type: 'text', text: { body: text ?? '' } }
}
