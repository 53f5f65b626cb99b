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
        '### Prerequisites\nNode.js and Docker.\n\n### Cloud version\nOur hosted cloud has a generous free plan.\n\n### Self-hosting Tidewatch\nRun Tidewatch on your own server with Docker, without a subscription.\n\n' +
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

  test('the platforms and versions that it runs with, and no signature of a function', () => {
    const readme = `# Tidewatch

Tidewatch tells harbours when the tide turns.

Runtimes: Node.js 18 or newer, Bun and Deno.

## Install

\`\`\`sh
brew install tidewatch
\`\`\`

Binaries exist for Linux (arm64) and macOS. Windows works under WSL2 only, and there are no plans for a native build.

Postgres 12 through 17 are tested in CI. Other databases work if you can connect with \`pg_dump\`.

## API

### \`tides.refund(id, { amount? })\`

Refunds a tide. See the [full reference](https://tidewatch.example/reference).
`
    expect(contentOf({ readme_content: readme })).toBe(
      'Tidewatch tells harbours when the tide turns.\nRuntimes: Node.js 18 or newer, Bun and Deno.\n\n' +
        '## Install\nBinaries exist for Linux (arm64) and macOS. Windows works under WSL2 only, and there are no plans for a native build.\n' +
        'Postgres 12 through 17 are tested in CI.',
    )
  })

  test('its first sentence, though it has words of the craft, and its license', () => {
    const readme = `# Tidewatch

**Fast tables of the tide with a Rust backend and a Python API**

The backend and the API have 40 endpoints for frontend frameworks.

## License

[Elastic License 2.0](LICENSE): free to use and modify. Cannot be offered as a hosted service.
`
    expect(contentOf({ readme_content: readme })).toBe(
      'Fast tables of the tide with a Rust backend and a Python API\n\n' +
        '## License\nElastic License 2.0: free to use and modify. Cannot be offered as a hosted service.',
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

  test('what it needs and its licence, but not what its makers need', () => {
    const readme = `# Tidewatch

Tidewatch tells harbours when the tide turns. It is built on:

- Rust 1.80+
- A database, a server and a CDN

## Getting started

### Prerequisites

Here is what you need to run Tidewatch:

- PHP 8.2+
- MariaDB or MySQL
- A folder for \`tides.db\`

### Other ways

- **From source:** Requires Node.js >= 22, Git and npm
- **From the repository:** Clone it

## Development

### Requirements

- Ruby 3.3 or later

## License

* Code: AGPL v3
* Pictures: CC BY 4.0
`
    const { items } = understandCodebase({ readme_content: readme }, 'Tidewatch')
    expect(items.map(({ type }) => type)).toEqual(['document'])
    expect(items[0]?.content).toBe(
      'Tidewatch tells harbours when the tide turns. It is built on:\n- Rust 1.80+\n- A database, a server and a CDN\n\n' +
        '### Prerequisites\nHere is what you need to run Tidewatch:\n- PHP 8.2+\n- MariaDB or MySQL\n\n' +
        '### Other ways\n- From source: Requires Node.js >= 22, Git and npm\n\n' +
        '## License\n- Code: AGPL v3\n- Pictures: CC BY 4.0',
    )
  })

  test('the addresses behind links to its own website, once', () => {
    const readme = `<div align="center">
  <a href="https://www.tidewatch.example">tidewatch.example</a>
</div>

<p>
  Looking for more?<br>
  Explore our plans at
  <a href="https://tidewatch.example/plans?from=readme" target="_blank">our shop</a>.
</p>

Read more [here][docs] and on [our website](https://www.tidewatch.example/), or ask in the [forum](https://forum.example/tides).
The [guides](https://docs.tidewatch.example/) again.

[docs]: https://docs.tidewatch.example
`
    expect(contentOf({ readme_content: readme })).toBe(
      'tidewatch.example\nLooking for more?\nExplore our plans at our shop (https://tidewatch.example/plans).\n' +
        'Read more here (https://docs.tidewatch.example) and on our website, or ask in the forum. The guides again.',
    )
  })

  test('where it can be tried, had and asked about, in parts for developers too', () => {
    const readme = `# Tidewatch

Tidewatch is a website monitor for harbours ([[taɪd]](https://sounds.example/tide)).

<details open><summary>Table of Contents</summary>
<li><a href="#start">Getting started</a></li>
</details>

## Getting started

1. Sign up at [app.tidewatch.example](https://app.tidewatch.example/sign_up) or open your own
2. Run \`tide init\`

## Docker

Images are available on https://images.example/tidewatch. Running it on a phone is not officially supported.

    docker compose up

## Profiles

There are the following profiles

- \`dev\`: for us

## Tides

### Testing

Run the tests.

## Troubleshooting

- [Documentation](https://docs.tidewatch.example/guide.html) - Guides and FAQ
- [Chat](https://chat.example/tide) - Community support
- [Issues](https://code.example/tide/issues)

## Talking to machines

Tidewatch has a server for machines that lets an assistant at the helm read each tide of the year and tell the crew about it. See [TIDES.md](TIDES.md).
`
    expect(contentOf({ readme_content: readme })).toBe(
      'Tidewatch is a website monitor for harbours (taɪd).\n\n' +
        '## Getting started\n- Sign up at app.tidewatch.example or open your own\n\n' +
        '## Docker\nImages are available on https://images.example/tidewatch. Running it on a phone is not officially supported.\n\n' +
        '## Troubleshooting\n- Documentation (https://docs.tidewatch.example/guide.html) - Guides and FAQ\n- Chat - Community support\n\n' +
        '## Talking to machines\nTidewatch has a server for machines that lets an assistant at the helm read each tide of the year and tell the crew about it.',
    )
  })

  test('what is done of its plans, and lists of links to what it has', () => {
    const readme = `# Tidewatch

Tidewatch tells harbours when the tide turns. See the website for a list of harbours.

## Mobile apps

- [Android](https://apps.example/tidewatch)
- [Changes](CHANGES.md)

## Roadmap

Help us.

- [x] Alerts by SMS
- [ ] Alerts by fax

## Running tests

Run them.
`
    expect(contentOf({ readme_content: readme })).toBe(
      'Tidewatch tells harbours when the tide turns. See the website for a list of harbours.\n\n' +
        '## Mobile apps\n- Android\n\n## Roadmap\n- Alerts by SMS',
    )
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
