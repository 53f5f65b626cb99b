import type { Import, SourceFile } from './source-files.ts'

/** The import rules of `ARCHITECTURE.md`. Every problem is one line: the place, what is wrong, and the fix. */
type Layer =
  | 'base'
  | 'contract'
  | 'config'
  | 'engine'
  | 'store'
  | 'features'
  | 'transport'
  | 'wiring'
  | 'web'
  | 'widget'
  | 'command'
  | 'sdk'
  | 'tooling'
  | 'test'

/** A feature may import the ones before it. */
const FEATURE_ORDER = [
  'accounts',
  'agents',
  'mail',
  'webhooks',
  'access',
  'knowledge',
  'answers',
  'research',
  'leads',
  'conversations',
  'channels',
  'insights',
  'exports',
  'onboarding',
  'demo',
  'docs',
]

const MAY_IMPORT: Record<Exclude<Layer, 'test'>, Layer[]> = {
  base: [],
  contract: [],
  config: ['base', 'contract'],
  engine: ['base'],
  store: ['base', 'contract'],
  features: ['base', 'contract', 'engine', 'store'],
  transport: ['base', 'contract', 'features'],
  wiring: ['base', 'contract', 'config', 'engine', 'store', 'features', 'transport'],
  web: ['contract'],
  widget: ['contract'],
  command: ['contract'],
  sdk: [],
  tooling: ['base', 'contract', 'config', 'engine', 'store', 'features', 'wiring', 'web', 'widget', 'command', 'sdk'],
}

const LAYERS: Layer[] = [
  'base',
  'contract',
  'engine',
  'store',
  'features',
  'transport',
  'web',
  'widget',
  'command',
  'sdk',
]

/** The parts of the widget that pages may import. */
const WIDGET_FRONTS = [
  'widget/panel.ts',
  'widget/preview.ts',
  'widget/drawing/enter-key.ts',
  'widget/markdown/markdown-tree.ts',
  'widget/protocol/chat-events.ts',
]

/** The part of the engine that the developers' command may import. It needs no other. */
const COMMAND_FRONT = 'src/engine/extract/documents/component-html.ts'

