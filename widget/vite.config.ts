import { resolve } from 'node:path'
import { build, defineConfig } from 'vite'
import type { InlineConfig, Plugin } from 'vite'

const root = import.meta.dirname

/** Safari 16.4, the oldest among them, is what the last iPhones without newer systems run. */
const target = ['es2022', 'chrome111', 'firefox114', 'safari16.4']

/**
 * In place of Vite's helper for dynamic imports, which is 2 kB of preloading styles and scripts that the widget has
 * none of.
 */
const plainImports: Plugin = {
  name: 'foyer:plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined),
}

/** A module that the loader fetches when it is needed, under a name that changes with its content. */
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

/** Builds what comes late first, tells the loader the names it got, and lays it beside the loader. */
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
 * Nearly all of the loader's functions run as it loads: V8, told so at the top of a file, compiles them at once and
 * aside from the main thread, which takes a fifth off the page's share. Others read a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * `dist/widget`: the loader `widget.js`, a classic script that lives a short time, and the rest under names that live
 * for ever.
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
