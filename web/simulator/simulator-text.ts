import type { PhoneSendRequest } from '#src/contract/app/simulator-contract.ts'

type Attachment = { kind: NonNullable<PhoneSendRequest['kind']>; label: string }

const attachments: Attachment[] = [
  { kind: 'image', label: 'A photo' },
  { kind: 'video', label: 'A video' },
  { kind: 'audio', label: 'A voice message' },
  { kind: 'document', label: 'A document' },
  { kind: 'location', label: 'A location' },
  { kind: 'contacts', label: 'A contact' },
  { kind: 'sticker', label: 'A sticker' },
]

/** The texts of the simulator. */
export const simulatorText = {
  mark: 'Simulator',
  banner: 'No messages leave this machine',
  explanation: 'You are the visitor. The agent gets your messages as if they came from WhatsApp and replies here.',
  log: 'Conversation',
  input: 'Message',
  send: 'Send',
  attach: 'Attach',
  attachments,
  kinds: {
    image: 'Photo',
    video: 'Video',
    audio: 'Voice message',
    document: 'Document',
    sticker: 'Sticker',
    location: 'Location',
    contacts: 'Contact',
    reaction: 'Reaction',
  } satisfies Record<Attachment['kind'], string> as Record<string, string>,
  you: 'You',
  picture: 'Picture',
  agent: 'Agent',
  typing: 'Typing …',
  sent: 'Sent',
  read: 'Read',
  react: 'React with',
  choose: 'Choose',
  retry: 'Send again',
}