/** Libraries that only one place may import. Tests and tooling may import all. */
const OWNERS: { libraries: RegExp; place: RegExp; words: string }[] = [
  { libraries: /^@simplewebauthn\/server$/, place: /^src\/engine\/passkeys\//, words: 'src/engine/passkeys' },
  {
    libraries: /^zod$/,
    place: /^src\/(contract|transport)\/|^src\/settings\.ts$/,
    words: 'contract, transport and settings.ts',
  },
  {
    libraries: /^kysely$/,
    place: /^src\/store\/|^src\/features\/.*-store\.ts$/,
    words: 'store and the *-store.ts files',
  },
  { libraries: /^(pg|pg-boss|@electric-sql\/.*)$/, place: /^src\/store\//, words: 'store' },
  { libraries: /^(fastify|@fastify\/.*|@modelcontextprotocol\/.*)$/, place: /^src\/transport\//, words: 'transport' },
  { libraries: /^node:https?$/, place: /^src\/transport\//, words: 'transport' },
  { libraries: /^(undici|dom[a-z]+|ai|@ai-sdk\/.*)$/, place: /^src\/engine\//, words: 'engine' },
  { libraries: /^htmlparser2$/, place: /^src\/engine\/|^command\//, words: 'engine and command' },
  { libraries: /^js-yaml$/, place: /^src\/engine\/extract\/|^command\//, words: 'engine/extract and command' },
  { libraries: /^(@clack\/prompts|ignore|smol-toml)$/, place: /^command\//, words: 'command' },
  { libraries: /^(react|react-dom|react-router|@tanstack\/.*)$/, place: /^web\//, words: 'web' },
  { libraries: /^(marked|minisearch)$/, place: /^src\/features\/docs\//, words: 'features/docs' },
  { libraries: /^nodemailer$/, place: /^src\/engine\/mail\//, words: 'engine/mail' },
  { libraries: /^pino$/, place: /^src\/base\/log\.ts$/, words: 'base/log.ts' },
  { libraries: /^node:process$/, place: /^src\/config\.ts$/, words: 'config.ts (elsewhere `process` is at hand)' },
  { libraries: /^(vite|@vitejs\/.*|vitest)$/, place: /^$/, words: 'tooling and tests' },
]

export function findForbiddenImports(files: SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const layer = layerOf(path)
    if (layer === undefined) return [`${path}: is in no directory of ARCHITECTURE.md. Move it into one of those.`]
    if (layer === 'test') return []
    return imports.flatMap((imported) => {
      const problem = judge(path, layer, imported)
      return problem ? [`${path}:${imported.line}: imports ${imported.specifier}; ${problem}`] : []
    })
  })
}

function judge(path: string, layer: Exclude<Layer, 'test'>, imported: Import): string | undefined {
  if (imported.library) return judgeLibrary(path, layer, imported.library)
  return imported.file ? judgeFile(path, layer, { target: imported.file, typesOnly: imported.typesOnly }) : undefined
}

function judgeLibrary(path: string, layer: Layer, library: string): string | undefined {
  if (layer === 'tooling') return undefined
  if (layer === 'widget' || layer === 'sdk')
    return `the ${layer} has no libraries. Write the few lines by hand, or do without.`
  const owner = OWNERS.find(({ libraries }) => libraries.test(library))
  return owner && !owner.place.test(path)
    ? `only ${owner.words} may know ${library}. Let that place do it and import its function.`
    : undefined
}

function judgeFile(
  path: string,
  layer: Exclude<Layer, 'test'>,
  imported: { target: string; typesOnly: boolean },
): string | undefined {
  const { target, typesOnly } = imported
  const targetLayer = layerOf(target)
  if (targetLayer === undefined || targetLayer === layer)
    return layer === 'features' ? judgeFeature(path, target) : undefined
  if (layer === 'transport' && target === 'src/app.ts') {
    return typesOnly ? undefined : 'transport imports only the type of app.ts. Use `import type`.'
  }
  if (layer === 'web' && targetLayer === 'widget') {
    return WIDGET_FRONTS.includes(target)
      ? undefined
      : `of the widget web may import ${WIDGET_FRONTS.join(' and ')} only. Export it there.`
  }
  if (layer === 'command' && target === COMMAND_FRONT) return undefined
  if ((layer === 'widget' || layer === 'command') && targetLayer === 'contract' && !typesOnly)
    return 'zod would break its size. Use `import type`.'
  if (!MAY_IMPORT[layer].includes(targetLayer)) {
    const allowed = MAY_IMPORT[layer].join(', ') || 'no other layer'
    return `${layer} may import ${allowed}. Take what is needed as an argument, or move the code to a layer that may import it.`
  }
  return layer === 'transport' && targetLayer === 'features' ? judgeFrontFile(target) : undefined
}

function judgeFeature(path: string, target: string): string | undefined {
  const feature = featureOf(path)
  const other = featureOf(target)
  if (feature === undefined || other === undefined || feature === other) return undefined
  const before = FEATURE_ORDER.slice(0, Math.max(0, FEATURE_ORDER.indexOf(feature)))
  if (!before.includes(other)) {
    return `${feature} may import ${before.join(', ') || 'no other feature'}. Call it from a later feature, or move the decision.`
  }
  return judgeFrontFile(target)
}

function judgeFrontFile(target: string): string | undefined {
  const front = `src/features/${featureOf(target)}/${featureOf(target)}.ts`
  return target === front ? undefined : `a feature is known by its front file. Import ${front}.`
}

/** Lists feature folders that are missing from the order or have no front file. */
export function findStrayFeatures(paths: string[]): string[] {
  const features = new Set(paths.flatMap((path) => featureOf(path) ?? []))
  return [...features].flatMap((feature) => {
    const folder = `src/features/${feature}`
    if (!FEATURE_ORDER.includes(feature))
      return [`${folder}: has no place in the order of features. Join another one, or give it a place.`]
    return paths.includes(`${folder}/${feature}.ts`)
      ? []
      : [`${folder}: has no front file. Write ${folder}/${feature}.ts.`]
  })
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1]
}

function layerOf(path: string): Layer | undefined {
  if (/^test\/|\.test\.tsx?$/.test(path)) return 'test'
  if (/^(scripts|eval|bench)\/|\.config\.ts$/.test(path)) return 'tooling'
  if (/^src\/(main|app|cli)\.ts$|^src\/cli\//.test(path)) return 'wiring'
  if (/^src\/(settings|config|unsafe-settings)\.ts$/.test(path)) return 'config'
  const layer = path.startsWith('src/') ? path.split('/')[1] : path.split('/')[0]
  return LAYERS.find((name) => name === layer)
}
