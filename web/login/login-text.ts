/** The texts of the claim and sign-in pages. */
export const loginText = {
  looking: 'Checking the link',
  invite: {
    title: (agent: string) => `Claim ${agent}`,
    lead: (company: string) =>
      `It answers visitors for ${company}. Claim it to edit its knowledge, read conversations and see leads.`,
    receiving: (account: string) => `The agent will be added to this account: ${account}.`,
    own: 'No password or email needed. This device stays signed in.',
    claim: 'Claim agent',
    claiming: 'Claiming',
    once: 'The link works once. Nothing changes until you continue.',
  },
  email: {
    title: 'Sign in',
    lead: 'Get an email with a code and a link. No password needed.',
    label: 'Email',
    send: 'Send email',
    newcomers: 'New here? Signing in creates an account, and so does creating an agent.',
    create: 'Create an agent',
    deleted: 'Your account and all its data are deleted.',
  },
  passkey: { signIn: 'Sign in with a passkey' },
  code: {
    title: 'Check your email',
    lead: (email: string) => `We sent a code and a link to ${email}. Both expire after 15 minutes.`,
    label: 'Code',
    hint: 'Six digits. The code works in this browser only; the link works on any device.',
    pattern: 'Six digits',
    signIn: 'Sign in',
    again: 'Send another email',
    sentAgain: 'Another email is on its way. Only its code works now.',
    other: 'Use another address',
    noServer: 'This service has no mail server and stores emails on this machine.',
    mailPage: 'Read emails here',
  },
  link: {
    title: 'Sign in',
    lead: (email: string) => `This link signs you in as ${email}.`,
    signIn: 'Sign in on this device',
    once: 'The link works once. Nothing changes until you continue.',
  },
  invitation: {
    title: (workspace: string) => `Join ${workspace}`,
    lead: (holder: string) => `${holder} invites you to work on their AI sales agents.`,
    roles: {
      owner: 'As an owner, you can do everything except delete the account.',
      editor: 'As an editor, you can manage agents, knowledge, conversations and leads.',
    },
    accept: (email: string) => `Join as ${email}`,
    once: 'The link works once. Nothing changes until you continue.',
  },
  refused: {
    unknown: 'Invalid link',
    unknownHelp:
      'Check that you copied the whole link. Claim links and unclaimed agents expire after 30 days. If yours did, create a new agent.',
    used: 'This link is used or expired',
    usedHelp:
      'If you used it on this device, open the dashboard. On another device, sign in with your email. Otherwise, ask the person who created the agent.',
    dashboard: 'Open the dashboard',
    ended: 'This link no longer works',
    endedHelp: {
      signin: 'Sign-in links work once and expire after 15 minutes.',
      invitation: 'If you already joined, sign in with your email.',
    },
    other: 'The link could not be opened',
    retry: 'Try again',
    signIn: 'Sign in',
    create: 'Create an agent',
  },
}
