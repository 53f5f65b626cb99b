import { z } from 'zod'
import { envSchema } from '../src/settings.ts'

export const SETTINGS_PAGE = 'docs/settings.md'
export const ENV_EXAMPLE = '.env.example'

interface Setting {
  name: string
  sentence: string
  /** The default as written in the environment, or '' if there is none. */
  fallback: string
}

function listSettings(): Setting[] {
  const { properties = {} } = z.toJSONSchema(envSchema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => {
    if (typeof property === 'boolean' || !property.description)
      throw new Error(`${name} has no sentence; add .describe(…) in src/settings.ts`)
    return { name, sentence: property.description, fallback: toText(property.default) }
  })
}

function toText(fallback: unknown): string {
  if (fallback === undefined) return ''
  return typeof fallback === 'string' ? fallback : JSON.stringify(fallback)
}

/** Returns the documentation page that lists every setting. */
export function renderSettingsPage(): string {
  const rows = listSettings().map(
    ({ name, sentence, fallback }) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${sentence} |`,
  )
  return `# Settings

All settings are environment variables, and all are optional. An empty one counts as not set. Foyer reports all invalid settings at once
when it starts. \`npm run settings\` writes this page and \`.env.example\` from \`src/settings.ts\`.

| variable | default | what it does |
| --- | --- | --- |
${rows.join('\n')}
`
}

/** Returns every setting, commented out, with its default. */
export function renderEnvExample(): string {
  const entries = listSettings().map(({ name, sentence, fallback }) => `# ${sentence}\n#${name}=${fallback}\n`)
  return `# Copy to .env and take the # away from what you change. \`npm start\` reads it; so does Docker Compose.\n\n${entries.join('\n')}`
}
