/** Everything that the simulator says. */
export const simulatorText = {
  banner: 'Simulator: no message leaves this machine',
  explanation: 'You are the visitor. Messages take the same way in as real ones do once a WhatsApp number is connected.',
  log: 'Conversation',
  input: 'Message',
  send: 'Send',
  you: 'You',
  agent: 'Agent',
  typing: 'Typing',
  retry: 'Send it again',
}
