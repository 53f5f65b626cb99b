import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildSdk } from './support/built-sdk.ts'
import { createDocsWorld } from './support/docs-world.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { pdfFile } from './support/documents.ts'
import { startGraph } from './support/graph-server.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startReceiver } from './support/webhook-receiver.ts'

/**
 * Runs every example of the documentation: `curl` commands in a shell, and TypeScript after the compiler has checked
 * it. Each gets real IDs and keys in place of the placeholders, and something new of its own to change or delete.
 */
const run = promisify(execFile)

const graph = await disposeAfterAll(startGraph())
const receiver = await disposeAfterAll(startReceiver())
const service = await disposeAfterAll(
  startService({
    WHATSAPP_API_URL: graph.url,
    WHATSAPP_WAIT_SECONDS: '0',
    CHAT_PER_ADDRESS_PER_HOUR: '10000',
    AGENTS_PER_DAY: '1000',
    AGENTS_PER_ADDRESS_PER_DAY: '1000',
  }),
)
const { origin } = service
const world = await createDocsWorld(service, receiver.url)
const { folder } = await disposeAfterAll(buildSdk())
await writeFile(join(folder, 'price-list.pdf'), pdfFile(['Mug: 28 EUR', 'Bowl: 34 EUR']))
await writeFile(join(folder, 'faq.csv'), 'title,content\nParking,Behind the barn.\n')

/** What an example gets that shows how to call but cannot have what it needs: the documented refusal. */
const REFUSED: Record<string, number> = {
  // The website has not changed since the edit.
  'settle-knowledge': 409,
  // The token is not signed.
  'identify-visitor': 401,
}

interface Example {
  /** The page, and the number of the example on it. */
  name: string
  path: string
  language: string
  code: string
  /** Path of the call, such as `/agents/{agent_id}`, on a page of the reference. */
  callPath: string
}

async function textAt(path: string): Promise<string> {
  return (await service.call('GET', path)).body.text
}

/** Whether the block is one call. `test/command*.test.ts` run the command for developers. */
const isCommand = (code: string): boolean => code.startsWith('curl ') && !code.includes('foyer.mjs')

