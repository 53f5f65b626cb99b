// Plain JavaScript, so that an older Node can read it and start the Node that `npm ci` installed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED_MAJOR = 24
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/**
 * The C library reads these when a process starts. One arena for freed memory instead of one per thread, returned when
 * 128 KB are free, makes the idle service 80 MB smaller.
 */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }
const ownNode = `${root}/node_modules/node/bin/node`

/**
 * Runs `start` if this Node is new enough and was started correctly. Otherwise starts the same program once more, with
 * these flags and, if needed, with Foyer's own Node.
 */
export async function onOwnNode(program, start, flags = []) {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) {
    if (process.platform === 'linux' && !('MALLOC_ARENA_MAX' in process.env)) replaceProcess(flags)
    // Worker threads read it from the environment.
    process.env.NODE_COMPILE_CACHE ??= `${root}/node_modules/.cache/node-compile`
    module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    if (existsSync(`${root}/.env`)) process.loadEnvFile(`${root}/.env`)
    await start()
  } else if (existsSync(ownNode)) handOver(program, flags)
  else
    refuse(
      `Foyer needs Node ${NEEDED_MAJOR} or later, and this is Node ${process.versions.node}. Run \`npm ci\` first: it brings its own.`,
    )
}

export function refuse(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

/** Replaces this process. It does not return. */
function replaceProcess(flags) {
  process.execve(process.execPath, [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...MEMORY,
  })
}

function handOver(program, flags) {
  const child = spawn(ownNode, [...flags, ...process.execArgv, fileURLToPath(program), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...MEMORY, ...process.env },
  })
  // A terminal sends Ctrl-C to both processes. Only a signal sent to this process alone is forwarded.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('exit', (exitCode, signal) => {
    if (!signal) process.exit(exitCode)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
