/** Everything that the claim and sign-in page says. */
export const loginText = {
  looking: 'Looking at the link',
  invite: {
    title: (agent: string) => `Claim ${agent}`,
    lead: (company: string) =>
      `It answers visitors for ${company}. Claiming it makes it yours: you see what it knows, try it, and make API keys.`,
    receiving: (account: string) => `The agent joins this account: ${account}.`,
    own: 'No password and no mail are needed: this device stays signed in.',
    claim: 'Claim this agent',
    claiming: 'Claiming',
    once: 'The link works once. Nothing has changed yet.',
  },
  refused: {
    unknown: 'This link is not known here',
    unknownHelp: 'Check that the whole link was copied. A link ends after 30 days, and the agent with it: then create a new one.',
    used: 'This link has been used or has ended',
    usedHelp: 'If it was you, the agent is in your dashboard. If not, ask whoever created it.',
    other: 'The link could not be opened',
    retry: 'Try again',
    dashboard: 'Open the dashboard',
    create: 'Create an agent',
  },
  noInvite: {
    title: 'The way in is a claim link',
    lead: 'Whoever creates an agent gets a link to claim it. Open that link here and you are in.',
    mail: 'Signing in by mail is not set up on this service.',
    create: 'Create an agent',
    dashboard: 'I am signed in already',
  },
}