async function listExamples(): Promise<Example[]> {
  const urls = (await textAt('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)
  const paths = Array.from(urls, ([, url = '']) => url.replace(origin, ''))
  const pages = await Promise.all(paths.map(async (path) => ({ path, text: await textAt(`${path}.md`) })))
  return pages.flatMap(({ path, text }) => {
    const callPath = /^`[A-Z]+ (\S+)`$/m.exec(text)?.[1] ?? ''
    const blocks = [...text.matchAll(/^```(sh|ts)[^\n]*\n([^]*?)\n```$/gm)]
    return blocks.flatMap(([, language = '', code = ''], index) =>
      language === 'sh'
        ? isCommand(code)
          ? [{ name: `${path} ${index + 1}`, path, language, code, callPath }]
          : []
        : path.includes('/api/')
          ? [{ name: `${path} ${index + 1}`, path, language, code, callPath }]
          : [],
    )
  })
}

const EXAMPLE_ID = '0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90'

/** A call of the SDK with the IDs of its path. */
const FIRST_ARGUMENTS = new RegExp(`(await foyer\\.\\w+\\.\\w+\\()'${EXAMPLE_ID}'(?:, '${EXAMPLE_ID}')*`)

/** Returns the example with real values in place of its placeholders. */
async function fillExample({ path, code, callPath }: Example): Promise<string> {
  const { owner } = world
  const names = Array.from(callPath.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const page = path.split('/').at(-1) ?? ''
  const isKeyless = !code.includes('ak_…')
  const demo = isKeyless && code.includes('agent') ? await world.makeDemoAgent(page) : ''
  const ids = isKeyless && names.join() === 'agent_id' ? { agent_id: demo } : await world.fill(page, names)
  const agentId = isKeyless ? demo : owner.agentId
  const examplePath = callPath.replace(/\{\w+\}/g, EXAMPLE_ID)
  const realPath = callPath.replace(/\{(\w+)\}/g, (_all, name: keyof typeof ids) => ids[name] ?? '')
  const session = /SESSION_TOKEN|message_id|after[=:]/.test(code) ? await world.openSession() : undefined
  return code
    .replaceAll(examplePath, realPath)
    .replace(FIRST_ARGUMENTS, (_all, called: string) => called + names.map((name) => `'${ids[name]}'`).join(', '))
    .replace(/(message_id['"]?: ['"])[\w-]{36}/g, `$1${session?.messageId}`)
    .replace(/((?:template_)?agent_id['"]?(?:: ['"]|=))(?:[\w-]{36}|…|AGENT_ID)/g, `$1${agentId}`)
    .replace(/(after(?:=|: '))[\w-]{36}/g, `$1${session?.messageId}`)
    .replace('/agents/…/', `/agents/${agentId}/`)
    .replaceAll('AGENT_ID', agentId)
    .replaceAll('ak_…', owner.bearer['authorization']?.replace('Bearer ', '') ?? '')
    .replaceAll('SESSION_TOKEN', session?.token ?? '')
    .replaceAll('wc_…', owner.widgetKey)
    .replace(/(access_token['"]?: ['"])[^'"]+/, '$1good')
    .replaceAll('https://crm.example/hooks/foyer', receiver.url)
    .replaceAll('https://seagull.example/', `${origin}/sample/`)
    .replaceAll('you@example.com', uniqueEmail())
}

const examples = await listExamples()

test('the documentation has examples', () => {
  expect(examples.filter(({ language }) => language === 'sh').length).toBeGreaterThan(90)
  expect(examples.filter(({ language }) => language === 'ts').length).toBeGreaterThan(90)
})

const statusOf = ({ path }: Example): number => REFUSED[path.split('/').at(-1) ?? ''] ?? 200

test.each(examples.filter(({ language }) => language === 'sh'))('the command of $name works', async (example) => {
  const command = await fillExample(example)
  const { stdout } = await run('bash', ['-c', command.replace(/^curl /, `curl -sS -w '\n%{http_code}' `)], {
    cwd: folder,
  })
  // The body is in the message if the status is another one.
  const expected = `\n${statusOf(example)}`
  expect(stdout.endsWith(expected) ? expected : stdout).toBe(expected)
})

const typescript = examples.filter(({ language }) => language === 'ts')

/** Its examples go on from each other. */
async function guideOfTheSdk(): Promise<{ file: string; code: string }> {
  const blocks = (await textAt('/docs/sdk.md')).matchAll(/^```ts\n([^]*?)\n```$/gm)
  const code = Array.from(blocks, ([, block]) => block).join('\n')
  return { file: 'example-guide.ts', code: `declare const newSecret: string, oldSecret: string\n${code}\n` }
}

test('the compiler accepts the TypeScript examples', async () => {
  const sources = typescript.map(({ code }, index) => ({ file: `example-${index}.ts`, code: `export {}\n${code}\n` }))
  for (const { file, code } of [...sources, await guideOfTheSdk()]) await writeFile(join(folder, file), code)
  const options = {
    module: 'nodenext',
    target: 'es2024',
    strict: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
  }
  await writeFile(join(folder, 'package.json'), '{"type": "module"}')
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['example-*.ts'] }),
  )
  await run(resolve('node_modules/.bin/tsc'), ['-p', folder])
})

test.each(typescript)('the TypeScript of $name works', async (example) => {
  const file = join(folder, `run-${typescript.indexOf(example)}.ts`)
  await writeFile(file, await fillExample(example))
  const ran = run(process.execPath, [file], { cwd: folder })
  if (statusOf(example) === 200) await ran
  else await expect(ran).rejects.toThrow(`status: ${statusOf(example)},`)
})
