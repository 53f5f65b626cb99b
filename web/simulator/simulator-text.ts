/** Everything that the simulator says. */
export const simulatorText = {
  banner: 'Simulator: no message leaves this machine',
  explanation: 'You are the visitor. The agent answers here as it would on WhatsApp.',
  log: 'Conversation',
  input: 'Message',
  send: 'Send',
  you: 'You',
  agent: 'Agent',
  typing: 'Typing',
  retry: 'Send it again',
}
