import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { callApi, startFoyer } from '../bench/support/foyer-process.ts'
import { comparable } from './answers-measure.ts'
import { startScriptedModel } from './scripted-model.ts'
import { serveSite } from './served-site.ts'
import { findSites } from './site-folders.ts'

/** A scripted model's reply, sentence by sentence: true of the site, false, or without a claim. */
interface Reply {
  id: string
  lang: string
  question: string
  sentences: { text: string; claim?: boolean; is_true: boolean; kind?: string }[]
}

interface Tally {
  shown: number
  all: number
}

const NO_CLAIM = 'without a claim'
const TRUE = 'true'

/**
 * `eval -- replies <sites> <truth> <replies>`: creates an agent for each site, lets a scripted model say each reply of
 * `<replies>/<site>.json` through the chat API, and counts the sentences that reach the visitor. With `--failures` it
 * prints the true sentences that do not arrive and the false ones that do.
 */
export async function evaluateReplies(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { only: { type: 'string' }, failures: { type: 'boolean', default: false } },
  })
  const [sites = '', truth = '', replies = ''] = positionals
  const tallies = new Map<string, Tally>()
  const failures: string[] = []
  await using model = await startScriptedModel()
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-replies-'))
  {
    await using service = await startFoyer({
      DATA_DIR: dataDir,
      CHAT_MODEL: 'compatible:scripted',
      CHAT_BASE_URL: model.baseUrl,
      CHAT_CHECK: 'off',
      CHAT_PER_VISITOR_PER_HOUR: '100000',
      CHAT_PER_ADDRESS_PER_HOUR: '100000',
      TRIAL_MESSAGES: '100000',
    })
    for (const site of findSites(sites, truth).filter(({ id }) => !values.only || values.only === id)) {
      await using served = await serveSite(site.folder)
      const start = (JSON.parse(readFileSync(site.truthFile, 'utf8')) as { start_paths?: string[] }).start_paths?.[0]
      const ask = await createVisitor(service.origin, `${served.origin}${start ?? '/'}`)
      const set = JSON.parse(readFileSync(join(replies, `${site.id}.json`), 'utf8')) as { replies: Reply[] }
      for (const { id, question, lang, sentences } of set.replies) {
        model.say(sentences.map(({ text }) => `${text} `))
        const shown = comparable(await ask(question, lang))
        for (const { text, claim = true, is_true: isTrue, kind = '' } of sentences) {
          const group = isTrue ? (claim ? TRUE : NO_CLAIM) : kind
          const isShown = shown.includes(comparable(text))
          const tally = tallies.get(group) ?? { shown: 0, all: 0 }
          tallies.set(group, { shown: tally.shown + Number(isShown), all: tally.all + 1 })
          if (isShown !== isTrue) failures.push(`${id} ${isShown ? 'shown' : 'dropped'} (${group}): ${text}`)
        }
      }
      console.log(`${site.id} done`)
    }
  }
  await rm(dataDir, { recursive: true, force: true })
  if (values.failures) for (const line of failures) console.log(line)
  printTallies(tallies)
}

function printTallies(tallies: ReadonlyMap<string, Tally>): void {
  const row = (name: string, count: number, all: number): void =>
    console.log(`${name.padEnd(36)}${count} of ${all} (${((100 * count) / Math.max(1, all)).toFixed(1)} %)`)
  for (const [group, { shown, all }] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
    if (group === TRUE || group === NO_CLAIM) row(`${group}, dropped`, all - shown, all)
    else row(`false, shown: ${group}`, shown, all)
  }
  const untrue = [...tallies].filter(([group]) => group !== TRUE && group !== NO_CLAIM).map(([, tally]) => tally)
  const sum = (key: keyof Tally): number => untrue.reduce((total, tally) => total + tally[key], 0)
  row('false, shown: all', sum('shown'), sum('all'))
}

/** Creates an agent of a website and waits until it is read. Each question starts a conversation. */
async function createVisitor(origin: string, websiteUrl: string) {
  const body = { email: 'owner@measured.example', company_name: 'Measured', website_url: websiteUrl }
  const agent = await callApi<{ agent_id: string; webchat_widget_key: string }>(origin, '/public/agents', body)
  for (;;) {
    const status = await fetch(`${origin}/api/v1/public/agents/${agent.agent_id}/status`)
    const { research } = (await status.json()) as { research?: { state: string } }
    if (research?.state !== 'reading') break
    await sleep(500)
  }
  return async (question: string, locale: string): Promise<string> => {
    const opening = { widget_key: agent.webchat_widget_key, locale }
    const { session_token: token } = await callApi<{ session_token: string }>(origin, '/chat/sessions', opening)
    const headers = { authorization: `Bearer ${token}` }
    const said = await callApi<{ message: { text: string } }>(origin, '/chat/messages', { text: question }, headers)
    return said.message.text
  }
}
