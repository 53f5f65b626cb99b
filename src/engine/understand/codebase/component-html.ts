import { priceShape } from './component-data.ts'
import { readCode } from './component-code.ts'
import { readMarkup, readTag } from './component-markup.ts'
import { close, open, type Walk } from './component-walk.ts'

const COMPONENT =
  /^[ \t]{0,8}(?:import\s[^\n]{1,300}\sfrom\s["']|export (?:default|const|function|async)\s|["']use client["']|<script\s(?:setup|lang=)|\{[#@][a-z]{2,6}\s)/mu

/** A whole page may hold code too. */
const PAGE = /<!(?:doctype|DOCTYPE) html|<head>/u

/** Whether a text is the source of a component or of its data rather than what it shows. */
export const isComponent = (text: string): boolean => COMPONENT.test(text) && !PAGE.test(text)

/**
 * What the source of a component shows, as HTML: its markup, and what its objects say of names, prices, features,
 * questions and texts, at the place where the markup shows them. One pass over the source.
 */
export function componentHtml(text: string): string {
  const source = text.replace(/<\/?(?:script|style)(?:\s[^<>]{0,200})?>|^---$/gimu, '\n;\n')
  const walk: Walk = {
    source,
    at: 0,
    frames: [],
    markups: 0,
    out: [],
    data: new Map(),
    shape: priceShape(source),
    before: '',
    key: '',
    variable: '',
    declares: '',
    isType: false,
  }
  while (walk.at < source.length) {
    const frame = walk.frames.at(-1) ?? open(walk, 'code', {})
    if (frame.kind === 'code') readCode(walk, frame)
    else if (frame.kind === 'tag') readTag(walk, frame)
    else readMarkup(walk, frame)
  }
  while (walk.frames.length > 0) close(walk)
  return [...walk.out, ...walk.data.values()].join('')
}
