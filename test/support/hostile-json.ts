import { createRandom } from '../../scripts/seeded-random.ts'

/** Generates JSON for robustness tests. The same seed gives the same values. */
export interface HostileJson {
  /** Returns any value, mostly an invalid one. */
  value(depth?: number): unknown
  text(): string
  pick<T>(options: readonly T[]): T
  /** Returns JSON text in which a character may be missing, added or changed. */
  damaged(value: unknown): string
}

const TEXTS = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFFx',
  '\uFEFF',
  '\u202Eevil',
  '👩‍👩‍👧',
  '%00',
  '%ff',
  '../..',
  '{{7*7}}',
  '${1}',
  '<script>',
  'null',
  '0',
  'true',
  'http://',
  'https://[::1',
  'http://10.0.0.1',
  'a@b.c',
  'a@example.com',
  'webchat',
  'api',
  'faq',
  '__proto__',
  'constructor',
  '\r\nX-Header: 1',
  '00000000-0000-0000-0000-000000000000',
  "'; drop table agents; --",
  'ä'.repeat(250),
  'x'.repeat(1200),
]
const NUMBERS = [0, -0, 1, -1, 0.1, 1e308, -1e308, 2 ** 53, 4294967296]
const KEYS = ['name', 'price', 'features', 'email', 'phone', '__proto__', 'toString', '', 'length', '0']

export function createHostileJson(seed: number): HostileJson {
  const random = createRandom(seed)
  const pick = <T>(options: readonly T[]): T => {
    const chosen = options[Math.floor(random() * options.length)]
    if (chosen === undefined) throw new Error('there is nothing to pick from')
    return chosen
  }
  const text = (): string => pick(TEXTS)
  const times = (max: number): undefined[] => Array.from({ length: Math.floor(random() * (max + 1)) })

  function value(depth = 3): unknown {
    const kind = pick(['text', 'text', 'number', 'boolean', 'null', 'array', 'object'] as const)
    if (kind === 'text') return text()
    if (kind === 'number') return pick(NUMBERS)
    if (kind === 'boolean') return random() < 0.5
    if (kind === 'null' || depth === 0) return null
    if (kind === 'array') return times(4).map(() => value(depth - 1))
    return Object.fromEntries(times(4).map(() => [pick(KEYS), value(depth - 1)]))
  }

  function damaged(whole: unknown): string {
    const json = JSON.stringify(whole)
    const at = Math.floor(random() * json.length)
    const damage = pick(['none', 'none', 'none', 'none', 'cut', 'drop', 'add', 'exchange'] as const)
    if (damage === 'none') return json
    if (damage === 'cut') return json.slice(0, at)
    if (damage === 'drop') return json.slice(0, at) + json.slice(at + 1)
    return (
      json.slice(0, at) +
      pick(['"', '{', ']', ',', '\\', '\0', '\u00e9', '9']) +
      json.slice(damage === 'add' ? at : at + 1)
    )
  }

  return { value, text, pick, damaged }
}
