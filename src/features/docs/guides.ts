/** A guide: a Markdown file of the repository, and its place among the pages. */
export interface Guide {
  /** Path below `/docs`; '' is the front page. */
  path: string
  file: string
  label: string
  /** One sentence for search engines, search results and `/llms.txt`. */
  description: string
}

export interface GuideSection {
  title: string
  guides: Guide[]
}

export const GUIDE_SECTIONS: GuideSection[] = [
  {
    title: 'Get started',
    guides: [
      {
        path: '',
        file: 'docs/index.md',
        label: 'Overview',
        description: 'Create an agent with one call, test it, add it to a page and claim it.',
      },
      {
        path: 'assistants',
        file: 'docs/assistants.md',
        label: 'Coding assistants',
        description: 'How an assistant creates, tests and embeds an agent.',
      },
      {
        path: 'command',
        file: 'docs/command.md',
        label: 'Command for repositories',
        description: 'One file that turns a repository into an agent, keeps it up to date and tests it in CI.',
      },
      {
        path: 'mcp',
        file: 'docs/mcp.md',
        label: 'MCP',
        description: 'The tools of assistants, for owners and for visitors, and how to connect them.',
      },
      {
        path: 'authentication',
        file: 'docs/authentication.md',
        label: 'Authentication',
        description: 'What works without a key, API keys and their scopes, and visitor sessions.',
      },
    ],
  },
  {
    title: 'For owners',
    guides: [
      {
        path: 'first-day',
        file: 'docs/first-day.md',
        label: 'Your first day',
        description: 'From the claim link to the first lead: check, adapt, embed and verify your agent.',
      },
      {
        path: 'better-answers',
        file: 'docs/better-answers.md',
        label: 'Make answers better',
        description: 'Find the cause of a wrong answer, correct it, and write items that answer.',
      },
      {
        path: 'taking-over',
        file: 'docs/taking-over.md',
        label: 'When a person should take over',
        description: 'How visitors ask for a person, how you learn of it, and how you answer.',
      },
      {
        path: 'visitor-data',
        file: 'docs/visitor-data.md',
        label: 'Your visitors’ data',
        description: 'What Foyer stores about visitors, what your privacy notice should say, and how to delete data.',
      },
      {
        path: 'glossary',
        file: 'docs/glossary.md',
        label: 'Glossary',
        description: 'The terms of the dashboard and of these pages.',
      },
    ],
  },
  {
    title: 'API',
    guides: [
      {
        path: 'api-guide',
        file: 'docs/api.md',
        label: 'API guide',
        description:
          'How the operations of the API behave: creation, knowledge, conversations, leads, the visitor API.',
      },
      {
        path: 'sdk',
        file: 'docs/sdk.md',
        label: 'SDK for TypeScript',
        description: 'Typed calls with retries, pages, streams, errors, verified webhooks and chats of visitors.',
      },
      {
        path: 'webhooks',
        file: 'docs/webhooks.md',
        label: 'Webhooks',
        description: 'Events that Foyer sends to your own system, their signatures and retries.',
      },
      {
        path: 'versioning',
        file: 'docs/versioning.md',
        label: 'Versions',
        description: 'What may change within version 1 of the API, and how something is removed.',
      },
    ],
  },
  {
    title: 'Channels',
    guides: [
      {
        path: 'widget',
        file: 'docs/widget.md',
        label: 'Chat widget',
        description: 'The embed code, appearance, JavaScript API, signed-in visitors and Content-Security-Policy.',
      },
      {
        path: 'site-builders',
        file: 'docs/widget-guides.md',
        label: 'Site builders',
        description: 'Add the chat to Shopify, WordPress, Wix, Webflow, Tag Manager, React, Vue, Next and Turbo.',
      },
      {
        path: 'whatsapp',
        file: 'docs/whatsapp.md',
        label: 'WhatsApp',
        description: 'How agents answer on WhatsApp, the simulator, and how to connect a number.',
      },
    ],
  },
  {
    title: 'Run Foyer',
    guides: [
      {
        path: 'install',
        file: 'docs/install.md',
        label: 'Install',
        description: 'From a new server to a running Foyer: systemd, Docker, or Compose with PostgreSQL.',
      },
      {
        path: 'self-hosting',
        file: 'docs/self-hosting.md',
        label: 'Self-hosting',
        description: 'The database, mail, rendering, proxies and outgoing connections, and what each needs.',
      },
      {
        path: 'settings',
        file: 'docs/settings.md',
        label: 'Settings',
        description: 'Every environment variable with its default.',
      },
      {
        path: 'operations',
        file: 'docs/operations.md',
        label: 'Operations',
        description: 'Backups, monitoring, credits, limits and the command foyer.',
      },
      {
        path: 'upgrades',
        file: 'docs/upgrades.md',
        label: 'Upgrades',
        description: 'Upgrade Foyer, and go back to the earlier version.',
      },
      {
        path: 'troubleshooting',
        file: 'docs/troubleshooting.md',
        label: 'Troubleshooting',
        description: 'Symptoms, their causes and fixes: starting, websites, the widget, answers, mail and load.',
      },
      {
        path: 'sizing',
        file: 'docs/sizing.md',
        label: 'Sizing',
        description: 'Memory, processor time and disk for the agents and visitors that you expect.',
      },
      {
        path: 'scale',
        file: 'docs/scale.md',
        label: 'Past one machine',
        description: 'What several nodes and one PostgreSQL hold, the first bottleneck, PgBouncer and files.',
      },
      {
        path: 'models',
        file: 'docs/models.md',
        label: 'Models',
        description: 'Let a language model write the replies, and how Foyer checks them.',
      },
      {
        path: 'privacy',
        file: 'docs/privacy.md',
        label: 'Personal data',
        description: 'Which personal data Foyer stores, why, for how long, and who can delete it.',
      },
      {
        path: 'security',
        file: 'SECURITY.md',
        label: 'Security',
        description: 'Threats, the tests against them, and what the operator does.',
      },
      {
        path: 'changelog',
        file: 'CHANGELOG.md',
        label: 'Changelog',
        description: 'What changed in each version.',
      },
    ],
  },
]

