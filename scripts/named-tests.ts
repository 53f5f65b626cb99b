/** A test that a document names: a file, and the end of a test's name or a part of it. */
export interface NamedTest {
  file: string
  title: string
}

const NAMED_TESTS = /`([\w./-]+\.test\.ts)`((?: "[^"]+")+)/g

/** Finds the tests in a text, written as `file.test.ts` "title" "title". */
export function findNamedTests(text: string): NamedTest[] {
  return [...text.matchAll(NAMED_TESTS)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  )
}
