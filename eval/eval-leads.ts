import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractLead } from '#src/engine/leads/extract-lead.ts'
import { countriesOf } from '#src/engine/leads/read-reach.ts'

interface LeadConversation {
  locale: string
  says: string[]
  lead: Record<string, string>
  /** Other right values, which may be missing. */
  may?: Record<string, string>
}

interface LeadReading {
  file: string
  expected: number
  right: number
  invented: number
}

const FILES = ['leads', 'leads-unseen-a', 'leads-unseen-b', 'leads-unseen-c', 'leads-unseen-d']

/** Prints, by file, how many of the visitors' details are read right, and how many are read that they did not give. */
export function evaluateLeads(): void {
  for (const { file, expected, right, invented } of FILES.map(readFile))
    console.log(`${file.padEnd(22)}${right} of ${expected} values right, ${invented} invented`)
}

function readFile(file: string): LeadReading {
  const conversations = JSON.parse(
    readFileSync(join(import.meta.dirname, 'conversation', `${file}.json`), 'utf8'),
  ) as LeadConversation[]
  const readings = conversations.map(readConversation)
  const sum = (key: 'expected' | 'right' | 'invented'): number =>
    readings.reduce((total, reading) => total + reading[key], 0)
  return { file, expected: sum('expected'), right: sum('right'), invented: sum('invented') }
}

function readConversation({ locale, says, lead, may = {} }: LeadConversation): Omit<LeadReading, 'file'> {
  const messages = says.map((text, at) => ({ id: String(at), text }))
  const found = Object.entries(
    extractLead({ messages, known: [], countries: countriesOf(undefined, locale) }).details,
  ).map(([field, { value }]) => [field, value] as const)
  const isRight = ([field, value]: readonly [string, string]): boolean =>
    lead[field] === value || (field in lead && may[field] === value)
  return {
    expected: Object.keys(lead).length,
    right: found.filter(isRight).length,
    invented: found.filter(([field, value]) => !(field in lead) && may[field] !== value).length,
  }
}
