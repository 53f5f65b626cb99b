/** A file of a tarball, with its path inside it. */
export interface PackedFile {
  path: string
  content: Buffer
}

const BLOCK = 512
const MAX_PATH = 100
/** The time that npm itself writes, so that tarballs can be reproduced: 26 October 1985. */
const TIME = 499_162_500

/** Returns a tarball in the POSIX format (ustar) whose bytes depend on the files only. */
export function packTarball(files: readonly PackedFile[]): Buffer {
  const blocks = files.flatMap(({ path, content }) => [
    header(path, content.length),
    content,
    Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
  ])
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])
}

function header(path: string, bytes: number): Buffer {
  if (Buffer.byteLength(path) > MAX_PATH) throw new Error(`${path} is too long for a tarball.`)
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`
  block.write(path, 0)
  block.write(octal(path.endsWith('.mjs') ? 0o755 : 0o644, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(bytes, 12), 124)
  block.write(octal(TIME, 12), 136)
  block.write(' '.repeat(8), 148)
  block.write('0', 156)
  block.write('ustar\u000000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
