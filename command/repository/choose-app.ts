import { dirname } from 'node:path/posix'
import { CommandFailure, EXIT } from '../command-failure.ts'

/** An application of a repository, and what it is built with. */
export interface App {
  /** Its folder, with a slash at its end; '' for the repository itself. */
  folder: string
  framework: string
}

/** For each framework, a file that only its applications have. The first match in a folder decides. */
const MARKERS: [framework: string, marker: RegExp][] = [
  ['Next.js', /^next\.config\.\w+$/u],
  ['Nuxt', /^nuxt\.config\.\w+$/u],
  ['SvelteKit', /^svelte\.config\.\w+$/u],
  ['Astro', /^astro\.config\.\w+$/u],
  ['Remix', /^(?:remix|react-router)\.config\.\w+$/u],
  ['Gatsby', /^gatsby-config\.\w+$/u],
  ['Angular', /^angular\.json$/u],
  ['Docusaurus', /^docusaurus\.config\.\w+$/u],
  ['Eleventy', /^(?:\.eleventy|eleventy\.config)\.\w+$/u],
  ['Laravel', /^artisan$/u],
  ['Django', /^manage\.py$/u],
  ['Rails', /^config\/routes\.rb$/u],
  [
    'Hugo',
    /^(?:hugo\.(?:toml|ya?ml|json)|config\/_default\/(?:hugo|config)\.(?:toml|ya?ml|json)|archetypes\/default\.md)$/u,
  ],
  ['Jekyll', /^_config\.ya?ml$/u],
  ['Vite', /^vite\.config\.\w+$/u],
  ['HTML', /^(?:(?:public|static|src|www|site)\/)?index\.html$/u],
]

/** Packages that only an application of this framework depends on. */
const DEPENDENCIES: [framework: string, name: string][] = [
  ['Next.js', 'next'],
  ['Nuxt', 'nuxt'],
  ['SvelteKit', '@sveltejs/kit'],
  ['Astro', 'astro'],
  ['Remix', '@remix-run/react'],
  ['Gatsby', 'gatsby'],
]

/** Names of applications that customers of the business see, and of those that they do not see. */
const FOR_CUSTOMERS =
  /(?:^|[/_-])(?:web|www|site|website|marketing|landing|homepage|home|store|storefront|shop|frontend)(?:[/_-]|$)/iu
const FOR_OTHERS =
  /(?:^|[/_-])(?:admin|docs?|documentation|api|backend|server|internal|mobile|native|ios|android|desktop|electron|storybook|playground|sandbox|demo|examples?|templates?|worker|workers|jobs|cli|extension|dashboard|backoffice|cms|studio|e2e)(?:[/_-]|$)/iu

/**
 * Lists the applications of a repository. A monorepo has several. `readManifest` returns the text of a
 * `package.json`.
 */
export function listApps(paths: readonly string[], readManifest: (path: string) => string): App[] {
  const apps = new Map<string, string>()
  for (const path of paths.filter((one) => /(?:^|\/)package\.json$/u.test(one) && one.split('/').length <= 4)) {
    const manifest = readManifest(path)
    const found = DEPENDENCIES.find(([, name]) => manifest.includes(`"${name}":`))
    if (found) apps.set(path.split('/').slice(0, -1).join('/'), found[0])
  }
  for (const [framework, marker] of MARKERS) {
    for (const path of paths) {
      const parts = path.split('/')
      for (let depth = Math.min(parts.length - 1, 4); depth >= 0; depth--) {
        const folder = parts.slice(0, depth).join('/')
        if (marker.test(parts.slice(depth).join('/')) && !apps.has(folder)) apps.set(folder, framework)
      }
    }
  }
  const found = [...apps].map(([folder, framework]) => ({ folder: folder === '' ? '' : `${folder}/`, framework }))
  return found.filter((app) => !isPartOf(app, found)).sort((a, b) => a.folder.localeCompare(b.folder))
}

/** Reports whether an application is only a page or theme of another, such as `public/index.html`. */
function isPartOf(app: App, all: App[]): boolean {
  const within = all.filter((other) => other !== app && app.folder.startsWith(other.folder))
  if (within.some(({ folder, framework }) => folder !== '' || !isFolderOfApps(app.folder, framework))) return true
  return false
}

const isFolderOfApps = (folder: string, framework: string): boolean =>
  /^(?:apps|packages|sites|projects|services|websites|clients)\//u.test(folder) ||
  (framework === 'HTML' && /^[\w-]+\/$/u.test(folder) && FOR_CUSTOMERS.test(folder))

/** Returns the application that `--app` names, the only one, or the only one for customers. */
export function chooseApp(apps: App[], asked: string | undefined): App | App[] {
  if (asked !== undefined) return namedApp(apps, asked)
  if (apps.length <= 1) return apps[0] ?? { folder: '', framework: 'unknown' }
  const candidates = apps.filter(({ folder }) => !FOR_OTHERS.test(folder))
  const shown = candidates.filter(({ folder }) => FOR_CUSTOMERS.test(folder))
  const only = shown.length === 1 ? shown[0] : candidates.length === 1 ? candidates[0] : undefined
  return only ?? apps
}

function namedApp(apps: App[], asked: string): App {
  const folder = asked === '.' ? '' : `${asked.replace(/^\.\//u, '').replace(/\/+$/u, '')}/`
  const found = apps.find((app) => app.folder === folder || (folder !== '' && app.folder.endsWith(`/${folder}`)))
  if (found) return found
  const listed = apps.map((app) => app.folder.slice(0, -1) || '.').join(', ')
  throw new CommandFailure(EXIT.usage, `--app must be one of: ${listed || '.'}`)
}

/** Returns the files of one application: its own, those of shared packages, and those of the repository itself. */
export function filesOfApp(paths: readonly string[], app: App, apps: readonly App[]): string[] {
  const others = apps.filter((other) => other !== app && other.folder !== '' && !app.folder.startsWith(other.folder))
  return paths.filter((path) => {
    if (app.folder !== '' && path.startsWith(app.folder)) return true
    if (others.some(({ folder }) => path.startsWith(folder))) return false
    return (
      app.folder === '' || /^(?:packages|libs?|shared|content|data|docs|config)\//u.test(path) || dirname(path) === '.'
    )
  })
}
