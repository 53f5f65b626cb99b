import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Plugin, defineConfig, transformWithOxc } from 'vite'

const root = import.meta.dirname
const { version, license } = JSON.parse(readFileSync(resolve(root, '../package.json'), 'utf8')) as {
  version: string
  license: string
}

/** Adds what npm needs to install the file as a package. */
const manifest: Plugin = {
  name: 'foyer:sdk-manifest',
  generateBundle() {
    const source = JSON.stringify(
      {
        name: '@foyer/sdk',
        version,
        description: 'Client of the API of a Foyer instance: creates AI sales agents and chats with them.',
        license,
        type: 'module',
        sideEffects: false,
        exports: { '.': { types: './types/foyer-sdk.d.ts', default: './foyer-sdk.js' } },
        files: ['foyer-sdk.js', 'types'],
        engines: { node: '>=20' },
        publishConfig: { access: 'public' },
      },
      undefined,
      2,
    )
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${source}\n` })
  },
}

/** Adds the types of every file. Each exported value has a written type, so no other file is needed for them. */
const declarations: Plugin = {
  name: 'foyer:sdk-declarations',
  async generateBundle() {
    const names = globSync('**/*.ts', { cwd: root }).filter((name) => !/\.(?:config|d)\.ts$/.test(name))
    for (const name of names) {
      const path = join(root, name)
      const { declaration = '' } = await transformWithOxc(readFileSync(path, 'utf8'), path, {
        typescript: { declaration: {} },
      })
      if (declaration === '') this.error(`${name} has no declaration.`)
      const fileName = `types/${name.replace(/\.ts$/, '.d.ts')}`
      this.emitFile({ type: 'asset', fileName, source: declaration.replace(/(?<=from "\..*)\.ts(?=")/g, '.js') })
    }
  },
}

/** `dist/sdk`: one file, its types, and its manifest. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [manifest, declarations],
  define: { SDK_VERSION: JSON.stringify(version) },
  build: {
    lib: { entry: resolve(root, 'foyer-sdk.ts'), formats: ['es'], fileName: 'foyer-sdk' },
    target: 'es2022',
    outDir: resolve(root, '../dist/sdk'),
    emptyOutDir: true,
    minify: false,
    // The declarations have them.
    rolldownOptions: { output: { comments: { jsdoc: false, legal: false } } },
  },
})
