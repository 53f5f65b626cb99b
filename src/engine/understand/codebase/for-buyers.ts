import { hasPrice } from '../../values/prices.ts'
import { isBroken, withMarkedHeadings } from '../../extract/documents/markdown-blocks.ts'
import { isTableRule } from '#src/base/table-row.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { countWords, foldKey, hasContact, hasHours } from '../../values/text-signs.ts'

/**
 * What tells text for those who build a website or a program from text for those who buy what it offers, in the
 * languages READMEs come in.
 */

/**
 * Headings of what no buyer reads, whatever stands below them; the marks and numbers before their words are taken off.
 */
const DEVELOPER_HEADING = new RegExp(
  '^(?:' +
    'licen[cs]es?|copyright|install\\w*|getting started|quick ?start|set ?-?up|build(?:ing)?|(?:local )?develop\\w*|contribut\\w*|running|run (?:it|the|locally)|tests?|testing|badges?|change ?log|' +
    '(?:table of )?contents|acknowledg\\w*|credits|deploy\\w*|hosting|(?:\\p{L}+ )?(?:structure|layout|tree|architecture)|files|' +
    '(?:tech\\w*|technical|built) ?(?:stack|with|notes?|details)?|technologies|stack|(?:available )?scripts|commands|environment|env|config\\w*|customi[sz]\\w*|prerequisites|requirements|dependencies|' +
    'troubleshoot\\w*|maintain\\w*|maintenance|contributors?|collaborators?|emerit\\w*|sponsors?|backers|donat\\w*|(?:special |all )?thanks|hosted by|one-click|docker|compil\\w*|debug\\w*|versioning|releas\\w*|code of conduct|star history|' +
    'roadmap|to ?-?do|browser (?:support|compatibility)|seo|design (?:system|tokens|features|notes)|colou?rs?|typography|fonts|routes?|' +
    'migrations?|assets|how to (?:use|run|edit|update|deploy)|editing|updating|for developers|developer|' +
    'lokale? |entwickl\\w*|einrichtung|projektstruktur|struktur|ordnerstruktur|dateien|dateistruktur|technik|technologien?|technische|bereitstellung|veröffentlich\\w*|anpass\\w*|testen|online gehen|lizenz\\w*|voraussetzungen|befehle|mitwirk\\w*|aufbau|wartung|' +
    'estructura|tecnolog\\w*|despliegue|desarrollo|instalación|instalar|configuración|comandos|arquitectura|licencia|contribu\\w*|documentación técnica|requisitos|personaliza\\w*|créditos|archivos|' +
    'déploiement|développement|arborescence|structure|mise en (?:ligne|route|production)|lancer|licence|prérequis|personnalis\\w*|hébergement|fichiers|crédits|contenu du dépôt|' +
    'struttura|sviluppo|distribuzione|pubblicazione|installazione|licenza|stack tecnico|prossimi (?:step|passi)|autore|personalizza\\w*|requisiti|come (?:provarla|metterla|modificare|avviare)|' +
    'structuur|ontwikkel\\w*|installatie|licentie|bestanden|techniek|lokaal|deployen|vereisten|aanpassen|beheer|' +
    'estrutura|desenvolvimento|implanta\\w*|instalação|licença|pré-requisitos|personaliza\\w*|arquivos|publicação' +
    ')(?!\\p{L})',
  'iu',
)

/** Headings of where a program runs: with its makers or with who buys it. */
const HOSTING_HEADING =
  /^(?:(?:[\p{L}-]+ )?cloud(?: (?:version|hosting|hosted|plans?))?$|hosted(?! by)|managed|self[- ]?host|selbst hosten|auto-?héberg|autoaloj)/iu

/** What a product has and needs; a website's features are its layout. */
const PRODUCT_HEADING =
  /^(?:(?:key|main|core|top|all) )?features(?!\p{L})|^(?:(?:system|server|minimum) )?requirements$/iu
