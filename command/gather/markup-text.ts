import { Parser } from 'htmlparser2'
import { componentHtml } from '../../src/engine/extract/documents/component-html.ts'

/** The visible text of a page, component or template. */
export interface MarkupText {
  /** In Markdown. */
  text: string
  title: string
  description: string
  siteName: string
  /** From links with `mailto:` and `tel:`. */
  emails: string[]
  phones: string[]
  /** The JSON of `application/ld+json`. */
  declared: string[]
}

const BLOCK = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form header hgroup hr main nav ol p pre section summary tbody thead tfoot ul button label legend'.split(
    ' ',
  ),
)
/** Elements that are never shown, or only to people who use the controls. */
const SILENT = new Set('script style noscript svg template iframe select option textarea canvas object pre'.split(' '))
const GAP = '\uFFFC'
/** A gap in a line, which only the running program can fill. */
const PLACEHOLDER = /%[a-z]+\.[a-z]+%|\uFFFC|\{\{|\}\}|\{%|%\}|<%|%>|\$\{|\{!!|@\w+\(/u

/** Reads a page, component or template of any framework as the text that visitors see. */
export function readMarkup(path: string, source: string): MarkupText {
  return htmlText(/\.(?:tsx|jsx|vue|svelte|astro|mdx)$/u.test(path) ? componentHtml(source) : withoutTemplate(source))
}

/** A text that a function of a template translates or links: `t("…")`, `{% trans "…" %}`, `link_to "…"`. */
const SAID_IN_TEMPLATE =
  /^[=-]?\s*(?:(?:__|_|t|trans|translate|blocktrans\w*|i18n|link_to|mail_to|button_to|T|gettext|phone_to)\b\s*\(?\s*)?(["'])((?:(?!\1)[^\\]|\\.){1,500})\1/u

/** Removes the expressions of ERB, Blade, Jinja, Liquid, Handlebars and Go, but keeps the texts in them. */
function withoutTemplate(source: string): string {
  return source
    .replace(
      /\{\{--[\s\S]*?--\}\}|<%#[\s\S]*?%>|\{#[\s\S]*?#\}|\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}|\{\{\/\*[\s\S]*?\*\/\}\}/gu,
      '',
    )
    .replace(/<\?(?:php|=)?([\s\S]*?)(?:\?>|$)/gu, (_, code: string) => saidBy(code.replace(/^\s*echo\s/u, '')))
    .replace(/<%([\s\S]*?)%>/gu, (whole, code: string) => (whole.startsWith('<%=') ? saidBy(code) : ''))
    .replace(/\{\{\{?([\s\S]*?)\}?\}\}/gu, (_, code: string) => (BLOCK_OF_GO.test(code) ? '' : saidBy(code)))
    .replace(/\{!!([\s\S]*?)!!\}/gu, (_, code: string) => saidBy(code))
    .replace(/\{%-?\s*([\s\S]*?)-?%\}/gu, (_, code: string) =>
      /^(?:trans|translate)\s/u.test(code) ? saidBy(code) : '',
    )
    .replace(
      /^[ \t]*@(?:if|elseif|else|endif|foreach|endforeach|for|endfor|section|endsection|extends|yield|include\w*|csrf|php|endphp|push|endpush|stack|vite|auth|endauth|guest|endguest|unless|endunless|props|forelse|empty|endforelse|component|endcomponent|slot|endslot|isset|endisset|switch|case|break|endswitch|method|error|enderror|once|endonce)\b(?:\s?\((?:[^()]|\([^()]*\))*\))?[ \t]*/gmu,
      (directive) => titleOf(directive),
    )
}

const BLOCK_OF_GO =
  /^-?\s*(?:if|else|end|range|with|define|block|template|partial\w*|\/?(?:each|unless|#)|#|\/|>|\$\w+\s?:=)/u

/** Returns the text in an expression, or a gap. */
function saidBy(code: string): string {
  const text = SAID_IN_TEMPLATE.exec(code.trim())?.[2] ?? ''
  if (/\s/u.test(text) || /^\p{Lu}\p{L}+$|@/u.test(text)) return text
  return GAP
}

/** Returns the page title of a directive: `@section('title', 'Prices')`. */
const titleOf = (directive: string): string => {
  const title = /^\s*@section\s?\(\s*['"]title['"]\s*,\s*['"]([^'"]{1,100})['"]/u.exec(directive)?.[1]
  return title === undefined ? '' : `<title>${title}</title>`
}

/** Turns HTML into Markdown, and lists what its head and links state. */
function htmlText(html: string): MarkupText {
  const shown: MarkupText = { text: '', title: '', description: '', siteName: '', emails: [], phones: [], declared: [] }
  const out: string[] = []
  const open: string[] = []
  let silent = 0
  let inTitle = false
  let isDeclared = false
  let cells = 0
  let rows = 0
  const line = (mark = ''): void => void out.push('\n', mark)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name)
        if (name === 'script' && attributes['type'] === 'application/ld+json') isDeclared = true
        if (SILENT.has(name)) silent++
        if (name === 'title' && silent === 0) inTitle = true
        if (name === 'meta') readMeta(shown, attributes)
        if (name === 'a') readLink(shown, attributes['href'] ?? '')
        if (/^h[1-6]$/u.test(name)) line(`\n${'#'.repeat(Number(name.charAt(1)))} `)
        else if (name === 'li') line('- ')
        else if (name === 'br') line()
        else if (name === 'table') {
          rows = 0
          line('\n')
        } else if (name === 'tr') {
          cells = 0
          line('| ')
        } else if (BLOCK.has(name)) line(name === 'p' || name === 'section' ? '\n' : '')
      },
      ontext(text) {
        if (isDeclared) shown.declared.push(text)
        else if (inTitle) shown.title += text
        else if (silent === 0) out.push(text.replace(/\s+/gu, ' '))
      },
      onclosetag(name) {
        open.pop()
        if (SILENT.has(name)) silent--
        if (name === 'script') isDeclared = false
        if (name === 'title') inTitle = false
        if (name === 'td' || name === 'th') {
          cells++
          out.push(' | ')
        } else if (name === 'tr' && rows++ === 0) line(`|${' --- |'.repeat(cells)}`)
        else if (/^h[1-6]$|^li$/u.test(name) || BLOCK.has(name)) line()
      },
    },
    { decodeEntities: true, lowerCaseAttributeNames: true },
  )
  parser.write(html)
  parser.end()
  shown.title = shown.title.includes(GAP) ? '' : shown.title.replace(/\s+/gu, ' ').trim()
  shown.text = cleanLines(out.join(''))
  return shown
}

function readMeta(shown: MarkupText, { name = '', property = '', content = '' }: Record<string, string>): void {
  if (PLACEHOLDER.test(content)) return
  if (/^(?:og:)?description$/iu.test(name || property)) shown.description ||= content
  else if (/^(?:og:site_name|application-name)$/iu.test(property || name)) shown.siteName ||= content
}

function readLink(shown: MarkupText, href: string): void {
  const email = /^mailto:([^?\s{}<>]{3,200}@[^?\s{}<>]{2,200})/iu.exec(href)?.[1]
  if (email) shown.emails.push(decode(email))
  const phone = /^tel:([+\d\s().%-]{5,40})/iu.exec(href)?.[1]
  if (phone) shown.phones.push(decode(phone))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Names of styles in the attributes of components. */
const CLASSES = /^(?=.*(?:[a-z]-\d|[a-z]:[a-z]))[a-z][\w:./[\]-]*(?: [a-z][\w:./[\]-]*)*$/u

/** Returns the lines that visitors read, without gaps, and without marks that nothing follows. */
function cleanLines(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00A0]+/gu, ' ').trim())
    .filter((line) => !PLACEHOLDER.test(line) && !CLASSES.test(line) && !/^(?:#{1,6}|-|_\w+|\|[\s|]*)$/u.test(line))
  return withoutEmptyHeadings(lines)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/(?<=^\|[^\n]*)\n+(?=\|)/gmu, '\n')
    .replace(/(?<!\|\n)^\|(?: --- \|)+$/gmu, '')
    .trim()
}

/** Removes headings whose parts only the running program fills in. */
function withoutEmptyHeadings(lines: readonly string[]): string[] {
  const levelOf = (line: string | undefined): number => /^#{1,6}(?= )/u.exec(line ?? '')?.[0].length ?? 0
  const kept: string[] = []
  let next = 1
  for (const line of lines.toReversed()) {
    const level = levelOf(line)
    if (level > 1 && next > 0 && next <= level) continue
    if (line !== '') next = level
    kept.push(line)
  }
  return kept.reverse()
}
