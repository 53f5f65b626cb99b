/** The dashboard's texts about an owner's WhatsApp number and its deliveries. */
export const numberText = {
  title: 'Your own WhatsApp number',
  lead: 'Without one, the agent shares the number of this installation. With one, visitors write to your number, and it stays yours.',
  open: 'Connect number',
  change: 'Change connection',
  phoneNumberId: 'Phone number ID',
  phoneNumberIdHint: 'WhatsApp Manager shows it beside the number.',
  token: 'Access token',
  tokenHint:
    'Create it for a system user with the permission whatsapp_business_messaging. Foyer encrypts it and never shows it again.',
  tokenKept: 'Leave empty to keep the stored token.',
  appSecret: 'App secret',
  appSecretHint:
    'Your Meta app shows it under App settings, Basic. Leave empty if the operator’s Meta app receives messages for your number.',
  template: 'Template for late replies',
  templateHint:
    'Enter name/language of a template with one variable. Foyer uses it for your replies if the visitor’s last message is over 24 hours old. Optional.',
  save: 'Check and connect',
  cancel: 'Cancel',
  saved: 'Connected. The chat link now opens your number.',
  connected: (name: string, phone: string) => `Connected: ${name} (+${phone})`,
  finish:
    'One step is left in your Meta app: under WhatsApp, Configuration, enter these two values and subscribe to “messages”.',
  webhook: 'Callback URL',
  verify: 'Verify token',
  problem: 'WhatsApp refuses this number',
  disconnect: 'Disconnect number',
  disconnectTitle: 'Disconnect the number?',
  disconnectLead: 'Visitors who write to it get no answers. The agent uses the number of this installation again.',
  keep: 'Keep number',
  disconnected: 'Number disconnected',
  delivery: {
    waiting: 'Sending',
    unknown: 'Not confirmed',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Not delivered',
  },
}
