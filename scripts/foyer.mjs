#!/usr/bin/env node
// The command `foyer`.
import { readFileSync } from 'node:fs'
import { onOwnNode, root } from './own-node.mjs'

const flags = process.argv[2] === 'start' ? flagsOfService() : []
await onOwnNode(import.meta.url, () => import('../src/cli.ts'), flags)

/** What `npm start` gives to Node, for `foyer start` serves as that does. */
function flagsOfService() {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}
