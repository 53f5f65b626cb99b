import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createOpenApiDocument } from '../src/contract/api/openapi.ts'
import type { OpenApiDocument } from '../src/contract/api/openapi-types.ts'
import { findBreakingChanges, shapeOf } from './openapi-changes.ts'

/**
 * Writes the shape of the API to `docs/openapi/v1.json`. Refuses changes that break clients: undo them, or delete the
 * file before the first release of a new version.
 */
const FILE = 'docs/openapi/v1.json'
const shape = shapeOf(createOpenApiDocument('https://foyer.example/api/v1/public'))
const before = existsSync(FILE) ? (JSON.parse(await readFile(FILE, 'utf8')) as OpenApiDocument) : shape
const breaking = findBreakingChanges(before, shape)
if (breaking.length > 0) {
  console.error(`These changes break clients (docs/versioning.md):\n${breaking.join('\n')}`)
  process.exitCode = 1
} else {
  await writeFile(FILE, `${JSON.stringify(shape, null, 2)}\n`)
}
