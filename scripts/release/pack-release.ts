import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runCommand, runShown } from './run-command.ts'

const FOLDER = 'release'
/** What only developers need. */
const LEFT_OUT = ['.ci', '.devcontainer', '.github', 'bench', 'eval', 'test', 'scripts/release', 'scripts/release.ts']

/**
 * Writes into `release/`: the service with its built pages, the command and the SDK as packages, the software bill of
 * materials, the notes, and the checksums. Returns the names. The tag must exist.
 */
export async function packRelease(version: string, notes: string): Promise<string[]> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  runShown('node', ['scripts/build.ts'])
  await packService(version)
  for (const folder of ['command', 'sdk'])
    runCommand('npm', ['pack', `./dist/${folder}`, `--pack-destination=${FOLDER}`])
  await writeFile(join(FOLDER, `foyer-${version}.cdx.json`), `${JSON.stringify(listMaterials(), null, 2)}\n`)
  await writeFile(join(FOLDER, 'notes.md'), notes)
  const files = (await readdir(FOLDER)).toSorted()
  const sums = await Promise.all(files.map(async (file) => `${hash(await readFile(join(FOLDER, file)))}  ${file}\n`))
  await writeFile(join(FOLDER, 'SHA256SUMS'), sums.join(''))
  return [...files, 'SHA256SUMS']
}

/** Returns the software bill of materials. npm names the service by its folder. */
function listMaterials(): object {
  const bill = JSON.parse(runCommand('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'])) as {
    metadata: { component: { name: string } }
  }
  bill.metadata.component.name = 'foyer'
  return bill
}

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** The same tag gives the same bytes: names in order, and the tag's time, owner and modes. */
async function packService(version: string): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'foyer-pack-'))
  try {
    const name = `foyer-${version}`
    const source = join(place, 'source.tar')
    const paths = ['.', ...LEFT_OUT.map((path) => `:!${path}`)]
    runCommand('git', ['archive', `--prefix=${name}/`, `--output=${source}`, `v${version}`, '--', ...paths])
    runCommand('tar', ['--extract', `--file=${source}`, `--directory=${place}`])
    await cp('dist', join(place, name, 'dist'), { recursive: true })
    const time = runCommand('git', ['log', '-1', '--format=%cI', `v${version}`])
    const order = ['--sort=name', `--mtime=${time}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=go-w']
    const archive = `--file=${resolve(FOLDER, `${name}.tar.gz`)}`
    runCommand('tar', ['--create', '--use-compress-program=gzip -9n', archive, ...order, `--directory=${place}`, name])
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
