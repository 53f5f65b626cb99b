import { resolve } from 'node:path'
import { build, defineConfig } from 'vite'
import type { InlineConfig, Plugin } from 'vite'

const root = import.meta.dirname

/** Safari 16.4 is the oldest; the last iPhones without newer systems run it. */
const target = ['es2022', 'chrome111', 'firefox114', 'safari16.4']

/** Replaces Vite's helper for dynamic imports: 2 kB that preload styles and scripts the widget does not have. */
const plainImports: Plugin = {
  name: 'foyer:plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined),
}

/** Builds a module that the loader fetches on demand, with a content hash in its name. */
const lateBuild = (entry: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [plainImports],
  build: {
    target,
    write: false,
    modulePreload: false,
    rolldownOptions: {
      input: resolve(root, entry),
      preserveEntrySignatures: 'allow-extension',
      output: {
        format: 'es',
        entryFileNames: 'widget-[name]-[hash:6].js',
        chunkFileNames: 'widget-[name]-[hash:6].js',
      },
    },
  },
})

/** Builds the late modules first, passes their names to the loader and copies them beside it. */
function lateFirst(): Plugin {
  const files: { fileName: string; code: string }[] = []
  const buildLate = async (entry: string) => {
    const built = await build(lateBuild(entry))
    if (!('output' in built)) throw new Error(`${entry} was not built into one set of files.`)
    files.push(...built.output.filter((file) => file.type === 'chunk'))
    return JSON.stringify(built.output[0].fileName)
  }
  return {
    name: 'foyer:late-first',
    async config() {
      return { define: { PANEL_FILE: await buildLate('panel.ts'), BUBBLE_FILE: await buildLate('bubble/bubble.ts') } }
    },
    generateBundle() {
      for (const { fileName, code } of files) this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}

/**
 * Most functions of the loader run as it loads: with this hint, V8 compiles them at once and off the main thread, which
 * saves a fifth of the page's time. Other browsers ignore the comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * `dist/widget`: the loader `widget.js`, a classic script with a short cache time, and files with content hashes that
 * are cached forever.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [lateFirst()],
  build: {
    target: ['es2020', ...target.slice(1)],
    outDir: resolve(root, '../dist/widget'),
    emptyOutDir: true,
    rolldownOptions: {
      input: resolve(root, 'loader/widget-loader.ts'),
      output: { format: 'iife', entryFileNames: 'widget.js', postBanner: compileHint },
    },
  },
})
