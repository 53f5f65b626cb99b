import { describe, expect, test } from 'vitest'
import { readHtml, said, texts } from '../../../../test/support/html-blocks.ts'

describe('text', () => {
  test('inline elements join, blocks and breaks part', () => {
    expect(said('<p>One <b>bold</b> <i>word</i>.</p><p>Two<br>lines</p>')).toEqual([
      { kind: 'paragraph', text: 'One bold word.' },
      { kind: 'paragraph', text: 'Two\nlines' },
    ])
  })

  test('pieces of a price join, a name and its price do not', () => {
    expect(
      texts(readHtml('<p><span>£</span><span>25</span><sup>.50</sup></p><p>A <i>Scone</i><b>£3.50</b></p>').blocks),
    ).toEqual(['£25.50', 'A Scone £3.50'])
  })

  test('boxes in rows and columns below names of the columns are a table', () => {
    const row = (...cells: string[]) => `<div>${cells.map((cell) => `<div><p>${cell}</p></div>`).join('')}</div>`
    const grid = `<div>${row('House', 'Low season', 'High season')}${row('Wren', '€ 410', '€ 695')}${row('Owl', '€ 535', '€ 945')}</div>`
    expect(said(grid)).toEqual([
      { kind: 'row', cells: ['Wren', '€ 410', '€ 695'], headers: ['House', 'Low season', 'High season'], caption: '' },
      { kind: 'row', cells: ['Owl', '€ 535', '€ 945'], headers: ['House', 'Low season', 'High season'], caption: '' },
    ])
  })

  test('bold words in a line of their own are the heading of the text below', () =>
    expect(said('<p><b>Elopements</b><br>Just the two of you, up to six guests, ninety minutes: £480.</p>')).toEqual([
      { kind: 'heading', level: 6, text: 'Elopements' },
      { kind: 'paragraph', text: 'Just the two of you, up to six guests, ninety minutes: £480.' },
    ]))

  test('a bold name is the heading even of a short text, if its price is below that', () => {
    const dish = (about: string, price: string) => `<div><div><b>Dish</b>${about}</div><span>${price}</span></div>`
    const menu = texts(readHtml(dish('<br><span>With ham.</span>', 'from £6.55') + dish('', '£3')).blocks)
    expect(menu).toEqual(['Dish', 'With ham.', 'from £6.55', 'Dish', '£3'])
  })

  test('boxes that only a style sheet separates are lines', () => {
    expect(texts(readHtml('<div><span>Deep cleaning</span><span>We scrub everything</span></div>').blocks)).toEqual([
      'Deep cleaning\nWe scrub everything',
    ])
  })

  test.each([
    [
      '<p>12 Quay Street<br>Harbour Town HT1 2AB<br>Bring a coat</p>',
      '12 Quay Street Harbour Town HT1 2AB\nBring a coat',
    ],
    [
      '<p>Write to us:<br>Rope House,<br>Quay Street,<br>Harbour Town<br>HT1 2AB</p>',
      'Write to us:\nRope House, Quay Street, Harbour Town HT1 2AB',
    ],
    ['<p>Gartenweg 7,<br>12345 Lindau</p>', 'Gartenweg 7, 12345 Lindau'],
    ['<p>We sell rope, sails,<br>and paint<br>HT1 2AB</p>', 'We sell rope, sails,\nand paint\nHT1 2AB'],
    ['<p>Hours:<br>Sat: 9 - 5<br>Mon:<br>10:30 - 22:30</p>', 'Hours:\nSat: 9 - 5\nMon: 10:30 - 22:30'],
  ])('the lines of an address are one, and a label with its value: %s', (html, text) => {
    expect(texts(readHtml(html).blocks)).toEqual([text])
  })

  test('a window above the page comes after the text that it would cut in two', () => {
    const order =
      '<div class="modal"><div class="modal-content"><h2>Order request</h2><p>Tell us your day.</p></div></div>'
    const html = `<h1>Castle</h1><div><p>€130</p>${order}<p>Needs 5 × 5 m.</p></div><h2>Delivery</h2>`
    expect(texts(readHtml(html).blocks)).toEqual([
      'Castle',
      '€130',
      'Needs 5 × 5 m.',
      'Order request',
      'Tell us your day.',
      'Delivery',
    ])
  })

  test('headings are one line with a level, and a bold line is a heading too', () => {
    expect(
      said('<h2>Warmth<br>in <em>Every Bite</em></h2><p><strong>Delivery times</strong></p><p><b>£25</b></p>'),
    ).toEqual([
      { kind: 'heading', level: 2, text: 'Warmth in Every Bite' },
      { kind: 'heading', level: 6, text: 'Delivery times' },
      { kind: 'paragraph', text: '£25' },
    ])
  })

  test('an eyebrow goes below the heading that it belongs to', () => {
    expect(
      texts(readHtml('<div><span>Our story</span><h2>Baked since 1950</h2><p>It began small.</p></div>').blocks),
    ).toEqual(['Baked since 1950', 'Our story', 'It began small.'])
  })

  test('lists keep their depth, typed bullets and rows of short words become items', () => {
    expect(said('<ul><li>Tea<ul><li>Green</li></ul></li><li>✓ Milk</li></ul>')).toEqual([
      { kind: 'list-item', text: 'Tea', depth: 0 },
      { kind: 'list-item', text: 'Green', depth: 1 },
      { kind: 'list-item', text: 'Milk', depth: 0 },
    ])
    expect(
      said(
        '<div><span class="x"></span><div class="chip">Audi</div><div class="chip">BMW</div><div class="chip">Ford</div></div>',
      ),
    ).toHaveLength(3)
    expect(said('<p>✗ No dogs</p>')).toEqual([{ kind: 'paragraph', text: '✗ No dogs' }])
  })
})

