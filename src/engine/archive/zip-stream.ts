import { Zip, ZipDeflate } from 'fflate'

export interface ZipFile {
  name: string
  content: AsyncIterable<string>
}

/**
 * A ZIP archive piece by piece, with no more in memory than what was written last. A file is read only when those
 * before it are done.
 */
export async function* zipFiles(files: Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const encoder = new TextEncoder()
  for (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const part of content) {
      file.push(encoder.encode(part))
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
