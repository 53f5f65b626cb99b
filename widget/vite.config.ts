import { resolve } from 'node:path'
import { build, defineConfig } from 'vite'
import type { InlineConfig, Plugin } from 'vite'

const root = import.meta.dirname

/** Safari 16.4, the oldest among them, is what the last iPhones without newer systems run. */
const target = ['es2022', 'chrome111', 'firefox114', 'safari16.4']

const panelBuild: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    target,
    write: false,
    rolldownOptions: {
      input: resolve(root, 'panel.ts'),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'widget-panel-[hash].js' },
    },
  },
}

/** Builds the panel first, tells the loader the hashed name it got, and lays it beside the loader. */
function panelFirst(): Plugin {
  let panel = { fileName: '', code: '' }
  return {
    name: 'foyer:panel-first',
    async config() {
      const built = await build(panelBuild)
      if (!('output' in built)) throw new Error('The panel was not built into one set of files.')
      panel = built.output[0]
      return { define: { PANEL_FILE: JSON.stringify(panel.fileName) } }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: panel.fileName, source: panel.code })
    },
  }
}

/** `dist/widget`: the loader `widget.js`, a classic script that lives a short time, and the panel under a name that lives for ever. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [panelFirst()],
  build: {
    target: ['es2020', ...target.slice(1)],
    outDir: resolve(root, '../dist/widget'),
    emptyOutDir: true,
    rolldownOptions: {
      input: resolve(root, 'loader/widget-loader.ts'),
      output: { format: 'iife', entryFileNames: 'widget.js' },
    },
  },
})
