import type { Browser, LaunchOptions } from 'playwright-core'

export interface ChromiumOptions {
  executablePath: string
  /** Whether Chromium uses its own sandbox, which needs a user other than root. */
  sandbox: boolean
}

/** Chromium's sandbox does not work on this machine. The message says why, and the fix. */
export class SandboxError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'SandboxError'
  }
}

const START_MS = 10_000
/** What Playwright reports when Chromium ends because of its sandbox. */
const SANDBOX_FAILED = /sandboxing failed|no usable sandbox|without --no-sandbox/iu

/** Starts Chromium; loads the library at the first call. Throws `SandboxError` if it cannot start with its sandbox. */
export async function startChromium(
  { executablePath, sandbox }: ChromiumOptions,
  args: LaunchOptions['args'] = [],
): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium
    .launch({ executablePath, args, chromiumSandbox: sandbox, timeout: START_MS })
    .catch((error: unknown) => {
      if (!sandbox || !SANDBOX_FAILED.test(String(error))) throw error
      throw new SandboxError(process.getuid?.() === 0 ? AS_ROOT : NO_NAMESPACES, error)
    })
}

const OR_WITHOUT = 'Or set CHROMIUM_SANDBOX=off, if you trust all websites that Foyer reads.'
const AS_ROOT = `Chromium does not start with its sandbox as root. Run Foyer as another user. ${OR_WITHOUT}`
const NO_NAMESPACES = `Chromium does not start with its sandbox, because this system or container allows no user namespaces. Allow them. ${OR_WITHOUT}`
