import type { SourceText } from '../repository/read-repository.ts'

/** A secret in the content to send. Its text is only for finding and removing it, and must never be printed. */
export interface FoundSecret {
  kind: string
  secret: string
  /** Path of the member, such as `landing_page_content`. */
  member: string
}

/** The place of a secret in the repository. */
export interface SecretPlace {
  kind: string
  path: string
  line: number
  member: string
}

/** Shapes of tokens, as their issuers document them. */
const SHAPES: [kind: string, shape: RegExp][] = [
  [
    'private key',
    /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[\s\S]{0,4000}?(?:-----END [A-Z0-9 ]+-----|$)/gu,
  ],
  ['AWS access key', /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/gu],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_\w{22,255})/gu],
  ['GitLab token', /\bgl(?:pat|dt|rt|ptt|cbt|soat)-[\w-]{20,}/gu],
  ['Slack token', /\bxox[abeoprs]-[\w-]{10,}|\bxapp-\d-[\w-]{10,}/gu],
  [
    'webhook address',
    /https:\/\/(?:hooks\.slack\.com\/(?:services|workflows)|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks)\/[\w/-]{10,}/gu,
  ],
  ['Stripe key', /\b(?:[sr]k_(?:live|test)_|whsec_)[A-Za-z0-9+/=]{10,}/gu],
  ['Google API key', /\bAIza[\w-]{30,}/gu],
  ['Google OAuth secret', /\bGOCSPX-[\w-]{20,}|\bya29\.[\w-]{20,}/gu],
  [
    'API key of a model provider',
    /\bsk-(?:ant-|proj-|or-|svcacct-)?[\w-]{20,}|\bhf_[A-Za-z0-9]{20,}|\bgsk_[A-Za-z0-9]{20,}|\br8_[A-Za-z0-9]{20,}/gu,
  ],
  ['SendGrid key', /\bSG\.[\w-]{16,}\.[\w-]{16,}/gu],
  ['Twilio key', /\b(?:AC|SK)[0-9a-f]{32}\b/gu],
  ['Mailgun or Mailchimp key', /\bkey-[0-9a-f]{32}\b|\b[0-9a-f]{32}-us\d{1,2}\b/gu],
  ['mail provider key', /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}|\bxkeysib-[0-9a-f]{40,}[\w-]*/gu],
  ['npm or PyPI token', /\bnpm_[A-Za-z0-9]{30,}|\bpypi-[\w-]{40,}/gu],
  ['Shopify or Square token', /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b|\bsq0(?:atp|csp)-[\w-]{20,}|\bEAAA[\w-]{50,}/gu],
  [
    'token of a cloud provider',
    /\bdo[opr]_v1_[0-9a-f]{40,}|\bdckr_pat_[\w-]{20,}|\bhvs\.[\w-]{20,}|\bsbp_[0-9a-f]{30,}|\bdapi[0-9a-f]{32}\b|\bPMAK-[\w-]{20,}|\blin_api_\w{30,}|\bglc_[\w+/=]{30,}|\bsntrys_[\w+/=-]{30,}/gu,
  ],
  ['Telegram token', /\b\d{8,10}:AA[\w-]{30,}/gu],
  ['Foyer API key', /\bak_[\w-]{20,}/gu],
  ['JSON Web Token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/gu],
  ['address with a password', /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'<>]{0,100}:[^\s/@"'<>]{3,200}@[\w.-]+/giu],
  ['storage account key', /\bAccountKey=[\w+/=]{20,}/gu],
]

