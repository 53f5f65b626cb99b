import { resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
const { version, license } = JSON.parse(readFileSync(resolve(root, '../package.json'), 'utf8')) as {
  version: string
  license: string
}

/** Adds what npm needs to install the file as a package. */
const manifest: Plugin = {
  name: 'foyer:manifest',
  generateBundle() {
    const source = JSON.stringify(
      {
        name: '@foyer/cli',
        version,
        description: 'Turns a repository into an AI sales agent of a Foyer instance.',
        license,
        type: 'module',
        bin: { foyer: 'foyer.mjs' },
        files: ['foyer.mjs'],
        engines: { node: '>=20.12' },
        publishConfig: { access: 'public' },
      },
      undefined,
      2,
    )
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${source}\n` })
  },
}

/** `dist/command`: one file with all its libraries, and its manifest. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [manifest],
  define: { COMMAND_VERSION: JSON.stringify(version) },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: resolve(root, 'foyer-command.ts'),
    target: 'node20',
    outDir: resolve(root, '../dist/command'),
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      output: { format: 'es', entryFileNames: 'foyer.mjs', codeSplitting: false, postBanner: '#!/usr/bin/env node' },
    },
  },
})
