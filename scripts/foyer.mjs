#!/usr/bin/env node
// The command `foyer`.
import { onOwnNode } from './own-node.mjs'

await onOwnNode(import.meta.url, () => import('../src/cli.ts'))
