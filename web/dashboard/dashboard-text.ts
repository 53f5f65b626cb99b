import { count, formatNumber } from '../lib/format.ts'
import { sharedText } from '../lib/shared-text.ts'

/** The texts of the dashboard's frame. */
export const dashboardText = {
  documentTitle: (page: string) => `${page} · ${sharedText.brand}`,
  loading: 'Loading',
  failed: 'This could not be loaded',
  retry: 'Try again',
  credits: {
    none: 'No credits left',
    few: (left: number) => `${count(left, 'credit', 'credits')} left`,
    atZero:
      'Without credits, the agent tells visitors that it can’t answer right now, saves their messages for you and asks for contact details. Your own test questions stay free. The operator can grant more credits.',
  },
  unsaved: {
    title: 'Leave without saving?',
    lead: 'Your changes on this page are not saved.',
    leadOfDialog: 'Your changes in this dialog are not saved.',
    leave: 'Leave',
    stay: 'Stay',
  },
  broken: {
    title: 'This page could not be displayed',
    lead: 'The connection failed, or Foyer was updated while this page was open.',
    reload: 'Reload page',
  },
  nav: {
    label: 'Dashboard',
    home: 'Home',
    embed: 'Embed code',
    agent: 'Agent',
    conversations: 'Conversations',
    leads: 'Leads',
    insights: 'Insights',
    settings: 'Settings',
  },
  news: {
    waiting: (name: string) => `${name} wants a person`,
    open: 'Open',
    waitingFor: (visitors: number) => count(visitors, 'visitor is waiting', 'visitors are waiting'),
    new: (entries: number) => `${formatNumber(entries)} new`,
  },
  switcher: 'Selected agent',
  archived: 'Archived',
  account: {
    label: 'Account',
    themes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },
    provisional: 'This workspace has no verified email. You can open it on this device only.',
    prove: 'Sign in with your email',
    own: 'Your own workspace',
    nameless: 'Unnamed workspace',
    signOut: 'Sign out',
    skip: 'Skip to the content',
  },
  verification: {
    title: 'Verify your email first',
    lead: 'Sign in with the email that the agent was created for. Foyer then offers you this workspace. Accept the offer to continue.',
  },
  confirm: {
    title: 'Confirm that it is you',
    lead: 'This needs a recent sign-in. What you entered is kept.',
    passkey: 'Confirm with a passkey',
    send: (email: string) => `Email a code to ${email}`,
    noEmail:
      'This workspace has no verified email. Verify one to continue: you become an owner of this workspace and can sign in on any device.',
    email: 'Email',
    sendTo: 'Email a code',
    sent: (email: string) => `We sent a code to ${email}. It expires after 15 minutes.`,
    noServer: 'This service has no mail server and stores emails on this machine.',
    mailPage: 'Read emails here',
    code: 'Code',
    hint: 'Six digits',
    confirm: 'Confirm',
    again: 'Send another email',
    sentAgain: 'Another email is on its way. Only its code works now.',
    cancel: 'Cancel',
  },
  signedOut: {
    title: 'You are not signed in',
    lead: 'Sign in with your email, or open your agent’s claim link. Foyer showed it when the agent was created.',
    kept: 'Your session ended. Your text is still on this page. Sign in in another tab, then come back and continue.',
    signIn: 'Sign in',
    continue: 'Continue',
    create: 'Create an agent',
  },
  notFound: {
    title: 'Page not found',
    lead: 'The dashboard has no page at this URL.',
    back: 'Back to the agent',
  },
  offers: {
    ofNobody: {
      title: 'Somebody created an agent for your email',
      lead: (companies: string[]) =>
        `Nobody has claimed the agent for ${companies.join(', ')} yet. Accept it to become its owner.`,
      refuse: 'Decline',
    },
    ofWorkspace: {
      title: 'Another workspace has agents for your email',
      lead: (companies: string[]) =>
        `A workspace that never verified this email has ${companies.length === 1 ? 'an agent' : 'agents'} for ${companies.join(', ')}. If you accept, Foyer moves ${companies.length === 1 ? 'it' : 'them'} here, and ends all sessions and keys of that workspace.`,
      refuse: 'Decline',
    },
    accept: 'Accept',
  },
  noAgents: {
    title: 'No agent yet',
    lead: 'Create one from your website in under a minute.',
    create: 'Create an agent',
  },
}
