import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { GUIDE_SECTIONS } from '#src/features/docs/guides.ts'
import { findForbiddenImports, findStrayFeatures } from './support/house-imports.ts'
import { findCycles, findFolderCycles } from './support/house-cycles.ts'
import { FILES_WITH_WORDS } from './support/files-with-words.ts'
import { findBritishSpelling, findTextsOutsideTextFiles, findUnknownControls } from './support/house-texts.ts'
import { findWordsOutsidePacks } from './support/house-words.ts'
import { findDeadLinks, findMissingTests } from './support/house-links.ts'
import {
  describeShape,
  findBadNames,
  findBadSubjects,
  findEnvironmentReaders,
  findLongComments,
  findLongFiles,
  findMachinePaths,
  findUnexplainedDependencies,
  findUnexplainedEscapes,
} from './support/house-shape.ts'
import { isCode, listFiles, parseSourceFile, readSourceFile } from './support/source-files.ts'

const paths = listFiles()
/** Nobody reads or edits generated code in its files. */
const UNREAD = ['test/fixtures/', 'sdk/generated/']
const codePaths = paths.filter((path) => isCode(path) && !UNREAD.some((folder) => path.startsWith(folder)))
const files = codePaths.map(readSourceFile)
/** Those of repositories in fixtures speak of their own files. */
const documents = paths.filter((path) => path.endsWith('.md') && !path.startsWith('test/fixtures/'))

/** The documents that people who use Foyer read. */
const guides = GUIDE_SECTIONS.flatMap((section) => section.guides.map(({ file }) => file))

/** The checkout, the folder above it and the home folder; never the root of the file system. */
function placesOfThisMachine(): string[] {
  const checkout = process.cwd()
  const parent = dirname(checkout)
  const siblings = dirname(parent) === parent ? [] : readdirSync(parent).map((name) => join(parent, name))
  return [checkout, ...siblings, `${homedir()}/`].filter((place) => place.length > 2)
}

/** Subjects of commits that the remote's default branch does not have; none in a clone without that branch. */
function listNewSubjects(): string[] {
  const log = spawnSync('git', ['log', '--no-merges', '--format=%s', 'origin/HEAD..HEAD'], { encoding: 'utf8' })
  return log.status === 0 ? log.stdout.split('\n').filter((subject) => subject !== '') : []
}

function readText(path: string): { path: string; text: string } {
  return { path, text: readFileSync(path, 'utf8') }
}

describe('the house', () => {
  afterAll(() => void process.stdout.write(`${describeShape(files)}\n`))

  test('imports follow the layers', () => expect(findForbiddenImports(files)).toEqual([]))
  test('every feature has its place and its front file', () => expect(findStrayFeatures(codePaths)).toEqual([]))
  test('there are no import cycles', () => expect(findCycles(files)).toEqual([]))
  test('no folders of the engine import each other in a cycle', () => {
    expect(findFolderCycles(files, 'src/engine/')).toEqual([])
  })
  test('only config.ts reads the environment', () => expect(findEnvironmentReaders(files)).toEqual([]))
  test('files are named for what they hold', () => expect(findBadNames(codePaths)).toEqual([]))
  test('words of a language are in its pack', () => {
    const found = findWordsOutsidePacks(files).filter(
      ({ path }) => !FILES_WITH_WORDS.some((one) => path.startsWith(one)),
    )
    expect(found).toEqual([])
  })
  test('texts for people are in the text file of their page', () => {
    expect(findTextsOutsideTextFiles(files)).toEqual([])
  })
  test('controls that the guides name are on a page', () => {
    expect(findUnknownControls(guides.map(readText), files)).toEqual([])
  })
  test('texts for people have American spelling', () => {
    expect(findBritishSpelling(guides.map(readText), files)).toEqual([])
  })
  test('no file is too long to read', () => expect(findLongFiles(files)).toEqual([]))
  test('comments fit into a line', () => expect(findLongComments(files)).toEqual([]))
  test('new commits have a scope and a short subject', () => expect(findBadSubjects(listNewSubjects())).toEqual([]))
  test('escapes from the type checker give a reason', () => expect(findUnexplainedEscapes(files)).toEqual([]))
  test('no file names a path of one machine', () =>
    expect(findMachinePaths(paths.map(readText), placesOfThisMachine())).toEqual([]))
  test('links of documents lead somewhere, and the files that they name are there', () =>
    expect(findDeadLinks(documents.map(readText))).toEqual([]))
  test('tests that documents name as evidence are there', () => {
    const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
    expect(findMissingTests(paths.filter((path) => path.endsWith('.md')).map(readText), read)).toEqual([])
  })
  test('every dependency has its reason', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>
    }
    const decision = readFileSync('docs/decisions/0005-dependencies.md', 'utf8')
    expect(findUnexplainedDependencies(Object.keys(dependencies), decision)).toEqual([])
  })
})

