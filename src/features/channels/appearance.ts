import type { Addresses } from '#src/base/addresses.ts'
import { AppError } from '#src/base/errors.ts'
import { isLoopbackHost } from '#src/base/loopback.ts'
import type { Appearance, SettingsResponse } from '#src/contract/chat/appearance-contract.ts'
import { DEFAULT_COLOR, DEFAULT_DELAY_SECONDS } from '#src/contract/chat/appearance-defaults.ts'
import type { SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { findRegistrableDomain } from '#src/engine/crawl/registrable-domain.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { avatarLink } from './images.ts'

type Look = Pick<Agent, 'appearance' | 'siteLook'>

/** Returns the owner's settings. The color and the picture of the website stand in for those that are not set. */
export function shownAppearance({ appearance, siteLook }: Look): Appearance & { color: string } {
  return {
    ...appearance,
    color: appearance.color ?? siteLook.colors[0] ?? DEFAULT_COLOR,
    avatar: appearance.avatar ?? siteLook.images[0],
  }
}

/** Returns what the launcher shows before the chat is opened. */
export function launcherSettings(agent: Look): SettingsResponse {
  const { color, position = 'right', scheme = 'auto', launcher, bubble, delay, page } = shownAppearance(agent)
  return {
    color,
    position,
    scheme,
    launcher,
    ...(bubble && { bubble, delay: delay ?? DEFAULT_DELAY_SECONDS, page }),
  }
}

/** Returns the look of an open chat. The avatar's image comes through the service. */
export function chatTheme(
  service: { addresses: Addresses; secretKey: string },
  agent: Look,
): SessionResponse['agent']['theme'] {
  const { color, position = 'right', scheme = 'auto', avatar } = shownAppearance(agent)
  return { color, position, scheme, avatar: avatarLink(service, avatar) ?? avatar }
}

/**
 * Throws `forbidden` unless the owner allows this `Origin`. The service's own pages and requests without the header are
 * always allowed.
 */
export function checkOrigin(
  addresses: Addresses,
  { appearance }: Pick<Agent, 'appearance'>,
  origin: string | undefined,
): void {
  const { origins = [] } = appearance
  if (origin === undefined || origins.length === 0) return
  if (isServiceOrigin(addresses, origin) || origins.some((pattern) => covers(asBrowsersWrite(pattern), origin))) return
  throw new AppError('forbidden', 'This website is not in the agent’s allowed origins. Its owner can add it.')
}

/** Reports whether an origin is one of the service's own. */
export function isServiceOrigin(addresses: Addresses, origin: string): boolean {
  return [addresses.public(), addresses.app(), addresses.widget()].some((address) => new URL(address).origin === origin)
}

/**
 * Throws `invalid_input` for a wildcard that covers websites of different owners: one directly below a public suffix,
 * such as `https://*.co.uk` or `https://*.github.io`.
 */
export async function checkWildcards(origins: readonly string[] = []): Promise<void> {
  for (const [at, origin] of origins.entries()) {
    const host = origin.includes('//*.') ? URL.parse(origin.replace('//*.', '//'))?.hostname : undefined
    if (host === undefined || isLoopbackHost(host) || (await findRegistrableDomain(host)) !== undefined) continue
    throw new AppError(
      'invalid_input',
      `appearance.origins[${at}] must name a domain of its own after *., not a public suffix`,
    )
  }
}

/** Normalizes an origin that a person typed: host in ASCII, no default port. */
function asBrowsersWrite(pattern: string): string {
  const plain = pattern.replace('//*.', '//')
  if (!URL.canParse(plain)) return pattern
  const { origin } = new URL(plain)
  return plain === pattern ? origin : origin.replace('//', '//*.')
}

/**
 * Reports whether a pattern matches. `https://*.shop.example` matches every host below `shop.example`, but not that
 * host itself.
 */
function covers(pattern: string, origin: string): boolean {
  const [scheme, host] = pattern.split('*.', 2)
  if (host === undefined || scheme === undefined) return pattern === origin
  return origin.startsWith(scheme) && origin.endsWith(`.${host}`)
}
