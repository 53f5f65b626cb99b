import { describe, expect, test } from 'vitest'
import { understandCodebase } from './understand-codebase.ts'

const FACTS = ['Walks for dogs in every weather', '$12', 'Can I cancel?', 'Until the evening before']

const SHAPES: Record<string, string> = {
  'an HTML fragment':
    '<h1>Paws</h1><p>Walks for dogs in <b>every</b> weather.</p><h2>Short walk</h2><p>$12 a walk</p><h3>Can I cancel?</h3><p>Until the evening before.</p>',
  'a whole document':
    '<!doctype html><html><head><title>Paws</title><style>p { color: red }</style></head><body><script>run({ a: 1 })</script><main><h1>Paws</h1><p>Walks for dogs in every weather.</p><h2>Short walk</h2><p>$12 a walk</p><h3>Can I cancel?</h3><p>Until the evening before.</p></main></body></html>',
  'a Vue component': `<template>
  <main><h1>{{ title }}</h1><p>Walks for dogs in every weather.</p>
  <div v-for="walk in walks" :key="walk.name"><h3>{{ walk.name }}</h3><p>{{ walk.price }} a walk</p></div>
  <div v-for="one in faqs"><h4>{{ one.question }}</h4><p v-html="one.answer"></p></div></main>
</template>
<script>
export default {
  data() {
    return {
      walks: [{ name: 'Short walk', price: '$12' }],
      faqs: [{ question: 'Can I cancel?', answer: 'Until the evening before.' }],
    }
  },
}
</script>
<style scoped>main { color: red }</style>`,
  'a Svelte component': `<script>
  const title = 'Walks for dogs in every weather'
  const walks = [{ name: 'Short walk', price: 12 }]
  const faqs = [{ q: 'Can I cancel?', a: 'Until the evening before.' }]
</script>
<h1>{title}</h1><p>{title}.</p>
{#each walks as walk}<div><h3>{walk.name}</h3><p>\${walk.price} a walk</p></div>{/each}
{#each faqs as { q, a }}<h4>{q}</h4><p>{a}</p>{/each}
<style>h1 { color: red }</style>`,
  'a JSX component': `const walks = [{ name: 'Short walk', price: '$12' }]
const faqs = [{ question: 'Can I cancel?', answer: 'Until the evening before.' }]
export function Landing() {
  return (
    <main className="page">
      <h1>Paws</h1>
      <p>Walks for dogs in every weather.</p>
      {walks.map((walk) => <Card key={walk.name} {...walk} />)}
      {faqs.map(({ question, answer }) => <Faq key={question} question={question}>{answer}</Faq>)}
    </main>
  )
}`,
  'texts as JSON': JSON.stringify({
    hero: { title: 'Paws', subtitle: 'Walks for dogs in every weather.', cta: 'Book now' },
    pricing: { short: { name: 'Short walk', price: '$12 a walk', features: ['30 minutes'] } },
    faq: { title: 'Questions', q1: 'Can I cancel?', a1: 'Until the evening before.' },
    footer: { copyright: '© {{year}} Paws', privacyUrl: '/privacy' },
  }),
  'texts as JSON with flat keys': JSON.stringify({
    'hero.title': 'Paws',
    'hero.text': 'Walks for dogs in every weather.',
    'walk.name': 'Short walk',
    'walk.cost': 'A short walk costs $12.',
    'faq.1.question': 'Can I cancel?',
    'faq.1.answer': 'Until the evening before.',
  }),
  Markdown:
    '# Paws\n\nWalks for dogs in **every** weather.\n\n## Short walk\n\n$12 a walk\n\n## Questions\n\n**Can I cancel?**\nUntil the evening before.',
  'plain text':
    'Paws\nWalks for dogs in every weather.\nShort walk\n$12 a walk\n30 minutes\nCan I cancel?\nUntil the evening before.',
}

describe('a landing page is recognized by its shape', () => {
  test.each(Object.keys(SHAPES))('%s', (shape) => {
    const { items } = understandCodebase({ landing_page_content: SHAPES[shape] }, 'Paws')
    const shown = items.map(({ title, content }) => `${title}\n${content}`).join('\n')
    for (const fact of FACTS) expect(shown).toContain(fact)
    expect(shown).not.toMatch(/[<>{}]|=>|color|import|className|Book now|privacy/u)
  })

  test.each(Object.keys(SHAPES))('%s, cut anywhere, shows no tag, brace or code', (shape) => {
    const whole = SHAPES[shape] ?? ''
    for (let end = 10; end < whole.length; end += 7) {
      const { items } = understandCodebase({ landing_page_content: whole.slice(0, end) }, 'Paws')
      const shown = items.map(({ title, content }) => `${title}\n${content}`).join('\n')
      expect([end, shown.match(/[<>{}]|=>|color:|import |className|\(\)/u)?.[0]]).toEqual([end, undefined])
    }
  })
})

