/** Words that more than one page says. */
export const sharedText = {
  brand: 'Foyer',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select the text and copy it by hand',
  working: 'One moment',
  close: 'Close',
  messages: 'Messages',
  passkeyThere: 'This device has a passkey of this account already.',
  noPasskey: 'No passkey was chosen, or it took too long. Try again, or sign in by mail.',
  unreachable: 'The service did not answer. Check that it is running, then try again.',
  connectionLost: 'The connection was lost before the answer was complete. Try again.',
  unexpectedAnswer: (status: number) =>
    `The service answered in a way this page does not understand (status ${status}).`,
  crashed: 'This page ran into an error. Reload it to go on.',
  chatLoading: 'Opening the chat',
  chatFailed: 'The chat could not be opened. If trying again does not help, reload the page.',
  retry: 'Try again',
  attention: 'What to know',
  whatsapp: {
    title: 'On WhatsApp',
    qrAlt: 'QR code of the chat link',
    scan: 'Scan with a phone, or open the link.',
    open: 'Open the chat',
    copyLabel: 'Chat link',
    simulated:
      'No WhatsApp number is connected yet, so the link opens a simulator of this service. No message leaves this machine.',
  },
  embed: {
    title: 'On your website',
    label: 'Embed code',
    hint: 'Paste it once into your pages, just before the closing body tag.',
    page: 'A page of its own',
    pageHint: 'The same chat, full screen, to share where you have no website.',
  },
  itemTypes: { product: 'Products', faq: 'Questions', policy: 'Policies', document: 'Documents' },
}