/** A table of contents may be a heading above all others. */
const CONTENTS = /^(?:table of )?contents/iu
const DEEPEST = 6
const LICENCE_HEADING = /^licen[cs]/iu
const SITE = '(?:web ?sites?|landing page|home ?page|webseite|sitio web|página web|site web|sito web|template)'
/** Says that the project is a website. */
const WEBSITE = new RegExp(
  `^\\s{0,3}#{1,3} [^\\n]{0,150}${SITE}|\\b(?:is|are) (?:a|an|the) [^.\\n]{0,60}${SITE}|` +
    `${SITE} (?:for|of|built|für|von|de|del|para|di|per|van|voor)(?!\\p{L})`,
  'imu',
)
/** Characters of a README that tell what it is of. */
const OPENING = 1_500

/** Says that somebody runs the program for its buyers. */
const HOSTED = /\b(?:cloud|hosted|managed|paid) (?:version|service|plan|offering|edition)s?\b|\bwe (?:can )?host\b/iu

/** Headings of what else buyers ask of a program: what it is, for whom, at what price. */
const BUYER_HEADING = new RegExp(
  '^(?:' +
    'about(?! (?:this|the) (?:project|repo\\w*|code\\w*|(?:web)?site|template))|what (?:is|are|does|it|we|you)|why|who|(?:our )?(?:mission|vision)|(?:key |main |core )?benefits|pricing|prices|plans|editions|' +
    'faqs?|frequently asked|use cases|integrations|privacy|support$|(?:commercial|enterprise) |' +
    'über (?:uns|mich)|was (?:ist|sind)|warum|für wen|preise|tarife|häufige|datenschutz|' +
    'à propos|qu.est-ce|pourquoi|pour qui|tarifs|foire aux|confidentialité|' +
    'sobre (?:nosotros|mí)|qué es|por qué|para quién|precios|preguntas|privacidad|' +
    'chi siamo|cos.è|perché|per chi|prezzi|domande|sobre nós|o que é|porquê|por que|para quem|preços|perguntas|' +
    'over ons|wat is|waarom|voor wie|prijzen|veelgestelde|什么是|为什么|价格|常见问题|とは|料金|よくある' +
    ')',
  'iu',
)

/** Names of files and folders, variables, colours and addresses that only a developer meets. */
const DEVELOPER_SIGN = new RegExp(
  '`[^`\\n]{1,200}`|' +
    '(?<![\\w@])[\\w./*-]{0,100}\\.(?:html?|php|jsx?|tsx?|mjs|cjs|s?css|json|ya?ml|toml|xml|mdx?|astro|vue|svelte|liquid|py|rb|sh|bat|sql|lock|webp|avif|svg|ico|htaccess|njk)(?![\\w/])|' +
    '(?<!\\S)\\.(?:env|git|github|htaccess|nojekyll)\\b|(?<![\\w/:.])(?:src|dist|public|assets|components|pages|images|img|css|js|node_modules)/|' +
    '\\b[A-Z][A-Z0-9]+_[A-Z0-9_]+\\b|#[0-9a-fA-F]{6}\\b|localhost|127\\.0\\.0\\.1',
  'u',
)

/** An entry of a list of what is to be done. */
const TASK = /^\s*[-*+] \[[ xX]\]\s/u

