import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

const LEVELS: Record<number, [name: string, style: Style]> = {
  10: ['trace', 'gray'],
  20: ['debug', 'gray'],
  30: ['info', 'green'],
  40: ['warn', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
}
const LEVEL_WIDTH = 5

interface LoggedError {
  stack?: string
  message?: string
}

/**
 * Formats a JSON line of the log for a terminal: local time, level, message, the other fields, and an error's stack
 * below. Returns other lines unchanged. Colors follow the terminal and NO_COLOR.
 */
export function formatLogLine(line: string): string {
  const entry = parse(line)
  if (!entry) return line
  const { time, level, msg = '', err, requestId: _, ...fields } = entry
  const [name, style] = LEVELS[Number(level)] ?? [String(level), 'gray']
  const rest = Object.entries(fields).map(([key, value]) => `${key}=${show(value)}`)
  const { stack, message } = (err ?? {}) as LoggedError
  const error = stack ?? message
  return [
    [
      styleText('gray', new Date(String(time)).toTimeString().slice(0, 8)),
      styleText(style, name.padEnd(LEVEL_WIDTH)),
      String(msg),
      ...(rest.length > 0 ? [styleText('gray', rest.join(' '))] : []),
    ].join(' '),
    ...(error ? [error] : []),
    '',
  ].join('\n')
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null && 'level' in entry ? { ...entry } : undefined
  } catch {
    return undefined
  }
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