const ASSIGNED =
  /([\w.-]{0,40}(?:pass(?:word|wd|phrase)?|pwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|auth[_-]?key|signing[_-]?key|encryption[_-]?key|client[_-]?secret|credential)[\w-]{0,30})[^\w\n]{0,4}?(?:=>|[:=]|\bis\b)[^\S\n]{0,3}["'`]?([^\s"'`,;<>()]{8,400})/giu
const ASSIGNED_ANYTHING =
  /([A-Z][A-Z0-9_]{3,40}|[a-z]\w{2,30})["']?\s?(?:=>|[:=])\s?["'`]?([A-Za-z0-9+/_=-]{24,400})(?![\w@./-])/gu
/** Placeholders for secrets. */
const PLACEHOLDER =
  /^(?:[x*.•_-]+|.*(?:your|change[_-]?me|example|placeholder|dummy|insert|replace|todo|redacted|xxxx|\*\*\*\*|\.\.\.|…).*|\$?\{.*|<.*|process\.env.*|import\.meta.*|env\(.*|ENV\[.*|os\.environ.*|config\..*|null|undefined|none|true|false|required|string|https?:\/\/[^:@]*)$/iu
/** Web addresses, because those of pictures have random parts. An address with a password has its own shape. */
const URLS = /https?:\/\/\S+/giu
/** Passwords of examples. */
const EXAMPLE =
  /^(?:password|passwd|pass|pw|secret|user|username|postgres|root|admin|test|mysecretpassword|mypassword|db_?password|pwd)$/iu
const MIN_ENTROPY = 2.8
const HIGH_ENTROPY = 3.9

/** Finds the secrets in every text of the content to send. */
export function findSecrets(value: unknown, member = ''): FoundSecret[] {
  if (typeof value === 'string') return secretsIn(value).map((found) => ({ ...found, member }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const path = Array.isArray(value) ? `${member}[${name}]` : member === '' ? name : `${member}.${name}`
    return findSecrets(one, path)
  })
}

function secretsIn(text: string): Omit<FoundSecret, 'member'>[] {
  const found = new Map<string, string>()
  for (const [kind, shape] of SHAPES) {
    for (const [secret] of text.matchAll(shape)) {
      if (kind === 'address with a password' && isExample(secret.replace(/^.*:([^:@]*)@.*$/u, '$1'))) continue
      found.set(secret, kind)
    }
  }
  const isKnown = (secret: string): boolean => [...found.keys()].some((known) => known.includes(secret))
  for (const [, , secret = ''] of text.matchAll(ASSIGNED))
    if (!isKnown(secret) && isSecretValue(secret)) found.set(secret, 'password or key')
  for (const [, , secret = ''] of text.replace(URLS, '').matchAll(ASSIGNED_ANYTHING))
    if (!isKnown(secret) && isRandom(secret)) found.set(secret, 'random value')
  return [...found].map(([secret, kind]) => ({ kind, secret }))
}

const isExample = (password: string): boolean => PLACEHOLDER.test(password) || EXAMPLE.test(password)

const isSecretValue = (text: string): boolean =>
  !PLACEHOLDER.test(text) &&
  /\p{L}/u.test(text) &&
  /[\d!#$%&*+=?@^~]/u.test(text) &&
  !/^[\w.+-]+@[\w-]+\.\w+/u.test(text) &&
  entropy(text) >= MIN_ENTROPY

const isRandom = (text: string): boolean =>
  !PLACEHOLDER.test(text) &&
  ((/[a-z]/u.test(text) && /[A-Z]/u.test(text) && /\d/u.test(text) && entropy(text) >= HIGH_ENTROPY) ||
    (/^[0-9a-f]{32,}$/iu.test(text) && entropy(text) >= 3))

/** Returns the Shannon entropy of a text's characters, in bits per character. */
function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0)
}

/** Returns the file and line of each secret. */
export function locateSecrets(found: readonly FoundSecret[], files: readonly SourceText[]): SecretPlace[] {
  return found.map(({ kind, secret, member }) => {
    const [start = ''] = secret.split('\n')
    const file = files.find(({ text }) => text.includes(start))
    const line = file ? file.text.slice(0, file.text.indexOf(start)).split('\n').length : 0
    return { kind, path: file?.path ?? '', line, member }
  })
}

/** Returns the value without the lines that hold a secret. */
export function withoutSecrets<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value
  if (Array.isArray(value)) return value.map(withoutSecrets).filter((one: unknown) => one !== '') as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutSecrets(one)])) as Value
}

function cleanText(text: string): string {
  const secrets = secretsIn(text).map(({ secret }) => secret)
  if (secrets.length === 0) return text
  const whole = secrets
    .filter((secret) => secret.includes('\n'))
    .reduce((left, secret) => left.replaceAll(secret, ''), text)
  return whole
    .split('\n')
    .filter((line) => !secrets.some((secret) => line.includes(secret)))
    .join('\n')
}
