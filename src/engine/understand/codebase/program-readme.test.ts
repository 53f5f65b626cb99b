import { describe, expect, test } from 'vitest'
import { understandCodebase } from './understand-codebase.ts'

describe('the README of a program', () => {
  const contentOf = (context: Parameters<typeof understandCodebase>[0], name = 'Tidewatch') =>
    understandCodebase(context, name)
      .items.map(({ content }) => content)
      .join('\n')

  test('what it is and where it runs, though that is told in words of the craft', () => {
    const readme = `# Tidewatch

## About Tidewatch

Tidewatch is a free and open source website monitor for harbours. Build your own tables of the tide on top of its data, or embed them.

## Getting started

### Prerequisites

Node.js and Docker.

### Cloud version

Our hosted cloud has a generous free plan.

### Self-hosting Tidewatch

Run Tidewatch on your own server with Docker, without a subscription.

\`\`\`sh
docker compose up
\`\`\`

## Features

- Saves each tide as a picture, a PDF and a single html file for the logbook
- Runs on a phone
`
    expect(contentOf({ readme_content: readme })).toBe(
      '## About Tidewatch\nTidewatch is a free and open source website monitor for harbours. Build your own tables of the tide on top of its data, or embed them.\n\n' +
        '### Cloud version\nOur hosted cloud has a generous free plan.\n\n### Self-hosting Tidewatch\nRun Tidewatch on your own server with Docker, without a subscription.\n\n' +
        '## Features\n- Saves each tide as a picture, a PDF and a single html file for the logbook\n- Runs on a phone',
    )
  })

  test('sentences and lists that are left out are left out whole', () => {
    const readme = `# Tidewatch

Tidewatch tells harbours when the tide turns, and
reads its settings from \`tides.toml\` in the folder
of the harbour.

It works everywhere.

- For sailors:
  - Alerts
- For the frontend framework:
  - Streaming
- For masters:
  - Tables

Thanks to those who pay for it:

![A](a.png)
`
    expect(contentOf({ readme_content: readme })).toBe(
      'It works everywhere.\n- For sailors:\n  - Alerts\n- For masters:\n  - Tables',
    )
  })

  test('that of the template it was made from is none of its own', () => {
    const readme = `# Handsome Pages

Handsome Pages is a ready-to-use template that helps you to create an awesome website within a few minutes.

## Self-hosting Handsome Pages

Put the files of your website on a server that is your own, or on that of a friend who has one.
`
    expect(contentOf({ readme_content: readme }, 'Tidewatch')).toBe('')
    expect(contentOf({ readme_content: readme }, 'Handsome Pages')).toContain('on a server that is your own')
  })

  test('pictures that are links, sentences in bold, marks and addresses', () => {
    const readme = `# Tidewatch

[<img src="store.png"
  alt="Get it">](https://store.example/tidewatch)

https://videos.example/4f1c

**Tidewatch is the calendar that sailors look at before they look out of the window.**

::: tip
It _usually_ knows.
:::
`
    const said = 'Tidewatch is the calendar that sailors look at before they look out of the window.\nIt usually knows.'
    expect(contentOf({ readme_content: readme })).toBe(said)
  })

  test('a landing page that is Markdown with HTML in it', () => {
    const landing = `---
layout: home
---

<section><div>
<h2>Everything in its place</h2>
<p>Tidewatch keeps your tides together.</p>

\`\`\`toml
[tides]
\`\`\`

<p>$ tidewatch install</p>
<p>Sail on.</p>
</div></section>
`
    expect(contentOf({ landing_page_content: landing })).toBe(
      '## Everything in its place\nTidewatch keeps your tides together.\nSail on.',
    )
  })

  test('its language is that of what is kept', () => {
    const badges =
      '<div align="center"><a href="https://a.test/de/como/para/os"><img alt="de" src="https://a.test/com/a/e.svg"></a></div>\n'
    const found = understandCodebase(
      { readme_content: `# 潮汐\n\n${badges.repeat(9)}\n潮汐告诉港口潮水何时转向。` },
      '潮汐',
    )
    expect(found.language).toBe('zh')
  })
})