test('a page in Markdown with data above it', () => {
  const page = `---
# Content
layout: ../layouts/Page.astro
title: Paws
intro: >
  Walks for dogs in every weather,
  with a map.
packages:
  - title: "Short <b>walk</b>"
    price: $12
    features:
      - 30 minutes
---

## Where we walk

In the park beside the river.
`
  const { items } = understandCodebase({ landing_page_content: page }, 'Paws')
  const shown = items.map(({ type, title, content }) => `${type} ${title}\n${content}`).join('\n')
  for (const fact of ['Walks for dogs in every weather, with a map.', 'In the park beside the river.'])
    expect(shown).toContain(fact)
  expect(shown).toContain('product Short walk\n$12\n- 30 minutes')
  expect(shown).not.toMatch(/layout|astro|---|Content/u)
  // Aliases may multiply, and what is no YAML is no data.
  for (const front of ['a: &x [1]\nb: *x', 'a: [', 'just words'])
    expect(
      understandCodebase({ landing_page_content: `---\n${front}\n---\n\n## Walks\n\nIn the park.` }, 'Paws').items,
    ).toMatchObject([{ content: expect.stringContaining('In the park.') }])
  const component = "---\nimport a from 'a'\nconst b = { name: 'Code' }\n---\n<h2>Walks</h2><p>In the park.</p>"
  expect(understandCodebase({ landing_page_content: component }, 'Paws').items).toMatchObject([
    { content: expect.stringContaining('In the park.') },
  ])
})

test('what a page says of itself, how long a price holds, and the address behind a link to a contact', () => {
  const shownOf = (landing: string): string =>
    understandCodebase({ landing_page_content: landing }, 'Paws')
      .items.map(({ title, content }) => `${title}\n${content}`)
      .join('\n')
  const page = `<!doctype html><html><head><title>Paws</title><meta name="description" content="Paws walks dogs for vets.">
</head><body><main><h1>Paws</h1><p>Walks in every weather.</p></main></body></html>`
  expect(shownOf(page)).toContain('Paws walks dogs for vets.\n')
  const data = `export const site = {
  plans: [{ name: 'Pup', price: '$0', cadence: 'forever', description: 'One walk.' }],
  footer: [{ label: 'Contact', href: 'mailto:wag@paws.example' }, { label: 'Terms', href: '/terms' }],
}`
  expect(shownOf(data)).toContain('Pup\n$0 forever\nOne walk.')
  expect(shownOf(data)).toContain('wag@paws.example')
  expect(shownOf(data)).not.toContain('terms')
})

describe('a README of a product', () => {
  test('its addresses, features, requirements and licence; no table of contents', () => {
    const { items } = understandCodebase(
      {
        readme_content: `# Tidewatch

Tidewatch rings a bell when the tide turns.

* Website &rarr; <https://tidewatch.example>, mail: <ahoy@tidewatch.example>

# Table of contents

1. [Features](#features)

## Features

- Tailor templates, themes and stylesheets

# Disclaimer

Tidewatch comes without any warranty.

# Requirements

* PostgreSQL or SQLite, and a web server

## Installation

Run the script. Or use our cloud version, which starts at $5 a month.

## License

Tidewatch is released under the MIT License. Copyright (c) 2026 Tidewatch
`,
      },
      'Tidewatch',
    )
    const shown = items.map(({ title, content }) => `${title}\n${content}`).join('\n')
    for (const kept of [
      'https://tidewatch.example',
      'ahoy@tidewatch.example',
      'themes and stylesheets',
      'PostgreSQL or SQLite',
      'starts at $5 a month',
      'MIT License',
    ])
      expect(shown).toContain(kept)
    for (const left of ['Run the script', 'Table of contents', 'Copyright', '&rarr;']) expect(shown).not.toContain(left)
  })
})

describe('a README of a library', () => {
  test('says what it is, and not how to import it', () => {
    const { items } = understandCodebase(
      {
        readme_content:
          '# acme\n\nAcme checks invoices for shops and finds amounts that were charged twice.\n\nUsage: import acme\n\n```js\nimport acme from "acme"\n```\n\n    const a = acme()\n',
      },
      'Acme',
    )
    const shown = items.map(({ title, content }) => `${title}\n${content}`).join('\n')
    expect(shown).toContain('checks invoices for shops')
    expect(shown).not.toMatch(/import|const/u)
  })
})
