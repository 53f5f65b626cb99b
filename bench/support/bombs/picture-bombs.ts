import { crc32 } from 'node:zlib'
import { zlibPacked, zlibRepeated } from './deflated-repeats.ts'

/** A picture that must not be decoded, with the type that its server claims. */
export interface PictureBomb {
  name: string
  type: string
  body: Buffer
}

const SIDE = 50_000
const GIGABYTE = 1_000_000_000

function chunk(type: string, body: Buffer): Buffer {
  const frame = Buffer.alloc(12 + body.length)
  frame.writeUInt32BE(body.length, 0)
  frame.write(type, 4, 'latin1')
  body.copy(frame, 8)
  frame.writeUInt32BE(crc32(frame.subarray(4, 8 + body.length)), 8 + body.length)
  return frame
}

function pngOf(side: number, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 6], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A box of an ISO base media file. */
function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const uint = (bytes: number, ...values: number[]): Buffer => {
  const body = Buffer.alloc(bytes * values.length)
  values.forEach((value, at) => body.writeUIntBE(value, at * bytes, bytes))
  return body
}

function avifOf(side: number): Buffer {
  const properties = box(
    'iprp',
    box('ipco', box('ispe', uint(4, 0, side, side))),
    box('ipma', uint(4, 0, 1), uint(2, 1), uint(1, 1, 1)),
  )
  const item = box('infe', uint(4, 0x0200_0000), uint(2, 1, 0), Buffer.from('av01\0'))
  const meta = box(
    'meta',
    uint(4, 0),
    box('hdlr', uint(4, 0, 0), Buffer.from('pict'), Buffer.alloc(13)),
    box('pitm', uint(4, 0), uint(2, 1)),
    box('iinf', uint(4, 0), uint(2, 1), item),
    properties,
    box('iloc', uint(4, 0), uint(1, 0x44, 0), uint(2, 1, 1, 0, 1), uint(4, 8, 8)),
  )
  return Buffer.concat([box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf')), meta, box('mdat', Buffer.alloc(64))])
}

function webpOf(side: number): Buffer {
  const canvas = Buffer.alloc(10)
  canvas.writeUIntLE(side - 1, 4, 3)
  canvas.writeUIntLE(side - 1, 7, 3)
  const body = Buffer.concat([
    Buffer.from('WEBPVP8X'),
    uint(4, 0x0a00_0000),
    canvas,
    Buffer.from('VP8L'),
    uint(4, 0),
    Buffer.alloc(4),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}

function jpegOf(side: number): Buffer {
  const frame = Buffer.concat([
    uint(2, 0xffc0, 17),
    uint(1, 8),
    uint(2, side, side),
    uint(1, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0),
  ])
  return Buffer.concat([
    uint(2, 0xffd8),
    frame,
    uint(2, 0xffda, 12),
    uint(1, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0),
    Buffer.alloc(1_000),
    uint(2, 0xffd9),
  ])
}

function gifOf(side: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0, 2, 2, 0x4c, 1, 0])])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    frame,
    Buffer.from(';'),
  ])
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">'

/** Returns nested references that expand to 10¹² shapes. */
function nestedUses(): string {
  const uses = Array.from({ length: 12 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`)
  return `<defs><g id="g0"><rect width="1" height="1"/></g>${uses.join('')}</defs><use href="#g12"/>`
}

/** Returns an SVG that refers to private addresses and files. */
const nosySvg = (privateOrigin: string): string =>
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY m SYSTEM "${privateOrigin}/entity">]>
${SVG}<script>fetch("${privateOrigin}/script")</script><image href="${privateOrigin}/image" width="10" height="10"/>
<image href="file:///etc/passwd" width="10" height="10"/><text>&f;&m;</text>${nestedUses()}</svg>`

/**
 * Returns pictures that claim to be, or decode to, far more than their bytes, and drawings that load private addresses.
 */
export function pictureBombs(privateOrigin: string): PictureBomb[] {
  const svg = Buffer.from(nosySvg(privateOrigin))
  const rows = zlibRepeated({ text: '\0'.repeat(1_000), bytes: GIGABYTE })
  const note = Buffer.concat([Buffer.from('Comment\0\0'), rows])
  const [small, profile] = [chunk('IDAT', zlibPacked(Buffer.alloc(5))), Buffer.concat([Buffer.from('icc\0\0'), rows])]
  return [
    { name: 'vast.png', type: 'image/png', body: pngOf(SIDE, chunk('IDAT', rows)) },
    { name: 'largest.png', type: 'image/png', body: pngOf(5_400, chunk('IDAT', rows)) },
    { name: 'note.png', type: 'image/png', body: pngOf(1, chunk('zTXt', note), small) },
    { name: 'profile.png', type: 'image/png', body: pngOf(1, chunk('iCCP', profile), small) },
    { name: 'vast.jpg', type: 'image/jpeg', body: jpegOf(SIDE) },
    { name: 'vast.webp', type: 'image/webp', body: webpOf(SIDE) },
    { name: 'vast.avif', type: 'image/avif', body: avifOf(SIDE) },
    { name: 'vast.gif', type: 'image/gif', body: gifOf(SIDE) },
    { name: 'endless-drawing-as.png', type: 'image/png', body: Buffer.from(`${SVG}${nestedUses()}</svg>`) },
    { name: 'drawing-as.png', type: 'image/png', body: svg },
    {
      name: 'drawing-packed-as.png',
      type: 'image/png',
      body: Buffer.concat([
        Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]),
        zlibPacked(svg).subarray(2, -4),
        Buffer.alloc(8),
      ]),
    },
  ]
}
