import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'
import { createVisitorDocument } from '#src/contract/chat/visitor-openapi.ts'
import type { Call } from './documented-call.ts'
import { errorsMarkdown } from './errors-markdown.ts'
import { CONTRIBUTOR_GUIDES, DECISIONS_FOLDER, GUIDE_SECTIONS, type Guide, contributor } from './guides.ts'
import { type ServiceUrls, fillUrls, markdownUrl, readGuide } from './read-guide.ts'
import { type ReferenceGroup, type ReferencePage, describeReference, referenceFront } from './reference.ts'
import { joinParts } from './reference-markdown.ts'

/** A page of the documentation. */
export interface DocsPage {
  /** Path below `/docs`; '' is the front page. */
  path: string
  title: string
  /** Name in the navigation. */
  label: string
  description: string
  /** The name above the title. */
  section: string
  /** With absolute links. */
  markdown: string
  isForContributors: boolean
  /** The operation that the page describes. */
  call?: Call
}

/** A part of the navigation. */
export interface DocsSection {
  title: string
  pages: DocsPage[]
}

export interface DocsPages {
  sections: DocsSection[]
  /** The reference by resource: the page of each, and of its operations. */
  resources: { front: DocsPage; operations: DocsPage[] }[]
  contributorPages: DocsPage[]
}

const REFERENCE = 'API reference'
const CONTRIBUTORS = 'For contributors'

/** Reads all pages, with this installation's URLs. */
export function readPages(urls: ServiceUrls): DocsPages {
  const decisions = listDecisions()
  const guides = [...GUIDE_SECTIONS.flatMap((section) => section.guides), ...CONTRIBUTOR_GUIDES, ...decisions]
  const context = { ...urls, pathOf: new Map(guides.map(({ file, path }) => [file, path])) }
  const toGuide = (section: string) => (guide: Guide) => guidePage(guide, section, readGuide(guide.file, context))
  const sections = GUIDE_SECTIONS.map(({ title, guides: listed }) => ({ title, pages: listed.map(toGuide(title)) }))
  const reference = describe(urls)
  const api = sections.find(({ title }) => title === 'API')
  api?.pages.splice(1, 0, referencePage(reference.front), errorsPage(urls))
  const contributorPages = [...CONTRIBUTOR_GUIDES, ...decisions].map(toGuide(CONTRIBUTORS))
  sections.push({ title: CONTRIBUTORS, pages: [contributorsFront(contributorPages, urls.publicUrl)] })
  const resources = reference.groups.map(({ front, operations }) => ({
    front: referencePage(front),
    operations: operations.map((page) => referencePage(page, front.label)),
  }))
  return {
    sections,
    resources,
    contributorPages: contributorPages.map((page) => ({ ...page, isForContributors: true })),
  }
}

function describe(urls: ServiceUrls): { front: ReferencePage; groups: ReferenceGroup[] } {
  const { publicUrl } = urls
  const filled = <Value>(value: Value): Value => JSON.parse(fillUrls(JSON.stringify(value), urls)) as Value
  const documents = {
    api: filled(createOpenApiDocument(`${publicUrl}/api/v1/public`)),
    visitors: filled(createVisitorDocument(`${publicUrl}/api/v1/chat`)),
  }
  const groups = describeReference(documents, publicUrl)
  return { front: referenceFront(documents, groups, publicUrl), groups }
}

function guidePage({ path, label, description }: Guide, section: string, markdown: string): DocsPage {
  return { path, label, description, section, markdown, title: titleOf(markdown), isForContributors: false }
}

function referencePage({ path, label, description, markdown, call }: ReferencePage, section = REFERENCE): DocsPage {
  return { path, label, description, section, markdown, call, title: titleOf(markdown), isForContributors: false }
}

function errorsPage(urls: ServiceUrls): DocsPage {
  const description = 'Every Error-Code of the API, what it means and how to fix it.'
  return guidePage({ path: 'errors', file: '', label: 'Errors', description }, 'API', errorsMarkdown(urls))
}

function contributorsFront(pages: DocsPage[], publicUrl: string): DocsPage {
  const description = 'How Foyer is built, measured and changed.'
  const markdown = joinParts([
    '# For contributors',
    'These pages are about Foyer’s own code. You need none of them to use or run Foyer.',
    pages
      .map(
        ({ path, label, description: about }) =>
          `- [${label}](${markdownUrl(publicUrl, path)})${about === '' ? '' : `: ${about}`}`,
      )
      .join('\n'),
  ])
  return guidePage({ path: 'contributing', file: '', label: CONTRIBUTORS, description }, CONTRIBUTORS, markdown)
}

const ROOT = resolve(import.meta.dirname, '../../..')

function listDecisions(): Guide[] {
  return globSync(join(DECISIONS_FOLDER, '*.md'), { cwd: ROOT })
    .sort()
    .map((file) => {
      const title = titleOf(readFileSync(join(ROOT, file), 'utf8')).replace(/^\d+ /, '')
      return contributor(file, `Decision ${basename(file).slice(0, 4)}: ${title}`, '')
    })
}

function titleOf(markdown: string): string {
  return (/^# (.+)$/m.exec(markdown)?.[1] ?? '').replaceAll('`', '').replaceAll('*', '')
}
