import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const DEMO_EMAIL = 'owner@tidewheel.example'

/** The owner of the demo agent, with a session cookie. */
export interface Owner {
  origin: string
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: unknown): Promise<T>
}

/** Creates the demo agent in the service at `origin` and signs its owner in. */
export async function signInToDemo(origin: string, environment: Record<string, string>): Promise<Owner> {
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli.ts', 'demo', '--email', DEMO_EMAIL], {
    env: { ...process.env, ...environment },
  })
  const [, token = ''] = /signin=([\w-]+)/.exec(stdout) ?? []
  const own = origin.replace('127.0.0.1', 'localhost')
  const call = async (method: string, path: string, body: unknown, cookie: string): Promise<Response> => {
    const response = await fetch(`${own}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: own, cookie },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const signedIn = await call('POST', '/api/v1/app/signin/link', { token }, '')
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await (await call(method, `/api/v1/owner${path}`, body, cookie)).json()) as T
  return { origin, get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) }
}
