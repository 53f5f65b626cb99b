import type { DocsPage, DocsPages } from './docs-pages.ts'
import { markdownUrl, pageUrl } from './read-guide.ts'
import { joinParts } from './reference-markdown.ts'

const SUMMARY =
  'One API call turns a website or a codebase into an AI sales agent that answers visitors in a chat widget and on WhatsApp. The agent answers from what the business has published and names the source.'

/** Returns `/llms.txt`: the pages as a list of links to their Markdown. */
export function llmsIndex({ sections, resources }: DocsPages, publicUrl: string): string {
  const link = ({ path, label, description }: DocsPage): string =>
    `- [${label}](${markdownUrl(publicUrl, path)}): ${description}`
  const guides = sections.filter(({ pages }) => pages.some(({ path }) => path !== 'contributing'))
  return joinParts([
    '# Foyer',
    `> ${SUMMARY}`,
    [
      `This service runs at ${publicUrl}. To create an agent, send \`POST ${publicUrl}/api/v1/public/agents\` with \`email\`, \`company_name\` and \`website_url\` or \`codebase_context\`; no key is needed.`,
      `The URL of a page plus \`.md\`, or \`Accept: text/markdown\`, returns it as Markdown. All pages in one file: ${publicUrl}/llms-full.txt. The API as OpenAPI document: ${publicUrl}/api/v1/public/openapi.json; the visitor API: ${publicUrl}/api/v1/chat/openapi.json.`,
    ].join('\n\n'),
    ...guides.map(({ title, pages }) => `## ${title}\n\n${pages.map(link).join('\n')}`),
    ...resources.map(({ front, operations }) => {
      const title = front.label.startsWith('Visitor') ? front.label : `Reference: ${front.label}`
      return `## ${title}\n\n${[front, ...operations].map(link).join('\n')}`
    }),
  ])
}

/** Returns `/llms-full.txt`: all pages, one after the other. */
export function llmsFull(pages: DocsPage[], publicUrl: string): string {
  return pages.map(({ path, markdown }) => `<!-- ${pageUrl(publicUrl, path)} -->\n\n${markdown.trim()}\n`).join('\n')
}

/** Returns a sitemap of the pages. */
export function sitemap(pages: DocsPage[], publicUrl: string): string {
  const urls = pages.map(({ path }) => `<url><loc>${pageUrl(publicUrl, path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
