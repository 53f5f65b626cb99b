import { alternativesOf, siteWords } from '../../language/word-lists.ts'

/**
 * Words that distinguish texts for developers of a website or program from texts for its buyers, in the languages of
 * READMEs.
 */

/**
 * Headings of sections that no buyer reads, whatever they contain. Matched without marks and numbers before the
 * words.
 */
export const DEVELOPER_HEADING = new RegExp(`^(?:${alternativesOf(siteWords('developerHeadings'))})(?!\\p{L})`, 'iu')

/** Headings about where a program runs: with its makers or with its buyers. */
export const HOSTING_HEADING = new RegExp(`^(?:${alternativesOf(siteWords('hostingHeadings'))})`, 'iu')

/** Headings about what a product has and needs. The features of a website are its layout. */
export const PRODUCT_HEADING = new RegExp(`^(?:${alternativesOf(siteWords('productHeadings'))})`, 'iu')
/** What a product needs to run, wherever it is said. */
export const REQUIREMENTS_HEADING = /^(?:[\p{L}-]+ )?requirements$|^prerequisites$/iu
/** What its makers need is nothing that its buyers do. */
export const MAKERS_HEADING = /^(?:local |for )?(?:develop|contribut|build|test|compil|debug|hacking)/iu
/** A table of contents may be a heading above all others. */
export const CONTENTS = /^(?:table of )?contents/iu
/** What opens one on a click. */
export const CONTENTS_ALONE = /^\s*(?:table of )?contents:?\s*$/iu
export const DEEPEST = 6
export const LICENCE_HEADING = /^licen[cs]/iu
const SITE = `(?:${alternativesOf(siteWords('siteNames'))})`
/** Says that the project is a website. */
export const WEBSITE = new RegExp(
  `^\\s{0,3}#{1,3} [^\\n]{0,150}${SITE}|\\b(?:is|are) (?:a|an|the) [^.\\n]{0,60}${SITE}(?!\\s(?!${alternativesOf(siteWords('siteWhich'))})\\p{L})|` +
    `(?<!\\b(?:${alternativesOf(siteWords('leadsToSite'))}) (?:the|our|my) )${SITE} (?:${alternativesOf(siteWords('siteOf'))})(?!\\p{L})`,
  'imu',
)
/** Characters of a README that tell what it is of. */
export const OPENING = 1_500

/** Says that somebody runs the program for its buyers. */
export const HOSTED =
  /\b(?:cloud|hosted|managed|paid|hosting) (?:version|service|plan|offering|edition)s?\b|\bwe (?:can )?host\b/iu
/** Says where to try, get or buy a product, and who helps. */
export const OFFERED = new RegExp(`\\b(?:${alternativesOf(siteWords('programOffers'))})\\b`, 'iu')
/** Says which version of what a product needs. */
export const VERSIONED =
  /(?:>=?|≥|⩾)\s?v?\d|\b\d+(?:\.\d+)*\+|\bv?\d+(?:\.[\dx]+)*,? (?:or|and) (?:later|higher|newer|above|up)\b|\bat least version \d|\bversion \d[\d.]* minimum\b|\b\d+(?:\.\d+)? through \d/iu
/** Where a program runs. */
export const PLATFORM = /\b(?:Windows|macOS|Linux|iOS|iPadOS|Android|WSL\d?|Raspberry Pi)\b/gu
/** Says under which licence a product is. */
export const LICENSED =
  /\b(?:licen[cs]ed|released|distributed|available|published|open[- ]source) under\b.{0,80}(?:\blicen[cs]e|GPL|\bMIT\b|\bBSD\b|\bApache\b|\bMPL\b)|\bunder\b.{0,80}(?:\blicen[cs]e|GPL)/iu
/** A licence by its name. */
export const LICENCE_NAME = /\b(?:[AL]?GPL|MIT|BSD|Apache|MPL|EUPL|CC[ -]BY|ISC|Elastic License)(?![\p{L}])/u

/** Headings of what else buyers ask of a program: what it is, for whom, at what price. */
export const BUYER_HEADING = new RegExp(`^(?:${alternativesOf(siteWords('buyerHeadings'))})`, 'iu')

/** Names of files and folders, variables, colours and addresses that only a developer meets. */
export const DEVELOPER_SIGN = new RegExp(
  '`[^`\\n]{1,200}`|' +
    '(?<![\\w@])[\\w./*-]{0,100}\\.(?:html?|php|jsx?|tsx?|mjs|cjs|s?css|json|ya?ml|toml|xml|mdx?|astro|vue|svelte|liquid|py|rb|sh|bat|sql|lock|webp|avif|svg|ico|htaccess|njk)(?![\\w/])|' +
    '(?<!\\S)\\.(?:env|git|github|htaccess|nojekyll)\\b|(?<![\\w/:.])(?:src|dist|public|assets|components|pages|images|img|css|js|node_modules)/|' +
    '\\b[A-Z][A-Z0-9]+_[A-Z0-9_]+\\b|#[0-9a-fA-F]{6}\\b|localhost|127\\.0\\.0\\.1',
  'u',
)

/** An entry of a list of what is to be done. */
export const TASK = /^\s*[-*+] \[[ xX]\]\s/u

/** One that is done. */
export const DONE = /^(\s*[-*+] )\[[xX]\]\s/u

/** Words of developers. One alone may be what the business sells. Two in a line address a developer. */
export const DEVELOPER_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${alternativesOf(siteWords('developerWords'))})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Lines of a program that may surround the text of a component. */
const KEYWORDS = 'import export const let var function async return type interface'.replaceAll(' ', '|')
export const CODE = new RegExp(`^(?:${KEYWORDS})\\b.*[({;=]|^[\\s(){}[\\];,<>/=]+$`, 'u')

/** A line that loads a library, such as `import acme` and `from acme import check`. */
export const IMPORT =
  /^(?:\p{L}{1,20}:\s*)?(?:import\s[\w{*'"][^.]{0,80}$|from\s\S{1,80}\simport\s|require[ (]['"]|#include\s[<"]|using\s[\w.]{1,80};)/u

/** A function that a section documents, such as `createMap(options)`, without the marks before it. */
export const CALL = /^[\w$.]{2,80}\([^()\n]{0,200}\)`$/u

/** Commands that install or run software, and notices of licence and copyright. */
const TOOLS =
  'npm|npx|pnpm|yarn|bun|pip3?|pipx|uv|poetry|cargo|go|gem|bundle|brew|apt(?:-get)?|dnf|docker(?:[ -]compose)?|podman|' +
  'kubectl|helm|git|make|composer|dotnet|mvn|gradle|conda|winget|choco'
const ACTIONS = 'i install add run start get build clone up exec create dlx init test pull sync compose require -[a-z]'
export const COMMAND = new RegExp(
  `^(?:[$>%#]\\s+)?(?:(?:sudo )?(?:${TOOLS}) (?:${ACTIONS.replaceAll(' ', '|')})\\b|curl -|wget |\\./[\\w.-]+\\s*$)|^\\$ [a-z~./]`,
  'iu',
)
export const LICENCE =
  /^(?:copyright\s|©\s|\(c\)\s)|\b(?:licen[cs]ed under|released under|distributed under|under the terms of) (?:the |an? )?[\w .-]{0,40}\blicen[cs]e\b|\bspdx-license-identifier\b|^permission is hereby granted, free of charge|\bthe software is provided ["“']?as is\b|^(?:mit|apache[ -]2(?:\.0)?|b?gpl(?:v\d)?|bsd-\d-clause|mpl-2\.0|isc)(?: licen[cs]e)?\.?$/iu
