import { chmod, chown, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A user and group without rights; `nobody` on most systems. */
const NOBODY = 65_534

/**
 * Returns a program that starts Chromium as a user other than root, because its sandbox needs one. Returns `chromium`
 * itself if this process is not root.
 */
export async function unprivilegedChromium(chromium: string): Promise<string> {
  if (process.getuid?.() !== 0) return chromium
  const home = await mkdtemp(join(tmpdir(), 'foyer-chromium-'))
  await chown(home, NOBODY, NOBODY)
  const program = join(await mkdtemp(join(tmpdir(), 'foyer-program-')), 'chromium')
  await writeFile(
    program,
    `#!/bin/sh
for argument; do
  case $argument in --user-data-dir=*) chown -R ${NOBODY}:${NOBODY} "\${argument#*=}" ;; esac
done
exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups env HOME=${home} TMPDIR=${home} ${chromium} "$@"
`,
  )
  await chmod(program, 0o700)
  return program
}
