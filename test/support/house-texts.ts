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
