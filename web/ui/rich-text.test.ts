import { expect, test } from 'vitest'
import { textInLine } from './rich-text.tsx'

test.each([
  [
    'It costs **24 EUR** a week, see [the boxes](https://lindenhof.example/boxes).',
    'It costs 24 EUR a week, see the boxes.',
  ],
  ['Three sizes:\n\n- Small\n- Large', 'Three sizes: Small Large'],
  ['First line\nsecond line', 'First line second line'],
  ['| Size | Price |\n| --- | --- |\n| Small | 18 EUR |', 'Size Price Small 18 EUR'],
  ['', ''],
])('as one line of plain text: %j', (text, line) => expect(textInLine(text)).toBe(line))
