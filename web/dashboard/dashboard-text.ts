import { count, formatNumber } from '../lib/format.ts'
import { sharedText } from '../lib/shared-text.ts'

/** The texts of the dashboard's frame. */
export const dashboardText = {
  documentTitle: (page: string) => `${page} · ${sharedText.brand}`,
  loading: 'Loading',
  failed: 'This could not be loaded',
  retry: 'Try again',
  credits: {
    none: 'No credits are left',
    few: (left: number) => `${count(left, 'credit is', 'credits are')} left`,
    atZero:
      'Without credits the agent tells visitors that it cannot answer right now, keeps what they write for you and takes a way to reach them. Your own tries stay free. Whoever runs this service can grant more.',
  },
  unsaved: {
    title: 'Leave without saving?',
    lead: 'What you changed on this page is not saved yet.',
    leadOfDialog: 'What you wrote here is not saved yet.',
    leave: 'Leave',
    stay: 'Stay',
  },
  broken: {
    title: 'This page could not be shown',
    lead: 'The connection may have broken, or the service been updated while the page was open.',
    reload: 'Load it anew',
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
  switcher: 'Agent shown',
  archived: 'Archived',
  account: {
    label: 'Account',
    themes: { auto: 'Colours of the device', light: 'Light', dark: 'Dark' },
    provisional: 'Workspace of this device. Its email has not been proven yet.',
    prove: 'Sign in with your email',
    own: 'Your own workspace',
    nameless: 'Workspace without a name',
    signOut: 'Sign out',
    skip: 'Skip to the content',
  },
  verification: {
    title: 'First prove that your email is yours',
    lead: 'Sign in with the email that the agent was made under. There you are offered this workspace: accept it, and go on.',
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
    lead: 'Sign in with your email, or open the claim link of your agent: it is in the answer that created it.',
    kept: 'Your session has ended. What you wrote is kept on this page: sign in in another tab, then come back and go on.',
    signIn: 'Sign in',
    continue: 'Go on',
    create: 'Create an agent',
  },
  notFound: {
    title: 'Page not found',
    lead: 'Nothing in the dashboard stands at this address.',
    back: 'Back to the agent',
  },
  offers: {
    ofNobody: {
      title: 'An agent was made under your email',
      lead: (companies: string[]) =>
        `Nobody has claimed the agent for ${companies.join(', ')} yet. Accepting makes it yours.`,
      refuse: 'It is not mine',
    },
    ofWorkspace: {
      title: 'Somebody made agents under your email',
      lead: (companies: string[]) =>
        `A workspace that never proved this email holds ${companies.length === 1 ? 'an agent' : 'agents'} for ${companies.join(', ')}. Accepting moves ${companies.length === 1 ? 'it' : 'them'} here and ends every session and key of that workspace.`,
      refuse: 'Leave it where it is',
    },
    accept: 'Accept',
  },
  noAgents: { title: 'No agent yet', lead: 'Create one from a website in under a minute.', create: 'Create an agent' },
}
