/** Everything that the claim and sign-in page says. */
export const loginText = {
  looking: 'Looking at the link',
  invite: {
    title: (agent: string) => `Claim ${agent}`,
    lead: (company: string) =>
      `It answers visitors for ${company}. Claiming it makes it yours: you correct what it knows, read its conversations and find its leads.`,
    receiving: (account: string) => `The agent joins this account: ${account}.`,
    own: 'No password and no mail are needed: this device stays signed in.',
    claim: 'Claim this agent',
    claiming: 'Claiming',
    once: 'The link works once. Nothing has changed yet.',
  },
  email: {
    title: 'Sign in',
    lead: 'Without a password: you get a mail with a code and a link.',
    label: 'Email',
    send: 'Send me the mail',
    newcomers: 'New here? Signing in makes an account, and creating an agent gets you there as well.',
    create: 'Create an agent',
    deleted: 'Your account is deleted, with everything in it.',
  },
  passkey: { signIn: 'Sign in with a passkey' },
  code: {
    title: 'Look into your mails',
    lead: (email: string) => `We sent a code and a link to ${email}. They work for 15 minutes.`,
    label: 'Code',
    hint: 'The six digits of the mail. It works in this browser only; the link works on any device.',
    pattern: 'Six digits',
    signIn: 'Sign in',
    again: 'Send another mail',
    sentAgain: 'Another mail is on its way. Only its code works now.',
    other: 'Use another address',
    noServer: 'This service has no mail server: it keeps its mails on this machine.',
    mailPage: 'Read them here',
  },
  link: {
    title: 'Sign in',
    lead: (email: string) => `This link signs you in as ${email}.`,
    signIn: 'Sign in on this device',
    once: 'The link works once. Nothing has changed yet.',
  },
  invitation: {
    title: (workspace: string) => `Join ${workspace}`,
    lead: (holder: string) => `${holder} invites you to work on their AI sales agents.`,
    roles: {
      owner: 'As an owner you may do everything but delete the account.',
      editor: 'As an editor you work on agents, what they know, conversations and leads.',
    },
    accept: (email: string) => `Join as ${email}`,
    once: 'The link works once. Nothing has changed yet.',
  },
  refused: {
    unknown: 'This link is not known here',
    unknownHelp:
      'Check that the whole link was copied. A link ends after 30 days, and the agent with it: then create a new one.',
    used: 'This link has been used or has ended',
    usedHelp: 'If it was you, the agent is in your dashboard. If not, ask whoever created it.',
    ended: 'This link does not work any more',
    endedHelp: {
      signin: 'Links of sign-in mails work once, for 15 minutes.',
      invitation: 'If you have joined already, sign in with your email.',
    },
    other: 'The link could not be opened',
    retry: 'Try again',
    signIn: 'Sign in',
    create: 'Create an agent',
  },
}
