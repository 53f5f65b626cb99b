import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isLater, releaseChangelog } from './release/changelog.ts'
import { writeFixtures } from './release/release-fixtures.ts'
import { packRelease } from './release/pack-release.ts'
import { runCommand, runShown } from './release/run-command.ts'

/**
 * `npm run release [-- VERSION] [--dry-run]` publishes a version in this repository: it runs the checks, moves the
 * unreleased changes of the changelog under the version, writes the fixtures of the upgrade test and runs it, commits,
 * tags, and writes `release/`. Without VERSION it takes that of `package.json`. It pushes nothing. A dry run ends
 * before the first change and prints the notes. docs/releasing.md describes it.
 */
const VERSION_FORMAT = /^\d+\.\d+\.\d+$/
/** The only places besides `package.json` that have the version: commands to copy. */
const DOCUMENTS = ['README.md', 'docs/command.md', 'docs/sdk.md']
const TARBALL = /(?<=\/(?:cli|sdk)-)\d+\.\d+\.\d+(?=\.tgz)/g

async function release(given: string | undefined, isDry: boolean): Promise<void> {
  const { version: current } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const version = given ?? current
  refuseUnready(version, current)
  const date = new Date().toISOString().slice(0, 10)
  const { changelog, notes } = releaseChangelog(await readFile('CHANGELOG.md', 'utf8'), version, date)
  runShown('node', ['scripts/check.ts'], { CI: 'true' })
  if (isDry) return console.log(`\nThe notes of v${version}:\n\n${notes}\nNothing was changed.`)

  try {
    await writeVersion(version)
    await writeFile('CHANGELOG.md', changelog)
    await writeFixtures(version)
    const upgrades = ['vitest', 'run', '--project', 'feature', 'test/upgrade.test.ts']
    runShown('node', ['scripts/with-postgres.ts', '--both', ...upgrades])
    runShown('node', ['scripts/check.ts'])
    runCommand('git', ['add', '--all'])
    runCommand('git', ['commit', '--quiet', `--message=release: Publish ${version}`])
  } catch (error) {
    // Nothing else has changed: the tree was clean.
    runCommand('git', ['reset', '--quiet', '--hard'])
    runCommand('git', ['clean', '--quiet', '--force', '-d', 'test/fixtures/releases'])
    throw error
  }
  runCommand('git', [
    'tag',
    '--annotate',
    `v${version}`,
    `--message=Foyer ${version}\n\n${notes}`,
    '--cleanup=verbatim',
  ])
  const files = await packRelease(version, notes)
  console.log(`\nTagged v${version}. In release/:\n${files.map((file) => `  ${file}`).join('\n')}`)
  console.log(`To publish it: git push origin HEAD v${version}, and attach these files.`)
}

/** Throws a sentence if the version or the tree is not ready. */
function refuseUnready(version: string, current: string): void {
  if (!VERSION_FORMAT.test(version)) throw new Error(`The version must be three numbers such as 0.2.0, not ${version}.`)
  if (version !== current && !isLater(version, current))
    throw new Error(`The version must be later than ${current}, which package.json has.`)
  const changes = runCommand('git', ['status', '--porcelain'])
  if (changes !== '') throw new Error(`Commit or undo these changes first:\n${changes}`)
  if (runCommand('git', ['tag', '--list', `v${version}`]) !== '')
    throw new Error(`v${version} is released already. Name the next version: npm run release -- 0.2.0`)
}

async function writeVersion(version: string): Promise<void> {
  runCommand('npm', ['version', version, '--no-git-tag-version', '--allow-same-version', '--ignore-scripts'])
  for (const path of DOCUMENTS) {
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(TARBALL, version))
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  await release(positionals[0], values['dry-run'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
