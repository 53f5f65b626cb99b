import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The proxies of the examples in `deploy`, from Debian's packages. */
export type ProxyName = 'caddy' | 'nginx'

export interface Proxy extends AsyncDisposable {
  /** `https://localhost:<port>`. */
  origin: string
}

export function isInstalled(name: ProxyName): boolean {
  return spawnSync('which', [name]).status === 0
}

/** Runs the example configuration, in which only addresses and certificates are changed. */
export async function startProxy(name: ProxyName, port: number, upstream: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), `foyer-${name}-`))
  const args = name === 'caddy' ? await caddyIn(folder, port) : await nginxIn(folder, port, upstream)
  const child = spawn(name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      FOYER_DOMAIN: `https://localhost:${port}`,
      FOYER_UPSTREAM: upstream,
    },
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk))
  const exited = once(child, 'exit')
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`${name} does not listen: ${complaint}`)
    await sleep(100)
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  return { origin: `https://localhost:${port}`, [Symbol.asyncDispose]: stop }
}

async function caddyIn(folder: string, port: number): Promise<string[]> {
  const config = join(folder, 'Caddyfile')
  const redirects = await freePort()
  await writeFile(
    config,
    `{\n admin off\n skip_install_trust\n https_port ${port}\n http_port ${redirects}\n}\nimport ${resolve('deploy/Caddyfile')}\n`,
  )
  return ['run', '--config', config, '--adapter', 'caddyfile']
}

async function nginxIn(folder: string, port: number, upstream: string): Promise<string[]> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ])
  const example = await readFile('deploy/nginx.conf', 'utf8')
  const site = example
    .replace('server 127.0.0.1:3000;', `server ${upstream};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replaceAll('foyer.example.com;', 'localhost;')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const config = join(folder, 'nginx.conf')
  await mkdir(join(folder, 'logs'))
  await writeFile(
    config,
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${places}\n${site}\n}`,
  )
  return ['-p', folder, '-c', config, '-e', 'stderr']
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })
}

export interface ProxiedAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** When each part of the body arrived, in milliseconds since the call. */
  arrivals: number[]
}

/** Calls through the proxy, whose certificate is self-signed. */
export function callThrough(
  url: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<ProxiedAnswer> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    // An address that TRUST_PROXY=127.0.0.1/32 does not include, like that of an outside client.
    const from = { localAddress: '127.0.0.2', family: 4 }
    const call = request(url, {
      ...from,
      method,
      agent: false,
      rejectUnauthorized: false,
      headers: { ...type, ...headers },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      let text = ''
      const arrivals: number[] = []
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        arrivals.push(performance.now() - startedAt)
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text, arrivals }))
    })
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