/** Pages about Foyer's own code. The contributors' page lists them; the navigation does not. */
export const CONTRIBUTOR_GUIDES: Guide[] = [
  contributor('CONTRIBUTING.md', 'Contributing', 'How to propose a change.'),
  contributor(
    'docs/first-change.md',
    'Your first change',
    'A setting, an operation, a table, a language, file by file.',
  ),
  contributor('docs/stability.md', 'Stability', 'What you can build on, and for how long.'),
  contributor('docs/releasing.md', 'Releasing', 'How a version is made, and what every later one is tested with.'),
  contributor('CODE_OF_CONDUCT.md', 'Code of conduct', 'How we treat each other.'),
  contributor('ARCHITECTURE.md', 'Architecture', 'The layers, how a request runs, and the rules.'),
  contributor('AGENTS.md', 'Working in this code', 'Commands, where things go, tests and traps.'),
  contributor('docs/style.md', 'Style', 'How Foyer writes code, messages, documents and commits.'),
  contributor('docs/api-style.md', 'API style', 'The rules that every operation follows.'),
  contributor('docs/engine.md', 'Engine', 'The stages of the built-in answerer.'),
  contributor(
    'docs/languages.md',
    'Adding a language',
    'Which files a language needs, and in which order to write them.',
  ),
  contributor('docs/measuring.md', 'Measurements', 'All figures, the method, and the known shortfalls.'),
  contributor('docs/experiments.md', 'Experiments', 'What was tried, and what it gained.'),
  contributor('docs/promises.md', 'Promises', 'The test of each decision.'),
  contributor('docs/asvs.md', 'OWASP ASVS', 'The requirements, and how Foyer meets them.'),
]

/** Folder whose files are pages for contributors too. */
export const DECISIONS_FOLDER = 'docs/decisions'

/** Returns the page of a file for contributors. */
export function contributor(file: string, label: string, description: string): Guide {
  const name = file.replace(/^docs\//, '').replace(/\.md$/, '')
  return { path: `contributing/${name.toLowerCase()}`, file, label, description }
}
