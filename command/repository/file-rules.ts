/** Files that are never opened, with the reason that the developer reads. */
const NEVER_OPENED: { pattern: RegExp; reason: string }[] = [
  {
    pattern: /(?:^|\/)\.env|(?:^|\/)[^/]*\.env$|(?:^|\/)env\.(?:local|production|development)$|\.envrc$/iu,
    reason: 'environment file',
  },
  {
    pattern:
      /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|asc|gpg|ppk|crt|cer|der|ovpn|tfstate|tfvars)(?:\.\w+)?$|(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)|(?:^|\/)(?:master|credentials)\.(?:key|ya?ml\.enc)$/iu,
    reason: 'key or certificate',
  },
  {
    pattern:
      /(?:^|\/)(?:\.npmrc|\.netrc|\.pypirc|\.htpasswd|\.dockercfg|\.pgpass|\.git-credentials|wp-config\.php|auth\.json|secrets?(?:\.[\w.]+)?|credentials?(?:\.[\w.]+)?|service[-_]?account[\w.-]*\.json|[\w-]*firebase-adminsdk[\w-]*\.json|[\w-]*[-_.](?:secrets?|credentials?)\.(?:json|ya?ml|toml|csv|txt|py|rb|php|ts|js))$|(?:^|\/)(?:\.?secrets?|\.?credentials|\.ssh|\.gnupg|\.aws)\//iu,
    reason: 'secrets by its name',
  },
]

/** Files that tell customers nothing. */
const NOT_CONTENT: { pattern: RegExp; reason: string }[] = [
  { pattern: /(?:^|\/)foyer\.(?:mjs|(?:lock|questions|pending)\.json)$/u, reason: "Foyer's own" },
  {
    pattern:
      /(?:^|\/)(?:node_modules|vendor|bower_components|dist|coverage|public\/build|__pycache__|\.?venv|site-packages|staticfiles|_site|generated|migrations|db\/migrate)\/|^(?:build|out|target|storage|tmp|logs?)\//iu,
    reason: 'built or installed',
  },
  {
    pattern:
      /(?:^|\/)(?:__tests__|__mocks__|tests?|spec|e2e|cypress|playwright|mocks?|stories|storybook|benchmarks?|examples?\/test)\/|[._-](?:test|spec|stories|cy|mock|bench)\.\w+$|(?:^|\/)(?:test_\w+|\w+_test|conftest)\.py$|_(?:test|spec)\.rb$/iu,
    reason: 'test',
  },
  {
    pattern:
      /(?:^|\/)(?:package-lock|pnpm-lock|yarn|composer|npm-shrinkwrap|deno|bun|poetry|Pipfile|Gemfile|Cargo|uv|flake)\.?(?:-lock)?(?:\.lock|-lock\.json|\.lock\.json)(?:b)?$|(?:^|\/)(?:package-lock\.json|pnpm-lock\.ya?ml)$/iu,
    reason: 'lock file',
  },
  {
    pattern:
      /(?:^|\/)(?:license|licence|copying|notice|changelog|changes|history|contributing|contributors|code_of_conduct|security|authors|maintainers|codeowners|agents|claude|upgrading|releasing|todo)(?:\.\w+)?$/iu,
    reason: 'for developers',
  },
]

const TEXT_FILE =
  /\.(?:mdx?|markdown|txt|json|jsonc|json5|ya?ml|toml|csv|tsv|po|html?|erb|php|njk|liquid|hbs|handlebars|ejs|jinja2?|j2|twig|tmpl|gohtml|mustache|tsx?|jsx?|mjs|cjs|vue|svelte|astro|py|rb|sql)$/iu

export type FileVerdict = { kind: 'content' } | { kind: 'left out' | 'never opened'; reason: string }

/** Decides by a file's path alone whether the file may be opened. */
export function judgePath(path: string): FileVerdict {
  for (const { pattern, reason } of NEVER_OPENED) if (pattern.test(path)) return { kind: 'never opened', reason }
  // Settings of tools and editors.
  if (/(?:^|\/)\.(?!vuepress|vitepress)/u.test(path)) return { kind: 'left out', reason: 'hidden file' }
  for (const { pattern, reason } of NOT_CONTENT) if (pattern.test(path)) return { kind: 'left out', reason }
  return TEXT_FILE.test(path) ? { kind: 'content' } : { kind: 'left out', reason: 'no text' }
}
