import { Zip, ZipDeflate } from 'fflate'

export interface ZipFile {
  name: string
  content: AsyncIterable<string>
}

/**
 * Yields a ZIP archive in pieces, and keeps only the last piece in memory. Reads a file only after the files before
 * it.
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
