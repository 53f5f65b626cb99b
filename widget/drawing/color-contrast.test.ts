import { expect, test } from 'vitest'
import { contrast, parseHex, readableOn, readableShade } from './color-contrast.ts'
import type { Rgb } from './color-contrast.ts'

const levels = [0, 51, 102, 128, 153, 204, 255]
const colors: Rgb[] = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue): Rgb => [red, green, blue])))
const surfaces: Rgb[] = [
  [243, 244, 246],
  [48, 51, 58],
]

test.each([
  ['#fff', [255, 255, 255]],
  ['#1F5fd0', [31, 95, 208]],
  ['#12', undefined],
  ['red', undefined],
  ['#fff}*{color:red', undefined],
])('parseHex(%j)', (color, expected) => {
  expect(parseHex(color)).toEqual(expected)
})

test('contrast follows WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

test('text on any color has a contrast of at least 4.5', () => {
  for (const color of colors) expect(contrast(parseHex(readableOn(color)) ?? color, color)).toBeGreaterThanOrEqual(4.5)
})

test('a shade of any color is readable on the panel, and a readable color stays unchanged', () => {
  for (const color of colors) {
    for (const surface of surfaces) {
      const shade = parseHex(readableShade(color, surface)) ?? surface
      expect(contrast(shade, surface)).toBeGreaterThanOrEqual(4.5)
      if (contrast(color, surface) >= 4.5) expect(shade).toEqual(color)
    }
  }
})
