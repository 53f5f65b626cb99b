import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { isLoopbackHost } from '#src/base/loopback.ts'
import { VERSION } from '#src/base/version.ts'
import { type Config, findMisspelt } from '#src/config.ts'
import { findChromium } from '#src/engine/crawl/render/find-chromium.ts'
import { type ChromiumOptions, SandboxError, startChromium } from '#src/engine/crawl/render/start-chromium.ts'
import { createGuardedFetch } from '#src/engine/fetch/guarded-fetch.ts'
import { hostAndPort } from '#src/engine/fetch/host-policy.ts'
import { checkSmtp } from '#src/engine/mail/smtp-mailer.ts'
import { type Finding, bad, good, odd, wordsOf } from './finding.ts'

const MEBIBYTE = 1024 * 1024
const LITTLE_MEBIBYTES = 1024
const TOO_LITTLE_MEBIBYTES = 100
const PATIENCE_MS = 10_000

/** Checks for unknown settings. */
export function checkNames(): Finding[] {
  const names = findMisspelt()
  return names.length === 0 ? [] : [odd(`Unknown setting: ${names.join(', ')}. docs/settings.md lists all settings.`)]
}

/** Checks that DATA_DIR is writable and has space. */
export async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(dataDir)
    const free = Math.floor((bavail * bsize) / MEBIBYTE)
    const sentence = `${free} MiB are free in ${dataDir}.`
    return [free < TOO_LITTLE_MEBIBYTES ? bad(sentence) : free < LITTLE_MEBIBYTES ? odd(sentence) : good(sentence)]
  } catch (error) {
    return [bad(`DATA_DIR cannot be used: ${wordsOf(error)}`)]
  }
}

/** Checks that Chromium starts, unless it is disabled. */
export async function checkChromium({ crawl: { chromiumPath, chromiumSandbox } }: Config): Promise<Finding[]> {
  if (chromiumPath === 'none') return []
  const place = await findChromium(chromiumPath)
  if (place) return [await checkStart({ executablePath: place, sandbox: chromiumSandbox })]
  const where =
    chromiumPath === undefined ? 'Chromium is not installed' : `CHROMIUM_PATH: ${chromiumPath} is not a program`
  return [odd(`${where}: pages that need JavaScript cannot be read.`)]
}

async function checkStart(options: ChromiumOptions): Promise<Finding> {
  const renders = `Foyer renders pages that need JavaScript with ${options.executablePath}`
  try {
    await (await startChromium(options)).close()
    return options.sandbox ? good(`${renders}.`) : odd(`${renders}, without its sandbox (CHROMIUM_SANDBOX=off).`)
  } catch (error) {
    const reason = error instanceof SandboxError ? error.message : `${options.executablePath} does not start.`
    return odd(`${reason} Until then, pages that need JavaScript cannot be read.`)
  }
}

const MAILS_APART =
  'SMTP_URL is not set: the worker process keeps emails in its DATA_DIR/mail. Other processes show them at /dev/mail only if they share its DATA_DIR.'

/** Checks that the SMTP server accepts the login. Sends nothing. */
export async function checkMail({ mail, host, role }: Config): Promise<Finding[]> {
  if (!mail.smtpUrl && role !== 'all') return [odd(MAILS_APART)]
  if (!mail.smtpUrl)
    return [
      isLoopbackHost(host)
        ? good('Foyer writes emails to DATA_DIR/mail.')
        : odd('SMTP_URL is not set: Foyer sends no emails.'),
    ]
  try {
    await checkSmtp({ url: mail.smtpUrl, silenceMs: PATIENCE_MS })
    return [good('The SMTP server accepts the login.')]
  } catch (error) {
    return [bad(`SMTP_URL: ${wordsOf(error).replace(/[^?]$/, '$&.')}`)]
  }
}

/** Checks that PUBLIC_URL leads here, and that the proxy sends the client's address. */
export async function checkPublicUrl(config: Config): Promise<Finding[]> {
  const { publicUrl, host } = config
  if (!publicUrl)
    return isLoopbackHost(host)
      ? []
      : [odd('HOST opens the service to the network, but PUBLIC_URL is not set: links use localhost. Set PUBLIC_URL.')]
  const url = new URL(publicUrl)
  if (url.pathname !== '/')
    return [bad('PUBLIC_URL has a path, but pages load their files from the root. Give Foyer its own host name.')]
  const web = createGuardedFetch({ userAgent: `FoyerBot/${VERSION}`, allowPrivateHosts: [hostAndPort(url)] })
  try {
    const { status, body } = await web.fetch(`${publicUrl}/healthz`, { timeoutMs: PATIENCE_MS })
    if (status !== 200 || !Buffer.from(body).toString().includes('"ok"'))
      return [
        bad(
          `${publicUrl}/healthz returns ${status}, which is not Foyer's response. Check that the proxy leads here and keeps the Host header.`,
        ),
      ]
    const metrics = await web.fetch(`${publicUrl}/metrics`, { timeoutMs: PATIENCE_MS })
    return [good(`${publicUrl} leads to a running Foyer.`), ...judgeProxy(config, metrics.status)]
  } catch (error) {
    return [
      bad(
        `${publicUrl} cannot be reached from here: ${wordsOf(error).replace(/\.$/, '')}. Check that Foyer and the proxy are running.`,
      ),
    ]
  } finally {
    await web.close()
  }
}

function judgeProxy({ publicUrl = '', metricsToken }: Config, metricsStatus: number): Finding[] {
  const isLocal = isLoopbackHost(new URL(publicUrl).hostname)
  if (metricsStatus === 200 && metricsToken === undefined && !isLocal)
    return [
      bad(
        'The proxy does not send X-Forwarded-For: limits count all clients as one, and /metrics is open to everyone. See deploy/.',
      ),
    ]
  return []
}