describe('the rules see', () => {
  const forbidden = (path: string, text: string) => findForbiddenImports([parseSourceFile(path, text)]).length > 0

  test.each([
    ['src/engine/rank.ts', "import { db } from '#src/store/database.ts'"],
    ['src/engine/rank.ts', "import type { Db } from '../store/database.ts'"],
    ['src/engine/rank.ts', "export { db } from '#src/store/database.ts'"],
    ['src/engine/rank.ts', "type Db = import('#src/store/database.ts').Db"],
    ['src/engine/rank.ts', "const worker = new URL('../store/database.ts', import.meta.url)"],
    ['src/engine/rank.ts', "import { z } from 'zod'"],
    ['src/engine/rank.ts', "import { createServer } from 'node:http'"],
    ['src/base/ids.ts', "import type { Agent } from '#src/contract/api/agents-contract.ts'"],
    ['src/features/agents/agents.ts', "import { answer } from '#src/features/answers/answers.ts'"],
    ['src/features/agents/agents.ts', "import { sql } from 'kysely'"],
    ['src/features/leads/leads.ts', "import { rows } from '#src/features/agents/agents-store.ts'"],
    ['src/transport/http/routes.ts', "import { rows } from '#src/features/agents/agents-store.ts'"],
    ['src/transport/http/routes.ts', "import { createApp } from '#src/app.ts'"],
    ['src/transport/http/routes.ts', "import { rank } from '#src/engine/rank.ts'"],
    ['src/surprise/thing.ts', "import { z } from 'zod'"],
    ['web/start.tsx', "import { createApp } from '../src/app.ts'"],
    ['web/start.tsx', "import { draw } from '../widget/draw.ts'"],
    ['widget/panel.ts', "import { chatMessage } from '../src/contract/chat/chat-contract.ts'"],
    ['widget/panel.ts', "import { h } from 'preact'"],
    ['command/create.ts', "import { codebaseContext } from '../src/contract/api/agents-contract.ts'"],
    ['command/create.ts', "import { rank } from '../src/engine/rank.ts'"],
    ['eval/answers.ts', "import { routes } from '#src/transport/http/routes.ts'"],
  ])('a forbidden import in %s: %s', (path, text) => expect(forbidden(path, text)).toBe(true))

  test.each([
    ['src/engine/rank.ts', "import { now } from '#src/base/clock.ts'"],
    ['src/engine/rank.test.ts', "import { startSite } from '../../test/support/site-server.ts'"],
    ['src/features/agents/agents-store.ts', "import { sql } from 'kysely'"],
    ['src/features/answers/answers.ts', "import { findAgent } from '#src/features/agents/agents.ts'"],
    ['src/transport/http/routes.ts', "import type { App } from '#src/app.ts'"],
    ['web/start.tsx', "import { mountChat } from '../widget/panel.ts'"],
    ['command/create.ts', "import type { CodebaseContext } from '../src/contract/api/agents-contract.ts'"],
    ['command/read.ts', "import { componentHtml } from '../src/engine/extract/documents/component-html.ts'"],
    ['widget/panel.ts', "import type { ChatMessage } from '../src/contract/chat/chat-contract.ts'"],
  ])('nothing wrong in %s: %s', (path, text) => expect(forbidden(path, text)).toBe(false))

  test('a cycle of type imports', () => {
    const cycle = [
      parseSourceFile('src/base/a.ts', "import type { B } from './b.ts'"),
      parseSourceFile('src/base/b.ts', "import type { C } from './c.ts'"),
      parseSourceFile('src/base/c.ts', "import type { A } from './a.ts'"),
    ]
    expect(findCycles(cycle)).toHaveLength(1)
    expect(findCycles(cycle.slice(1))).toEqual([])
  })

  test('a cycle of folders', () => {
    const cycle = [
      parseSourceFile('src/engine/a/one.ts', "import { two } from '../b/two.ts'"),
      parseSourceFile('src/engine/b/other.ts', "import type { Deep } from './deep/deep.ts'"),
      parseSourceFile('src/engine/b/deep/back.ts', "import { three } from '../../a/three.ts'"),
      parseSourceFile('src/engine/a/three.test.ts', "import { two } from '../c/two.ts'"),
      parseSourceFile('src/engine/c/two.ts', "import { one } from '../a/one.ts'"),
    ]
    expect(findFolderCycles(cycle, 'src/engine/')).toHaveLength(1)
    expect(findFolderCycles(cycle.slice(1), 'src/engine/')).toEqual([])
  })

  test('escapes and reads of the environment, but not where they are explained or allowed', () => {
    const text =
      'const a = b!.c\n// @NOTE the library gives no type\nlet d: any\n// @ts-ignore\nconst { env } = process\nprocess.env.HOME'
    expect(findUnexplainedEscapes([parseSourceFile('src/base/x.ts', text)])).toHaveLength(2)
    expect(findEnvironmentReaders([parseSourceFile('src/base/x.ts', text)])).toHaveLength(2)
    expect(findEnvironmentReaders([parseSourceFile('src/config.ts', text)])).toEqual([])
  })

  test('links to files and headings that are not there, and names of files', () => {
    const text =
      '# How it *works*\n[a](#how-it-works) [b](b.md) [c](../c.md) [d](#what) [e](https://example.com/e) `src/x.ts`\n' +
      '<source srcset="../f.webp"> <img alt="g" src="g.webp"> <img src="https://example.com/h.webp"> ![i](i.webp)'
    const isThere = (path: string): boolean => ['docs/a.md', 'c.md', 'docs/g.webp'].includes(path)
    expect(findDeadLinks([{ path: 'docs/a.md', text }], isThere)).toEqual([
      'docs/a.md: (b.md)',
      'docs/a.md: (#what)',
      'docs/a.md: (i.webp)',
      'docs/a.md: ../f.webp',
      'docs/a.md: `src/x.ts`',
    ])
  })

  test('tests that documents name, without their file or their title', () => {
    const text = '`a.test.ts` "is red" "is blue" · `src/b.test.ts` "is green" · `c.test.ts` "is gone"'
    const sources: Record<string, string> = { 'test/a.test.ts': "test('is red'", 'src/b.test.ts': "test('is green'" }
    expect(findMissingTests([{ path: 'docs/a.md', text }], (path) => sources[path])).toEqual([
      'docs/a.md: a.test.ts "is blue"',
      'docs/a.md: c.test.ts "is gone"',
    ])
  })

  test('names that say nothing, are shared or not in kebab-case', () => {
    expect(
      findBadNames(['src/a/agent-utils.ts', 'src/b/index.ts', 'src/c/MyFile.ts', 'src/d/turn.ts', 'web/turn.tsx']),
    ).toHaveLength(5)
    expect(
      findBadNames(['web/vite.config.ts', 'widget/vite.config.ts', 'src/a/turn.test.ts', 'test/turn.test.ts']),
    ).toEqual([])
  })

  test('a feature without a place or a front file, a path of one machine, a package without a reason, a file over the limit', () => {
    expect(findStrayFeatures(['src/features/billing/billing.ts', 'src/features/leads/score.ts'])).toHaveLength(2)
    expect(findMachinePaths([{ path: 'a.md', text: 'see /srv/foyer/x' }], ['/srv/foyer'])).toHaveLength(1)
    expect(findUnexplainedDependencies(['zod'], '| `pg`, `pg-boss` | the database |')).toHaveLength(3)
    expect(findLongFiles([parseSourceFile('src/base/x.ts', '\n'.repeat(401))])).toHaveLength(1)
  })

  test('words outside packs: letters beyond ASCII, and lists of entries', () => {
    const finds = (path: string, text: string) => findWordsOutsidePacks([parseSourceFile(path, text)]).length > 0
    expect(finds('src/engine/rank.ts', "const a = 'geöffnet'")).toBe(true)
    expect(finds('src/engine/rank.ts', 'const a = /monat|woche/u')).toBe(true)
    expect(finds('src/engine/rank.ts', '// geöffnet\nconst a = `The Monat, that is`')).toBe(false)
    expect(finds('src/engine/language/packs/de.ts', "const a = 'geöffnet'")).toBe(false)
    expect(finds('src/features/agents/agents.ts', "const a = 'geöffnet'")).toBe(false)
  })

  test('texts for people outside the text files', () => {
    const finds = (path: string, text: string) => findTextsOutsideTextFiles([parseSourceFile(path, text)]).length > 0
    expect(finds('web/start/form.tsx', 'const a = <p>Your name</p>')).toBe(true)
    expect(finds('widget/panel.ts', "const a = 'The chat is not available.'")).toBe(true)
    expect(finds('web/start/form.ts', 'const a = `${count} pages read. Try again.`')).toBe(false)
    expect(finds('web/start/form.tsx', "const a = <p className='Key value'>{text.name}</p>")).toBe(true)
    expect(finds('web/start/form.tsx', "const a = 'button button-primary'")).toBe(false)
    expect(finds('web/start/start-text.ts', "const a = 'Your name'")).toBe(false)
    expect(finds('src/base/errors.ts', "const a = 'Your name'")).toBe(false)
  })

  test('controls that are on no page, and British spellings', () => {
    const pages = [
      parseSourceFile('web/start/start-text.ts', "const a = { title: 'Settings', label: 'Visitors’ colour' }"),
    ]
    const document = { path: 'docs/x.md', text: "Open *Settings › Keys*, **then** *Visitors' colour*. `grey` * 2 * 3" }
    expect(findUnknownControls([document], pages)).toHaveLength(1)
    expect(findBritishSpelling([document], pages)).toHaveLength(2)
  })

  test('a comment or a commit subject that is too long, and a subject without a scope', () => {
    const long = 'x'.repeat(120)
    const text = `// ${long}\n/**\n * ${long}\n */\nexport const a = '${long}'`
    expect(findLongComments([parseSourceFile('src/base/x.ts', text)])).toHaveLength(2)
    const subjects = ['answer: Confirm a phone number', 'Confirm a phone number', `answer: Confirm ${long}`]
    expect(findBadSubjects(subjects)).toHaveLength(2)
  })
})
