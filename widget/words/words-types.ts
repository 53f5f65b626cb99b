/** Everything the panel says in its own voice, in one language. */
export interface Words {
  /** Beside the agent's name: it is not a person. */
  assistant: string
  unverified: string
  /** Names the list of messages. */
  conversation: string
  /** Names the suggested questions. */
  suggestions: string
  placeholder: string
  send: string
  close: string
  /** Before the visitor's messages, for screen readers. */
  you: string
  /** Above the words of a person who has taken over. */
  person: string
  /** For screen readers, while an answer is on its way. */
  writing: string
  sources: string
  /** The line broke while a message was under way. */
  lost: string
  /** The chat could not be opened. */
  unreachable: string
  /** The business has no chat any more. */
  ended: string
  /** More was written in an hour than is answered. */
  tooMany: string
  retry: string
  name: string
  email: string
  phone: string
  /** Above the contact form's last field. */
  need: string
  submit: string
  cancel: string
  /** The contact form reaches nobody as it is. */
  wrongContact: string
  /** The contact form needs consent, which was not given. */
  tickBox: string
  /** After the contact form. */
  thanks: string
  helpful: string
  unhelpful: string
  copy: string
  copied: string
  /** A person was asked for and has not come yet. */
  waiting: string
  /** A person has taken over. */
  withPerson: string
  /** Deletes the conversation. */
  forget: string
  /** The same button, once pressed. */
  forgetSure: string
  whatsapp: string
  /** A link to what the business says about visitors' data. */
  privacy: string
}
