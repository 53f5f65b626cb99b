import { escapeHtml } from '#src/base/escape-html.ts'

/** What a part of code is, in the order in which it is tried. */
const STRING = String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|` + '`(?:[^`\\\\]|\\\\.)*`)'
const NUMBER = String.raw`(?<number>(?<![\w.-])-?\d[\d_.]*(?![\w-]))`
const WORDS =
  'await|async|const|let|var|new|import|export|from|return|if|else|for|of|in|type|default|function|class|throw|try|catch|true|false|null|undefined'

/** Parts of a language that are colored. What no pattern matches is plain. */
const LANGUAGES: Record<string, RegExp> = {
  json: new RegExp(
    String.raw`(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|${STRING}|${NUMBER}|(?<word>\b(?:true|false|null)\b)`,
    'g',
  ),
  sh: new RegExp(
    String.raw`(?<comment>(?<![^\s])#[^\n]*)|${STRING}|(?<key>(?<=\s)--?[a-zA-Z][\w-]*)|(?<word>(?<=^|\n|&& |\| )(?:curl|npx|npm|node|docker|echo|export|git|sudo|psql)(?=\s))`,
    'g',
  ),
  ts: new RegExp(
    String.raw`(?<comment>(?<!:)//[^\n]*|/\*[^]*?\*/)|${STRING}|(?<word>\b(?:${WORDS})\b)|(?<key>\b\w+(?=\())|${NUMBER}`,
    'g',
  ),
  html: new RegExp(
    String.raw`(?<comment><!--[^]*?-->)|(?<word></?[a-zA-Z][\w-]*|/?>)|(?<string>"[^"]*")|(?<key>\b[a-zA-Z-]+(?==))`,
    'g',
  ),
}
const ALIASES: Record<string, string> = { js: 'ts', jsx: 'ts', tsx: 'ts', javascript: 'ts', bash: 'sh', shell: 'sh' }

/** Returns code as HTML with its comments, strings, numbers, keys and words marked. An unknown language is plain. */
export function highlightCode(code: string, language: string): string {
  const pattern = LANGUAGES[ALIASES[language] ?? language]
  if (!pattern) return escapeHtml(code)
  let html = ''
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? []
    html += `${escapeHtml(code.slice(end, match.index))}<span class="code-${kind}">${escapeHtml(match[0])}</span>`
    end = match.index + match[0].length
  }
  return html + escapeHtml(code.slice(end))
}
