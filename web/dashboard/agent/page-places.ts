/** The hash of the knowledge page with its chat open, if the chat is behind a button. */
export const CHAT = '#chat'
/** Hash of the channels page, scrolled to how to verify the website. */
export const VERIFICATION = '#verify'