/** Words of the craft. One alone may be what is sold; two of them in a line speak to a developer. */
const DEVELOPER_WORD = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:' +
    'html5?|css3?|java ?script|typescript|tailwind\\w*|bootstrap|react|preact|vue|angular|svelte\\w*|next\\.?js|nuxt|astro|vite|webpack|parcel|node(?:\\.?js)?|npm|pnpm|yarn|python|php|laravel|django|flask|jekyll|hugo|eleventy|gatsby|' +
    'postgres\\w*|mysql|sqlite|mongodb|redis|supabase|firebase|prisma|drizzle|payload cms|wordpress|shopify cli|' +
    'git|github|gitlab|repo|repository|repositories|repositorio|dépôt|commit\\w*|branch|pull requests?|fork\\w*|clone\\w*|push(?:es|ed)?|' +
    'vercel|netlify|cloudflare|heroku|render|railway|hostinger|github pages|formspree|emailjs|web3forms|google fonts|font awesome|' +
    'json-?ld|schema(?:\\.org)?|structured data|sitemap|canonical|robots|meta(?: |-)?(?:tags?|description)|open graph|favicon|viewport|seo|lighthouse|core web vitals|lcp|lazy[ -]load\\w*|' +
    'responsive|responsivo|responsiv|breakpoints?|media queries|mobile-first|webp|avif|cdn|minif\\w*|vanilla|frameworks?|librar(?:y|ies)|bundl\\w*|' +
    'deploy\\w*|despliegue|déploiement|hosting|build|builds|builder|compil\\w*|linter|eslint|prettier|ci|workflow|pipeline|codebase|source code|code|quellcode|código|codice|boilerplate|starter|' +
    'placeholders?|platzhalter|segnaposto|stylesheet\\w*|scripts?|components?|componentes?|komponenten?|navbar|hamburger|hover|animations?|scroll\\w*|carousel|slider|modal|gradients?|layout|hero|header|footer|fonts?|typography|' +
    'backend|frontend|front-end|server|local ?host|database|endpoint\\w*|middleware|migrations?|admin panel|cms|terminal|command line|environment variables?|folder|files?|dateien|datei|archivos?|fichiers?|bestanden|cartella|ordner|' +
    'template|templates|theme|themes|website|web ?sites?|webseite|homepage|sitio web|página web|site web|sito(?: web)?|web app|single[ -]page|static|estático|statische?|prototype|refactor\\w*|accessib\\w*|aria|wcag|localstorage|browser|dom|api keys?' +
    ')(?![\\p{L}\\p{N}])',
  'giu',
)

