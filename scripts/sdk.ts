import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SDK_FOLDER, writeSdkFiles } from './sdk/sdk-files.ts'

/** Writes the generated part of the SDK. `scripts/sdk/sdk-files.test.ts` fails if the committed files differ. */
await mkdir(SDK_FOLDER, { recursive: true })
for (const [name, content] of Object.entries(writeSdkFiles())) await writeFile(join(SDK_FOLDER, name), content)
