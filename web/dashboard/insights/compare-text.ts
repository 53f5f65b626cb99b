import { formatNumber } from '../../lib/format.ts'

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 0 })

/** Sources that set their own name, as people write it. */
const SOURCES: Record<string, string> = {
  api: 'API',
  cli: 'Command line',
  claude_code: 'Claude Code',
  codex: 'Codex',
  copilot: 'GitHub Copilot',
  cursor: 'Cursor',
  mcp: 'MCP',
  start_page: 'Start page',
}

/** Texts that compare a period with the one before, and names of sources. */
export const compareText = {
  change: (now: number, before: number) =>
    now === before ? `Same as before` : `${signed.format(now - before)} from ${formatNumber(before)}`,
  shareChange: (now: number, before: number) => {
    const points = Math.round(now * 100) - Math.round(before * 100)
    return points === 0 ? 'Same as before' : `${signed.format(points)} points`
  },
  nothingBefore: 'Nothing before',
  lead: (from: string, to: string) => `Compared with ${from} to ${to}. Each number links to its conversations.`,
  source: (source: string): string => SOURCES[source] ?? toName(source),
}

/** `my-shop_builder` reads as `My shop builder`. */
function toName(source: string): string {
  const words = source.replace(/[_-]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
