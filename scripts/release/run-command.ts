import { execFileSync } from 'node:child_process'

/** Runs a program and returns its output. Throws if it fails; its error output is shown. */
export function runCommand(program: string, args: string[], environment: NodeJS.ProcessEnv = {}): string {
  return execFileSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  }).trimEnd()
}

/** Runs a program whose output is shown. Throws if it fails. */
export function runShown(program: string, args: string[], environment: NodeJS.ProcessEnv = {}): void {
  execFileSync(program, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit'] })
}
