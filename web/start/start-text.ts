import { count, formatNumber } from '../lib/format.ts'

/** The texts of the start page. */
export const startText = {
  nav: { label: 'Foyer', api: 'API', dashboard: 'Dashboard' },
  hero: {
    title: 'A front desk for your website',
    lead: 'Foyer reads your website and answers your visitors’ questions, on your website and on WhatsApp. Every answer comes from your website and names its source.',
  },
  form: {
    website: 'Website (optional)',
    websitePlaceholder: 'example.com',
    company: 'Company',
    email: 'Your email',
    emailHint: 'Foyer creates a claim link for this address.',
    submit: 'Create agent',
    sample: 'Try the sample business',
    sampleHint: 'Fills in the form. The sample website is part of Foyer and works offline.',
    trial: (limit: number, days: number | null) =>
      `Each new agent includes ${freeAnswers(limit, days)}. The operator of this server sets the limit (TRIAL_MESSAGES, TRIAL_DAYS) and can grant more (foyer credits).`,
  },
  sample: {
    title: 'Try it first',
    lead: 'Ask about a made-up pottery studio. Your visitors get the same chat.',
    website: 'Open its website',
    opening: 'Opening the chat',
  },
  call: {
    title: 'Or use the API',
    label: 'Terminal',
    placeholders: { email: 'you@example.com', company: 'Your company', website: 'https://your-website.example' },
  },
  refused: {
    existing: (agent: string, company: string) => `${agent} already answers for ${company}.`,
    claim: 'This is my website',
  },
  research: {
    title: (company: string) => `Reading ${company}`,
    withoutSite: 'No website to read',
    starting: 'Connecting to the website',
    progress: 'Pages read',
    status: (read: number, toRead: number, items: number) =>
      [
        `${count(read, 'page', 'pages')} read`,
        ...(toRead > 0 ? [`${formatNumber(toRead)} to go`] : []),
        ...(items > 0 ? [`${count(items, 'item', 'items')} found`] : []),
      ].join(', '),
    pages: 'Pages',
    found: 'Items found',
    sorting: 'Foyer counts the items of each page that it reads.',
    outcomes: { read: 'Read', skipped: 'Skipped', failed: 'Failed' },
  },
  unread: {
    title: (website: string) => `Foyer could not read ${website}`,
    lead: 'Check the spelling of the address, and that the website opens without a sign-in. Correct it, then try again.',
    website: 'Website',
    retry: 'Read website',
    without: 'Continue without the website',
  },
  proof: {
    title: (website: string) => `Verify ${website}`,
    lead: (website: string) =>
      `Your agent is ready. Add one of these two to ${website}, then check. Your agent then reads the website, and replaces the other agent.`,
    later: 'You can also verify the website later, in the dashboard under Channels.',
    skip: 'Continue without the website',
  },
  live: {
    title: (agent: string) => `${agent} is live`,
    summary: (items: number, company: string) =>
      `It has ${count(items, 'knowledge item', 'knowledge items')} about ${company}. Ask a question.`,
    summaryReading: (company: string) =>
      `Foyer is reading the website of ${company}. The agent uses what it reads from the next message.`,
    summaryEmpty: (company: string) => `It has no knowledge about ${company} yet. Claim the agent to add some.`,
    trial: (limit: number, days: number | null) => `Your trial includes ${freeAnswers(limit, days)}.`,
    chat: 'Live chat',
    claim: {
      title: 'Claim your agent',
      lead: 'Open the dashboard to edit its knowledge, read conversations and see leads. The claim link works once and expires after 30 days.',
      button: 'Claim agent',
      dashboard: 'Open the dashboard',
    },
    missing: (topics: string[]) =>
      `The website has nothing about ${list.format(topics)}. Visitors ask about this, so add it.`,
    topics: { pricing: 'prices', contact: 'contact details', hours: 'opening hours', policies: 'policies' },
    log: 'Pages and items',
    again: 'Create another agent',
    retry: 'Check the website and try again',
  },
}

function freeAnswers(limit: number, days: number | null): string {
  return `${count(limit, 'free answer', 'free answers')}${days === null ? '' : ` within ${count(days, 'day', 'days')}`}`
}

const list = new Intl.ListFormat('en', { type: 'disjunction' })
