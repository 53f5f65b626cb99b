import { loadSharp } from './load-sharp.ts'

/** Draws one of Foyer's own SVGs as PNG, `width` pixels wide; undefined if the machine has no library for it. */
export async function drawPng(svg: string, width: number): Promise<Uint8Array | undefined> {
  const sharp = await loadSharp()
  return sharp?.(Buffer.from(svg), { density: 300 }).resize({ width }).png().toBuffer()
}
