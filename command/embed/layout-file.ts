import { basename } from 'node:path/posix'
import type { App } from '../repository/choose-app.ts'
import type { SourceText } from '../repository/read-repository.ts'

/** Files that wrap every page, by framework, the best first. They need not contain `</body>`. */
const LAYOUTS: Record<string, RegExp[]> = {
  'Next.js': [
    /^(?:src\/)?app\/layout\.\w+$/u,
    /^(?:src\/)?app\/\[[^/]+\]\/layout\.\w+$/u,
    /^(?:src\/)?pages\/_document\.\w+$/u,
    /^(?:src\/)?pages\/_app\.\w+$/u,
  ],
  Nuxt: [/^(?:app\/)?layouts\/default\.vue$/u, /^(?:app\/)?app\.vue$/u],
  SvelteKit: [/^src\/app\.html$/u],
  Remix: [/^app\/root\.\w+$/u],
  Gatsby: [/^src\/html\.\w+$/u],
  Angular: [/^src\/index\.html$/u],
  Rails: [/^app\/views\/layouts\/application\.html\.erb$/u],
  Laravel: [
    /^resources\/views\/(?:components\/)?layouts?\/(?:app|main|base|master|site|public)\.blade\.php$/u,
    /^resources\/views\/components\/(?:app-)?layout\.blade\.php$/u,
  ],
  Hugo: [/^layouts\/(?:_default\/)?baseof\.html$/u, /^themes\/[^/]+\/layouts\/(?:_default\/)?baseof\.html$/u],
  Jekyll: [/^_layouts\/(?:default|base)\.html$/u],
}
const SLOT =
  /\{children\}|<slot|<Outlet|\{%-?\s*block|yield|\{\{\s*\$slot|%sveltekit\.body%|\{\{-?\s*block|\{\{\s*content|<router-view|<NuxtPage|<div id="(?:root|app)"/u

/** Returns the file that wraps every page of the application and so needs the embed line. */
export function findLayout(files: readonly SourceText[], app: App): SourceText | undefined {
  const own = files.filter(({ path }) => path.startsWith(app.folder))
  for (const pattern of LAYOUTS[app.framework] ?? []) {
    const found = own.find(({ path }) => pattern.test(path.slice(app.folder.length)))
    if (found) return found
  }
  return own
    .filter(({ path, text }) => /<\/body>/iu.test(text) && !/\.(?:mdx?|txt|tsx?\.snap|py|rb|ts|js)$/u.test(path))
    .map((file) => ({ file, points: rate(file, app) }))
    .sort((a, b) => b.points - a.points || a.file.path.length - b.file.path.length)[0]?.file
}

function rate({ path, text }: SourceText, { folder }: App): number {
  const inner = path.slice(folder.length)
  let points = 0
  if (SLOT.test(text)) points += 6
  if (/(?:^|\/)(?:_?layouts?|_includes|templates)\//iu.test(inner)) points += 3
  if (/^(?:base|baselayout|layout|default|application|app|main|baseof|root|_document|html)\b/iu.test(basename(inner)))
    points += 3
  if (/^(?:(?:public|src|static|www|site|docs)\/)?index\.html$/iu.test(inner)) points += 4
  if (/admin|email|mail|print|error|404|500|auth|login|dashboard|amp/iu.test(inner)) points -= 8
  return points - inner.split('/').length
}
