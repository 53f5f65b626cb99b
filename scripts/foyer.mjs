#!/usr/bin/env node
// The command `foyer`.
import { readFileSync } from 'node:fs'
import { onOwnNode, root } from './own-node.mjs'

const flags = process.argv[2] === 'start' ? flagsOfService() : []
await onOwnNode(import.meta.url, () => import('../src/cli.ts'), flags)

/** Returns the flags that `npm start` passes to Node, because `foyer start` runs the same service. */
function flagsOfService() {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}
