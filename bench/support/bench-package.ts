import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** A program to compare with or measure with. It is not a dependency of the project. */
export interface BenchPackage {
  /** Its npm name with the exact version. */
  spec: string
  /** Contains its `node_modules`. */
  folder: string
}

export function benchPackage(name: string, version: string): BenchPackage {
  return { spec: `${name}@${version}`, folder: resolve('node_modules/.cache/bench', name.replaceAll(/\W/g, '-')) }
}

/** Installs the package once. Returns a message if it cannot be installed. */
export function installBenchPackage({ spec, folder }: BenchPackage, say: (text: string) => void): string | undefined {
  if (existsSync(`${folder}/node_modules/.package-lock.json`)) return undefined
  say(`installing ${spec} into node_modules/.cache`)
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', spec], {
    stdio: 'ignore',
  })
  return status === 0 ? undefined : `npm could not install ${spec}`
}
