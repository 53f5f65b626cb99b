import type { Document } from './house-links.ts'
import type { SourceFile } from './source-files.ts'

/** Code of the pages and the widget, and the files that hold their texts. */
const IN_SCOPE = /^(?:web|widget)\/.*(?<!\.test)\.tsx?$/
const TEXT_FILE = /-text\.ts$|-words\.ts$|^widget\/words\/|\.d\.ts$/
/** Begins like a sentence or a label of several words. */
const READ_BY_PEOPLE = /^\s*\p{Lu}[\p{L}’']*,? +\p{L}/u

/** Lists the texts for people outside the files that hold the texts of a page. */
export function findTextsOutsideTextFiles(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => IN_SCOPE.test(path) && !TEXT_FILE.test(path))
    .flatMap(({ path, texts }) =>
      texts
        .filter(({ text }) => READ_BY_PEOPLE.test(text))
        .map(({ text, line }) => `${path}:${line}: “${text.trim()}”. Move it to the page's -text.ts.`),
    )
}

/** A label of a control in a document, with its path: `*Settings › API keys*`. */
const CONTROL = /(?<![*\w])\*(?![*\s])([^*\n]+)\*(?!\*)/g
/** They name controls of other products too. */
const OTHER_PRODUCTS = /^docs\/(?:whatsapp|widget-guides)\.md$/

/** Lists the controls that documents name and no page of Foyer has. */
export function findUnknownControls(documents: readonly Document[], files: readonly SourceFile[]): string[] {
  const labels = new Set(
    files
      .filter(({ path }) => IN_SCOPE.test(path) && TEXT_FILE.test(path))
      .flatMap(({ texts }) => texts.map(({ text }) => text)),
  )
  return documents
    .filter(({ path }) => !OTHER_PRODUCTS.test(path))
    .flatMap(({ path, text }) =>
      [...withoutCode(text).matchAll(CONTROL)]
        .flatMap(([, names = '']) => names.split(' › '))
        .filter((name) => !labels.has(name.replaceAll("'", '’')))
        .map((name) => `${path}: *${name}* is not a text on any page.`),
    )
}

const BRITISH =
  /\b(?:\w*(?:colour|behaviour|favour|neighbour|honour)\w*|\w+ise[ds]?\b(?<=(?:organ|recogn|custom|personal|normal|author|minim|optim|summar)ise[ds]?)|labelled|labelling|judgement|licence|centre|grey|artefact)\b/gi

/** Lists British spellings in documents and in texts of pages and of the contract, which are American as the API is. */
export function findBritishSpelling(documents: readonly Document[], files: readonly SourceFile[]): string[] {
  const texts = files.flatMap(({ path, texts: parts }) =>
    READ.test(path) && !path.includes('.test.') ? parts.map(({ text }) => ({ path, text })) : [],
  )
  return [...documents, ...texts].flatMap(({ path, text }) =>
    Array.from(withoutCode(text).matchAll(BRITISH), ([word]) => `${path}: ${word}`),
  )
}

const READ = /^(?:web|widget|src\/(?:contract|features\/mail|settings\.ts|cli))/

const withoutCode = (text: string): string => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '')
