import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname
const page = (name: string) => resolve(root, `${name}.html`)

/**
 * One bundle for each HTML entry; every asset is a separate file, because the pages' policy allows nothing inline.
 */
export default defineConfig({
  root,
  plugins: [react()],
  build: {
    outDir: resolve(root, '../dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The hosted chat's entry awaits.
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        start: page('start'),
        login: page('login'),
        dashboard: page('dashboard'),
        simulator: page('simulator'),
        docs: page('docs'),
        chat: page('chat'),
      },
    },
  },
})
