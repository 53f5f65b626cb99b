/** Hash of the knowledge page with its chat open, where the chat is behind a button. */
export const CHAT = '#chat'
