// Plain JavaScript, so that an older Node can read far enough to hand over to the one that `npm ci` brought.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED_MAJOR = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const ownNode = `${root}/node_modules/node/bin/node`

process.chdir(root)
if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) await start()
else if (existsSync(ownNode)) handOver()
else
  refuse(`Foyer needs Node ${NEEDED_MAJOR} or later, and this is Node ${process.versions.node}. Run \`npm ci\` first: it brings its own.`)

async function start() {
  module.enableCompileCache(`${root}/node_modules/.cache/node-compile`)
  const { buildIfStale } = await import('./front-ends.ts')
  try {
    buildIfStale()
  } catch (error) {
    return refuse(error.message)
  }
  await import('../src/main.ts')
}

function handOver() {
  const child = spawn(ownNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // A terminal sends Ctrl-C to both processes; only a signal sent to this one alone has to be passed on.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('exit', (exitCode, signal) => {
    if (!signal) process.exit(exitCode)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function refuse(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