/** Lines of a program, as they stand around the text of a component. */
const CODE = /^(?:import|export|const|let|var|function|async|return|type|interface)\b.*[({;=]|^[\s(){}[\];,<>/=]+$/u

/** A line that loads a library, such as `import acme` and `from acme import check`. */
const IMPORT =
  /^(?:\p{L}{1,20}:\s*)?(?:import\s[\w{*'"][^.]{0,80}$|from\s\S{1,80}\simport\s|require[ (]['"]|#include\s[<"]|using\s[\w.]{1,80};)/u

/** Commands that install or run software, and notices of licence and copyright. */
const COMMAND =
  /^(?:[$>%#]\s+)?(?:(?:sudo )?(?:npm|npx|pnpm|yarn|bun|pip3?|pipx|uv|poetry|cargo|go|gem|bundle|brew|apt(?:-get)?|dnf|docker(?:[ -]compose)?|podman|kubectl|helm|git|make|composer|dotnet|mvn|gradle|conda|winget|choco) (?:i|install|add|run|start|get|build|clone|up|exec|create|dlx|init|test|pull|sync|compose|require|-[a-z])\b|curl -|wget |\.\/[\w.-]+\s*$)|^\$ [a-z~./]/iu
const LICENCE =
  /^(?:copyright\s|©\s|\(c\)\s)|\b(?:licen[cs]ed under|released under|distributed under|under the terms of) (?:the |an? )?[\w .-]{0,40}\blicen[cs]e\b|\bspdx-license-identifier\b|^permission is hereby granted, free of charge|\bthe software is provided ["“']?as is\b|^(?:mit|apache[ -]2(?:\.0)?|b?gpl(?:v\d)?|bsd-\d-clause|mpl-2\.0|isc)(?: licen[cs]e)?\.?$/iu

/** A section is a developer's when so much of it is. */
const MOST = 0.5
/** The same below a heading whose own text is. */
const MOST_BELOW = 0.25
/** A block of code counts as so many statements. */
const CODE_STATEMENTS = 2
/** A shorter sentence says little without those around it. */
const MIN_WORDS = 6
/** One word of the craft among so many others tells little of whom a statement speaks to. */
const SPARSE = 6

interface Part {
  /** 0 above the first heading. */
  level: number
  heading: string
  lines: string[]
  codeBlocks: number
  /** It is of a text that names the company, and not of a template's or a tool's. */
  isOwn: boolean
  /** It is of a product that the company sells, not of its website. */
  isProduct: boolean
  /** What stands below its heading is what buyers ask. */
  isAsked: boolean
}

/**
 * Returns what of a README in Markdown is for those who buy, without the sections on installing, building, files and
 * licences, told by their heading, and without statements for developers; of a section that consists mostly of these,
 * only those without a word of the craft. `leftOut` has the headings of sections of which
 * nothing remains, `statements` counts what is left out of the others.
 */
export function buyersReadme(
  markdown: string,
  companyName: string,
): {
  markdown: string
  leftOut: string[]
  statements: number
} {
  const parts = splitParts(markdown, foldKey(companyName))
  const kept: BuyersPart[] = []
  for (const part of withoutDevelopersParts(parts).toReversed()) {
    const lines = buyersLines(part)
    const isAbove = (kept[0]?.level ?? 0) > part.level
    const isSentence = countWords(bareHeading(part.heading)) >= MIN_WORDS
    if (lines.some(saysSomething) || part.isBare || isSentence || isAbove) kept.unshift({ ...part, lines })
  }
  const headings = new Set(kept.map(({ heading }) => heading))
  const isLost = (part: Part): boolean =>
    !headings.has(part.heading) && (part.codeBlocks > 0 || part.lines.some(saysSomething))
  return {
    markdown: kept.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines)).join('\n'),
    statements: count(parts.filter((part) => headings.has(part.heading))) - count(kept),
    leftOut: parts.filter(isLost).map(({ heading }) =>
      visibleText(heading)
        .replace(/^[\s#]+/u, '')
        .trim(),
    ),
  }
}

/** Text that was written for visitors, without commands and notices. */
export const withoutNotices = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isNotice(visibleText(line)))
    .join('\n')

const count = (parts: Part[]): number =>
  parts.reduce(
    (sum, { lines }) => sum + splitStatements(lines).filter((lines) => saysSomething(lines.join(' '))).length,
    0,
  )

interface BuyersPart extends Part {
  /** Nothing but a heading. */
  isBare: boolean
  /** Most of it is for developers. */
  isMixed: boolean
}

function withoutDevelopersParts(parts: Part[]): BuyersPart[] {
  /** The level below which all is left out, and that of a section that is mostly for developers. */
  let [leftOut, mixed] = [0, 0]
  const title = parts.findIndex(({ level }) => level > 0)
  return parts.flatMap((part, at) => {
    const { level, heading, lines, codeBlocks, isAsked } = part
    if (leftOut > 0 && level > leftOut) {
      const isHosting = part.isOwn && HOSTING_HEADING.test(bareHeading(heading))
      return isHosting ? { ...part, isBare: false, isMixed: false } : offersOf(part)
    }
    // What stands above the first sections is what the whole is.
    const isSection = level > 1 || at > title
    leftOut = isSection && !isAsked && isForDevelopers(bareHeading(heading)) ? level : 0
    if (leftOut > 0 && CONTENTS.test(bareHeading(heading))) leftOut = DEEPEST
    if (leftOut > 0) return offersOf(part)
    if (level <= mixed) mixed = 0
    const isMixed = isSection && !isAsked && developerShare(part) >= (mixed > 0 ? MOST_BELOW : MOST)
    if (isMixed && mixed === 0) mixed = level
    return { ...part, isBare: codeBlocks === 0 && lines.every((line) => !line.trim()), isMixed }
  })
}

/** Returns a part for developers with what it says of prices and of running the program for its buyers. */
function offersOf(part: Part): BuyersPart[] {
  const lines = splitStatements(part.lines).flatMap((statement) => {
    const isOffer = (text: string): boolean =>
      part.isOwn && (hasPrice(visibleText(text)) || HOSTED.test(text) || isProductLicence(text, part))
    if (LISTED.test(statement[0] ?? '')) return isOffer(statement.join('\n')) ? statement : []
    return joined(sentencesOf(statement.join(' ')).filter(isOffer))
  })
  return lines.length > 0 ? [{ ...part, lines, codeBlocks: 0, isAsked: true, isBare: false, isMixed: false }] : []
}

function splitParts(markdown: string, company: string): Part[] {
  const isOwn = foldKey(markdown).includes(company)
  const isProduct = isOwn && !WEBSITE.test(markdown.slice(0, OPENING))
  let part: Part = { level: 0, heading: '', lines: [], codeBlocks: 0, isOwn, isProduct, isAsked: false }
  const parts = [part]
  let fence = ''
  for (const line of withMarkedHeadings(withoutTargets(markdown)).split('\n')) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/u.exec(line)?.[1] ?? ''
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) {
      if (fence === '') part.codeBlocks++
      fence = fence === '' ? mark : ''
      continue
    }
    if (fence !== '') continue
    const level = headingLevel(line)
    if (level === 0) part.lines.push(line)
    else {
      const title = bareHeading(line)
      const isAsked =
        (isOwn && (BUYER_HEADING.test(title) || HOSTING_HEADING.test(title))) ||
        (isProduct && PRODUCT_HEADING.test(title))
      part = { level, heading: line, lines: [], codeBlocks: 0, isOwn, isProduct, isAsked }
      parts.push(part)
    }
  }
  return parts
}

function headingLevel(line: string): number {
  return /^\s{0,3}(#{1,6})\s/u.exec(line)?.[1]?.length ?? Number(/^\s{0,12}<h([1-6])[\s>]/iu.exec(line)?.[1] ?? 0)
}

const bareHeading = (heading: string): string => visibleText(heading).replace(/^[^\p{L}]+/u, '')

const isForDevelopers = (heading: string): boolean => DEVELOPER_HEADING.test(heading) || COMMAND.test(heading)

const saysSomething = (line: string): boolean => /\p{L}/u.test(visibleText(line))

/** What is read at once: the lines of a paragraph or of an entry of a list, a row of a table, an empty line. */
function splitStatements(lines: string[]): string[][] {
  const statements: string[][] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? ''
    const goesOn =
      line.trim() !== '' &&
      before.trim() !== '' &&
      !OPENS.test(line) &&
      !/>\s*$/u.test(before) &&
      !isBroken(before, line)
    if (goesOn) statements.at(-1)?.push(line)
    else statements.push([line])
  }
  return statements
}

const ENTRY = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s/u
const LISTED = /^\s*(?:(?:[-*+•]|\d{1,3}[.)])\s|\|)/u
const OPENS = /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s|[|<>])/u
const LEADS_ON = /[:：]\**\s*$/u

/**
 * The lines of a section without what speaks to developers, the entries below such an entry, and what leads on to
 * something that is gone.
 */
function buyersLines(part: BuyersPart): string[] {
  const kept: string[][] = []
  let next: string[] | undefined
  let nextWritten: string[] | undefined
  for (const { statement, stays } of judgeStatements(part).toReversed()) {
    const isCut = next === undefined || (!LISTED.test(next[0] ?? '') && (part.codeBlocks > 0 || next !== nextWritten))
    const said = stays ? (isCut ? withoutLead(statement) : statement) : boughtSentences(statement, part)
    const isHead = isRule(nextWritten) && next !== nextWritten
    const isEmptyTable = isRule(statement) ? !next?.[0]?.trimStart().startsWith('|') : isHead
    const isKept = said.length > 0 && !isEmptyTable
    if (isKept) kept.push(said)
    if (!saysSomething(statement.join('\n')) && !isRule(statement)) continue
    nextWritten = statement
    if (isKept) next = nextWritten
  }
  return kept.reverse().flat()
}

const isRule = ([line = '']: string[] = []): boolean => line.includes('|') && isTableRule(line)

/** Returns a statement without the sentence that leads on to something that is left out. */
function withoutLead(statement: string[]): string[] {
  if (!LEADS_ON.test(statement.at(-1) ?? '')) return statement
  return LISTED.test(statement[0] ?? '') ? [] : joined(sentencesOf(statement.join(' ')).slice(0, -1))
}

/** Returns the sentences of a paragraph for developers that are for buyers. */
function boughtSentences(statement: string[], part: BuyersPart): string[] {
  if (OPENS.test(statement[0] ?? '')) return []
  const sentences = sentencesOf(statement.join(' ')).filter((sentence) => !LEADS_ON.test(sentence))
  return joined(
    sentences.filter((text) => countWords(text) >= MIN_WORDS && isForBuyers(text, { ...part, isMixed: true })),
  )
}

/** Reports whether a sentence says under which licence the product is. */
const isProductLicence = (text: string, { heading, isProduct }: Part): boolean =>
  isProduct && LICENCE_HEADING.test(bareHeading(heading)) && /\bunder\b.{0,80}(?:\blicen[cs]e|GPL)/iu.test(text)

const joined = (sentences: string[]): string[] => (sentences.length > 0 ? [sentences.join(' ')] : [])

function judgeStatements(part: BuyersPart): { statement: string[]; stays: boolean }[] {
  let leftOut = Infinity
  return splitStatements(part.lines).map((statement) => {
    const text = statement.join('\n')
    const depth = ENTRY.exec(text)?.[1]?.length
    if (depth !== undefined && depth > leftOut) return { statement, stays: false }
    const stays = isForBuyers(text, part)
    if (saysSomething(text)) leftOut = stays ? Infinity : (depth ?? Infinity)
    return { statement, stays }
  })
}

function developerShare({ lines, codeBlocks, isOwn }: Part): number {
  const said = splitStatements(lines)
    .map((statement) => visibleText(statement.join('\n')))
    .filter((text) => /\p{L}/u.test(text))
  const code = codeBlocks * CODE_STATEMENTS
  const total = said.length + code
  return total === 0 ? 0 : (said.reduce((sum, text) => sum + developerPart(text, isOwn), 0) + code) / total
}

/**
 * A statement that is nothing but links leads elsewhere. Below what buyers ask, all but commands, notices and tasks
 * answers it.
 */
function isForBuyers(statement: string, part: BuyersPart): boolean {
  const { isOwn, isAsked, isMixed } = part
  const text = visibleText(statement)
  if (isProductLicence(text, part)) return true
  const isDevelopers = isAsked
    ? isNotice(text) || TASK.test(text)
    : developerPart(text, isOwn) >= (isMixed ? Number.EPSILON : 1)
  return !isDevelopers && (hasContact(text) || !/\p{L}/u.test(text) || saysSomething(statement.replace(LINK, ' ')))
}

/** How surely a statement speaks to a developer, from 0 to 1. */
function developerPart(text: string, isOwn: boolean): number {
  if (isNotice(text) || DEVELOPER_SIGN.test(text) || TASK.test(text)) return 1
  const words = new Set((text.match(DEVELOPER_WORD) ?? []).map((word) => word.toLowerCase()))
  if (words.size === 0 || hasPrice(text) || hasHours(text) || hasContact(text)) return 0
  return Math.min(1, words.size / 2, isOwn ? (words.size * SPARSE) / countWords(text) : 1)
}

export function isNotice(text: string): boolean {
  const bare = text.replace(/^[\s>*+-]+/u, '').trim()
  return COMMAND.test(bare) || LICENCE.test(bare) || CODE.test(bare) || IMPORT.test(bare)
}

/**
 * Pictures, which may run over lines, as tags, with the links around them, and no addresses that links name by a
 * reference.
 */
const withoutTargets = (markdown: string): string =>
  markdown
    .replaceAll('\r', '')
    .replace(/!\[[^\][]{0,300}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '<img>')
    .replace(/\[\s*<img>\s*\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '<img>')
    .replace(/^\s{0,3}\[[^\]\n]{1,200}\]:\s+\S.*$/gmu, '')

const LINK =
  /\[[^\][]{0,500}\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])|<a\s[^<>]{0,2000}>[^<>]{0,500}(?:<\/?(?:strong|b|em)>[^<>]{0,500}){0,4}<\/a>|https?:\/\/[^\s<>()]{1,2000}/giu

/** A line without tags and the addresses of links. */
function visibleText(line: string): string {
  return line
    .replace(/\[([^\][]{0,500})\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/gu, '$1')
    .replace(/<\/?[a-z][^<>]{0,2000}>/giu, ' ')
}
