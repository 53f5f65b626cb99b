import { count, formatNumber } from '../lib/format.ts'

/** Everything that the start page says. */
export const startText = {
  nav: { label: 'Foyer', api: 'API', dashboard: 'Dashboard' },
  hero: {
    title: 'A front desk for your website',
    lead: 'Foyer reads your site and answers the people who visit it, there and on WhatsApp. Always from what the site says, always with the source.',
  },
  form: {
    website: 'Website',
    websitePlaceholder: 'example.com',
    company: 'Company',
    email: 'Your email',
    emailHint: 'You get a link to claim the agent under this address.',
    submit: 'Create the agent',
    sample: 'Try the sample business',
    sampleHint: 'Fills in the form. Its website is part of Foyer, so it works offline.',
    trial: (limit: number, days: number | null) =>
      `Each new agent gives ${freeAnswers(limit, days)}; whoever runs this server sets the limit (TRIAL_MESSAGES, TRIAL_DAYS) and can grant more (foyer credits).`,
  },
  call: {
    title: 'The same, as one call',
    label: 'Terminal',
  },
  refused: {
    existing: (agent: string, company: string) =>
      `It is called ${agent} and answers for ${company}. Is the website yours? Create an agent without the website, claim it, and prove under Channels that the website is yours: the other agent gives way.`,
  },
  research: {
    title: (company: string) => `Getting to know ${company}`,
    withoutSite: 'No website was given, so there is nothing to read.',
    starting: 'Knocking on the door',
    progress: 'Pages read',
    status: (read: number, toRead: number, items: number) =>
      [
        `${count(read, 'page', 'pages')} read`,
        ...(toRead > 0 ? [`${formatNumber(toRead)} to go`] : []),
        ...(items > 0 ? [`${count(items, 'item', 'items')} found`] : []),
      ].join(', '),
    pages: 'Pages',
    found: 'Found so far',
    outcomes: { read: 'Read', skipped: 'Skipped', failed: 'Failed' },
  },
  live: {
    title: (agent: string) => `${agent} is at the desk`,
    summary: (items: number, company: string) =>
      `It knows ${count(items, 'thing', 'things')} about ${company}. Ask it something.`,
    summaryEmpty: (company: string) => `It knows little about ${company} yet. Add knowledge after claiming it.`,
    trial: (limit: number, days: number | null) => `It gives ${freeAnswers(limit, days)}.`,
    chat: 'Live chat',
    claim: {
      title: 'Make it yours',
      lead: 'Claiming opens the dashboard, where you correct what it knows, read its conversations and find its leads. The link works once, for 30 days.',
      button: 'Claim this agent',
      dashboard: 'Open the dashboard',
    },
    missing: (topics: string[]) => `Nothing was found about ${list.format(topics)}. Visitors will ask.`,
    topics: { pricing: 'prices', contact: 'how to get in touch', hours: 'opening hours', policies: 'policies' },
    log: 'What was read and found',
    again: 'Create another agent',
  },
}

function freeAnswers(limit: number, days: number | null): string {
  return `${count(limit, 'free answer', 'free answers')}${days === null ? '' : ` within ${count(days, 'day', 'days')}`}`
}

const list = new Intl.ListFormat('en', { type: 'disjunction' })
