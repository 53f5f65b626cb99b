import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SDK_FOLDER, writeSdkFiles } from './sdk-files.ts'

const files = writeSdkFiles()

test('the generated files are all there are', async () => {
  expect((await readdir(SDK_FOLDER)).toSorted()).toEqual(Object.keys(files).toSorted())
})

test.each(Object.keys(files))('%s is as the API is now: run `npm run sdk`', async (name) => {
  expect(await readFile(join(SDK_FOLDER, name), 'utf8')).toBe(files[name])
})
