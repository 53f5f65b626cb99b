import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#src/app.ts'
import { computeOnce } from '#src/base/memoize.ts'
import { entityTag, isKnownToClient } from '../wire/entity-tag.ts'
import { packTarball } from '../wire/pack-tarball.ts'

const DIST = resolve(import.meta.dirname, '../../../../dist')
/** Folders of `dist` that are npm packages, by the name in their addresses: `/cli-<version>.tgz`. */
const PACKAGES: Record<string, string> = { cli: 'command', sdk: 'sdk' }
/** Stands for this service's address in the files of packages. */
const ADDRESS = '%FOYER_INSTANCE%'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const COMMAND_FILE = 'foyer.mjs'

interface Package {
  name: string
  version: string
  npmName: string
  files: { path: string; content: Buffer }[]
}

/**
 * Serves the developers' command and the SDK: `/foyer.mjs`, `/<name>-<version>.tgz` for npm, and `/packages.json` with
 * their versions. This service's address is filled in. What was not built is not served.
 */
export function packagesRoutes(server: FastifyInstance, app: App): void {
  const packages = Object.entries(PACKAGES).filter(([, folder]) => existsSync(join(DIST, folder, 'package.json')))
  const loaded = computeOnce(() => packages.map(([name, folder]) => readPackage(name, folder, app.addresses.public())))
  const tarballs = computeOnce(() => loaded().map((one) => ({ ...one, tarball: pack(one) })))

  server.get('/packages.json', (_request, reply) => {
    const listed = tarballs().map(({ name, npmName, version, tarball }) => ({
      name,
      npm_name: npmName,
      version,
      tarball: `${app.addresses.public()}/${name}-${version}.tgz`,
      integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
    }))
    return reply.header('cache-control', 'no-cache').send({ packages: listed })
  })

  for (const [name, folder] of packages) {
    const version = versionOf(folder)
    server.get(`/${name}-${version}.tgz`, (_request, reply) => {
      const found = tarballs().find((one) => one.name === name)
      return reply.type('application/gzip').header('cache-control', IMMUTABLE).send(found?.tarball)
    })
  }

  if (packages.some(([name]) => name === 'cli')) {
    server.get(`/${COMMAND_FILE}`, (request, reply: FastifyReply) => {
      const file = loaded().flatMap(({ files }) => files.find(({ path }) => path === COMMAND_FILE) ?? [])[0]
      const content = file?.content ?? Buffer.alloc(0)
      const etag = entityTag(content)
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (isKnownToClient(request, etag)) return reply.status(304).send()
      return reply.type('text/javascript; charset=utf-8').send(content)
    })
  }
}

function readManifest(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(DIST, folder, 'package.json'), 'utf8')) as { name: string; version: string }
}

const versionOf = (folder: string): string => readManifest(folder).version

function readPackage(name: string, folder: string, address: string): Package {
  const paths = readdirSync(join(DIST, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const files = paths.map((path) => ({
    path: path.slice(join(DIST, folder).length + 1).replaceAll('\\', '/'),
    content: Buffer.from(readFileSync(path, 'utf8').replaceAll(ADDRESS, new URL(address).href.replace(/\/$/u, ''))),
  }))
  const { name: npmName, version } = readManifest(folder)
  return { name, version, npmName, files }
}

/** The same files always give the same bytes, so that npm's integrity check holds. */
const pack = ({ files }: Package): Buffer =>
  gzipSync(packTarball(files.map(({ path, content }) => ({ path: `package/${path}`, content }))), { level: 9 })