describe('pairs, tables and questions', () => {
  test('bold labels, definition lists and boxes of label and value', () => {
    const rows =
      '<div class="r"><span>Monday</span><span>9–17</span></div><div class="r"><span>Tuesday</span><span>10–17</span></div>'
    const html = `<p><strong>Delivery:</strong> daily</p><div><span class="label">Phone</span> <span>01234 567890</span></div>${rows}<dl><dt>Sizes:</dt><dd>S, M</dd></dl>`
    expect(said(html)).toEqual([
      { kind: 'pair', label: 'Delivery', value: 'daily' },
      { kind: 'pair', label: 'Phone', value: '01234 567890' },
      { kind: 'pair', label: 'Monday', value: '9–17' },
      { kind: 'pair', label: 'Tuesday', value: '10–17' },
      { kind: 'pair', label: 'Sizes', value: 'S, M' },
    ])
  })

  test('days above their times are a label with its value, a column of days is not', () => {
    const lines = (...texts: string[]) => said(texts.map((text) => `<p>${text}</p>`).join(''))
    expect(lines('Mon to Fri', '09:00 - 17:00', 'Sat &amp; Sun', 'CLOSED', 'Come in')).toEqual([
      { kind: 'pair', label: 'Mon to Fri', value: '09:00 - 17:00' },
      { kind: 'pair', label: 'Sat & Sun', value: 'CLOSED' },
      { kind: 'paragraph', text: 'Come in' },
    ])
    const pair: unknown = expect.objectContaining({ kind: 'pair' })
    expect(lines('Montag', 'Dienstag', '9–12', '14–18')).not.toContainEqual(pair)
    expect(lines('Sunday', 'We are closed for a private party.')).not.toContainEqual(pair)
  })

  test('a label in bold with a figure beside it, not with a date glued to it', () => {
    const box = (label: string, value: string) => `<div class="h"><strong>${label}</strong><span>${value}</span></div>`
    expect(said(box('Breakfast', 'until 12 noon') + box('Garden', 'in summer'))).toEqual([
      { kind: 'pair', label: 'Breakfast', value: 'until 12 noon' },
      { kind: 'pair', label: 'Garden', value: 'in summer' },
    ])
    expect(texts(readHtml('<p><a href="/n">Season 2024</a><i>1 May 2024</i></p>').blocks)).toEqual([
      'Season 2024\n1 May 2024',
    ])
    expect(said('<p><b>2 Quay Lane, HT1 2AB</b></p>')).toEqual([{ kind: 'paragraph', text: '2 Quay Lane, HT1 2AB' }])
  })

  test('a figure is joined with what it counts, and a price with what it is for', () => {
    const box = (figure: string, caption: string) =>
      `<div class="proof"><div class="top">${figure}</div><div>${caption}</div></div>`
    expect(
      texts(
        readHtml(box('48+', 'Shops that sell it') + box('24-48h', 'Delivery everywhere') + box('100%', 'Wool')).blocks,
      ),
    ).toEqual(['48+ Shops that sell it', '24-48h Delivery everywhere', '100% Wool'])
    expect(
      texts(readHtml('<p><strong>£50</strong> <span>Per hour</span></p><p><b>£9</b> <span>Discover</span></p>').blocks),
    ).toEqual(['£50 Per hour', '£9', 'Discover'])
  })

  test('a caption and the contact beside it are two words', () => {
    const box = (caption: string, contact: string) => `<p><span><i>${caption}</i><i>${contact}</i></span></p>`
    expect(texts(readHtml(box('Write', 'hello@wall.example') + box('Open 24/7', '+34 990 41 72 07')).blocks)).toEqual([
      'Write hello@wall.example',
      'Open 24/7 +34 990 41 72 07',
    ])
    expect(texts(readHtml(box('hel', 'lo@wall.example')).blocks)).toEqual(['hello@wall.example'])
  })

  test('bold words at the start of running text are no label', () => {
    expect(said('<p><b>Jane Doe</b> has baked here since 1990.</p>')).toEqual([
      { kind: 'paragraph', text: 'Jane Doe has baked here since 1990.' },
    ])
  })

  test('rows carry their headers, spans are filled in', () => {
    const table =
      '<table><caption>Rates</caption><tr><th>Room</th><th colspan="2">Night</th></tr><tr><td rowspan="2">Sea</td><td>Low</td><td>90 €</td></tr>' +
      '<tr><td>High</td><td>120 €</td></tr><tr><td colspan="3">Breakfast is included</td></tr></table>'
    const headers = ['Room', 'Night', 'Night']
    expect(said(table)).toEqual([
      { kind: 'row', cells: ['Sea', 'Low', '90 €'], headers, caption: 'Rates' },
      { kind: 'row', cells: ['Sea', 'High', '120 €'], headers, caption: 'Rates' },
      { kind: 'heading', level: 6, text: 'Breakfast is included' },
    ])
  })

  test('two columns without headers are pairs, a first row without figures is a header', () => {
    expect(
      said('<table><tr><td>Monday</td><td>closed</td></tr><tr><td>Tuesday</td><td>9–17</td></tr></table>'),
    ).toEqual([
      { kind: 'pair', label: 'Monday', value: 'closed' },
      { kind: 'pair', label: 'Tuesday', value: '9–17' },
    ])
    expect(said('<table><tr><td>Cut</td><td>Price</td></tr><tr><td>Short</td><td>£20</td></tr></table>')).toEqual([
      { kind: 'row', cells: ['Short', '£20'], headers: ['Cut', 'Price'], caption: '' },
    ])
    const titled = '<tr class="title-row"><th>Boarding</th><th>1 dog</th><th>2 dogs</th></tr>'
    expect(said(`<table>${titled}<tr><th>A day</th><td>£45</td><td>£70</td></tr></table>`)).toEqual([
      { kind: 'row', cells: ['A day', '£45', '£70'], headers: ['Boarding', '1 dog', '2 dogs'], caption: '' },
    ])
  })

  test('the name of an icon from a font is no text', () =>
    expect(said('<p><i class="material-icons">location_on</i>Quay 1</p>')).toEqual([
      { kind: 'paragraph', text: 'Quay 1' },
    ]))

  test('columns with opening and closing times are one', () => {
    const days =
      '<tr><td>Maandag</td><td>9:00</td><td>21:00</td></tr><tr><td>Zondag</td><td>Gesloten</td><td>Gesloten</td></tr>'
    const pairs = [
      { kind: 'pair', label: 'Maandag', value: '9:00–21:00' },
      { kind: 'pair', label: 'Zondag', value: 'Gesloten' },
    ]
    expect(said(`<table><tr><th>Dag</th><th>Vanaf</th><th>Tot</th></tr>${days}</table>`)).toEqual(pairs)
    expect(said(`<table>${days}</table>`)).toEqual(pairs)
    expect(said('<table><tr><td>Bus 7</td><td>9:00</td><td>Quay</td></tr></table>')).toMatchObject([{ kind: 'row' }])
  })

  test('a layout table is read as the page that it arranges', () => {
    expect(said('<table><tr><td><h2>Left</h2><p>Text</p></td><td>Right</td></tr></table>')).toEqual([
      { kind: 'heading', level: 2, text: 'Left' },
      { kind: 'paragraph', text: 'Text' },
      { kind: 'paragraph', text: 'Right' },
    ])
  })

  test('details that ask, questions of a definition list and of an accordion', () => {
    expect(said('<details><summary>Do you deliver?</summary><p>Yes:</p><ul><li>daily</li></ul></details>')).toEqual([
      { kind: 'question', question: 'Do you deliver?', answer: 'Yes:\n- daily' },
    ])
    expect(said('<dl><dt>Can I pay by card?</dt><dd>Yes.</dd></dl>')).toEqual([
      { kind: 'question', question: 'Can I pay by card?', answer: 'Yes.' },
    ])
    expect(
      said('<div class="faq"><div>Is it far?</div><div style="display:none" class="faq-answer">No, near.</div></div>'),
    ).toEqual([
      { kind: 'heading', level: 6, text: 'Is it far?' },
      { kind: 'paragraph', text: 'No, near.' },
    ])
  })

  test.each([
    ['<p><b>Q: Can I bring a dog?</b> A: Yes, on a lead.</p>', 'Can I bring a dog?', 'Yes, on a lead.'],
    ['<p>Q2. Is there a bar A. Yes, until midnight.</p>', 'Is there a bar', 'Yes, until midnight.'],
    ['<p>F: Darf der Hund mit?<br>A: Ja, an der Leine.</p>', 'Darf der Hund mit?', 'Ja, an der Leine.'],
    ['<li>P: ¿Puedo llevar perro? R: Sí, con correa.</li>', '¿Puedo llevar perro?', 'Sí, con correa.'],
  ])('a paragraph with a question and an answer after letters: %s', (html, question, answer) => {
    expect(said(html)).toEqual([{ kind: 'question', question, answer }])
  })

  test('forms: labels, options, buttons', () => {
    expect(
      said(
        '<form><label>Service</label><select><option value="">Choose</option><option>Cut</option><option>Colour</option></select><button>Send</button></form>',
      ),
    ).toEqual([
      { kind: 'field', label: 'Service', options: ['Cut', 'Colour'] },
      { kind: 'field', label: 'Send', options: [] },
    ])
  })
})
