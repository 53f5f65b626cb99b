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
  retry: string
}
