import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { escapeHtml } from '#src/base/escape-html.ts'
import { highlightCode } from './highlight-code.ts'
import { slugger } from './heading-anchors.ts'

/** A heading of a page, for its table of contents. */
export interface PageHeading {
  id: string
  level: number
  /** Without markup. */
  text: string
}

export interface RenderedPage {
  html: string
  headings: PageHeading[]
}

interface RenderOptions {
  /** Returns the URL of a link on this service, or the link itself. */
  toHref: (link: string) => string
  /** Returns the page of an operation such as `POST /agents/{agent_id}`. */
  findOperation: (call: string) => string | undefined
}

const CALL = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/
const TITLE = /\stitle="([^"]*)"/

/**
 * Renders a page's Markdown as HTML. Headings get the anchors that GitHub gives them, and rows of tables of fields get
 * one each. Code blocks with a `title` that follow each other become tabs. The first heading is left to the layout.
 */
export function renderMarkdown(markdown: string, options: RenderOptions): RenderedPage {
  const headings: PageHeading[] = []
  const marked = new Marked({ renderer: createRenderer(options, headings) })
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space')
  let blocks = 0
  const parts = joinTabs(tokens).map((group) => {
    const [first] = group
    return first && isTitled(first) ? renderTabs(group, (blocks += 1)) : marked.parser(group)
  })
  return { html: parts.join(''), headings }
}

const isTitled = (token: Token): token is Tokens.Code => token.type === 'code' && TITLE.test(token.lang ?? '')

/** Groups tokens: titled code blocks that follow each other form a group, any other token is its own. */
function joinTabs(tokens: Token[]): Token[][] {
  const groups: Token[][] = []
  for (const token of tokens) {
    const before = groups.at(-1)
    if (before?.[0] && isTitled(before[0]) && isTitled(token)) before.push(token)
    else groups.push([token])
  }
  return groups
}

/** Renders code blocks as tabs that need no script. The first is open; labels with the same title switch together. */
function renderTabs(tokens: Token[], block: number): string {
  const tabs = tokens.filter(isTitled).map(({ text, lang = '' }, index) => ({
    id: `tab-${block}-${index}`,
    title: TITLE.exec(lang)?.[1] ?? '',
    code: codeBlock(text, lang),
  }))
  const [only] = tabs
  if (only && tabs.length === 1)
    return `<figure class="code-titled"><figcaption>${escapeHtml(only.title)}</figcaption>${only.code}</figure>`
  const radios = tabs.map(
    ({ id, title }, index) =>
      `<input type="radio" name="tabs-${block}" id="${id}" data-tab="${escapeHtml(title)}"${index === 0 ? ' checked' : ''}><label for="${id}">${escapeHtml(title)}</label>`,
  )
  const panels = tabs.map(({ code }) => `<div class="tab-panel">${code}</div>`)
  return `<fieldset class="code-tabs"><legend class="visually-hidden">Example in</legend>${radios.join('')}${panels.join('')}</fieldset>`
}

function codeBlock(text: string, lang = ''): string {
  const [language = ''] = lang.split(/\s/)
  return `<div class="code"><pre><code>${highlightCode(text, language)}</code></pre></div>`
}

function createRenderer({ toHref, findOperation }: RenderOptions, headings: PageHeading[]): RendererObject {
  const toSlug = slugger()
  let isLinking = false
  const withoutLinks = (render: () => string): string => {
    isLinking = true
    const inner = render()
    isLinking = false
    return inner
  }
  return {
    heading({ tokens, depth, text }) {
      const id = toSlug(text)
      const inner = withoutLinks(() => this.parser.parseInline(tokens))
      if (depth === 1) return ''
      const plain = this.parser.parseInline(tokens, this.parser.textRenderer)
      headings.push({ id, level: depth, text: plain })
      return `<h${depth} id="${id}">${inner} <a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(plain)}”"></a></h${depth}>`
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(toHref(href))}">${withoutLinks(() => this.parser.parseInline(tokens))}</a>`
    },
    codespan({ text }) {
      const call = CALL.exec(text)
      if (!call) return `<code>${escapeHtml(text)}</code>`
      const [, method = '', path = ''] = call
      const code = `<code class="call"><span class="method method-${method.toLowerCase()}">${method}</span> ${escapeHtml(path)}</code>`
      const page = isLinking ? undefined : findOperation(text)
      return page === undefined ? code : `<a href="${escapeHtml(page)}">${code}</a>`
    },
    code({ text, lang }) {
      return codeBlock(text, lang)
    },
    table({ header, rows }) {
      const isOfFields = header[0]?.text === 'Field'
      const section = headings.at(-1)?.id ?? ''
      const head = header.map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`).join('')
      const body = rows.map(([first, ...others]) => {
        const cell = (inner: string): string => `<td>${inner}</td>`
        const rest = others.map(({ tokens }) => cell(this.parser.parseInline(tokens))).join('')
        const lead = this.parser.parseInline(first?.tokens ?? [])
        const name = isOfFields ? /`([^`]+)`/.exec(first?.text ?? '')?.[1] : undefined
        if (name === undefined) return `<tr>${cell(lead)}${rest}</tr>`
        const id = escapeHtml(`${section}.${name}`)
        const link = lead.replace(/<code>.*?<\/code>/, (code) => `<a href="#${id}">${code}</a>`)
        return `<tr id="${id}"><th scope="row">${link}</th>${rest}</tr>`
      })
      return `<table${isOfFields ? ' class="fields"' : ''}><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
    },
  }
}
