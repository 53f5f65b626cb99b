import type { JsonSchema, OpenApiDocument, OpenApiMedia, OpenApiResponse } from '#src/contract/api/openapi-types.ts'
import { errorCodeOf } from '#src/contract/api/error-codes.ts'
import { responsesOf } from '#src/contract/api/responses-of.ts'
import { type CallExample, callExamples, commandFor } from './call-examples.ts'
import type { Call } from './documented-call.ts'
import { inlineReferences } from './inline-references.ts'
import { type FieldRow, describeField, listFields } from './list-fields.ts'

/** Returns an operation's page as Markdown: description, examples, fields, responses and errors. */
export function operationMarkdown(document: OpenApiDocument, call: Call, links: { headers: string }): string {
  const { method, path, operation } = call
  const { summary, description, parameters, requestBody } = operation
  const [first, ...others] = callExamples(call)
  const command = commandFor(call)
  const responses = responsesOf(document, operation)
  const answer = responses['200']?.content ?? {}
  const json = schemaOf(document, answer['application/json'])
  const stream = answer['text/event-stream']
  const request = schemaOf(document, requestBody?.content['application/json'])
  return joinParts([
    `# ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    description,
    '## Example',
    ...(first ? exampleParts(first) : []),
    command === undefined ? '' : codeFence('sh', command, 'Command'),
    ...fieldParts(
      'Parameters',
      parameters.map((one) => describeField(one.name, { ...one.schema, description: one.description }, one.required)),
      'required',
    ),
    ...(request ? fieldParts('Request body', listFields(request), 'required') : []),
    ...otherBodies(requestBody?.content ?? {}),
    ...answerParts(answer),
    ...(json ? fieldParts('Response fields', listFields(json), 'always') : []),
    ...eventParts(schemaOf(document, stream), stream?.schema?.description ?? ''),
    ...otherExamples(others),
    ...errorParts(responses),
    `Every response also has the [common headers](${links.headers}).`,
  ])
}

/** Joins blocks of Markdown. */
export function joinParts(parts: string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

export function codeFence(language: string, code: string, title?: string): string {
  return `\`\`\`${language}${title === undefined ? '' : ` title="${title}"`}\n${code}\n\`\`\``
}

function exampleParts({ curl, typescript }: CallExample): string[] {
  return [codeFence('sh', curl, 'curl'), codeFence('ts', typescript, 'TypeScript')]
}

function otherExamples(examples: CallExample[]): string[] {
  if (examples.length === 0) return []
  return ['## More examples', ...examples.flatMap((one) => [`### ${toTitle(one.name)}`, ...exampleParts(one)])]
}

const toTitle = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

function answerParts(answer: Record<string, OpenApiMedia>): string[] {
  const { 'application/json': json } = answer
  const others = Object.keys(answer).filter((type) => type !== 'application/json')
  const kinds = others.map((type) => `\`${type}\``).join(', ')
  return [
    '## Response',
    json?.example === undefined ? '' : codeFence('json', JSON.stringify(json.example, undefined, 2)),
    others.length === 0 ? '' : json ? `With \`Accept\`, also as ${kinds}.` : `The body is ${kinds}.`,
  ]
}

function otherBodies(content: Record<string, OpenApiMedia>): string[] {
  return Object.entries(content).flatMap(([type, { example }]) =>
    typeof example === 'string' ? [`As \`${type}\`:`, codeFence('', example.trimEnd())] : [],
  )
}

function fieldParts(title: string, rows: FieldRow[], requiredWord: string): string[] {
  if (rows.length === 0) return []
  const lines = rows.map(({ path, type, required, description, limits }) => {
    const meaning = [description, ...limits.map(toSentence)].filter(Boolean).join(' ')
    return [`\`${path}\`${required ? ` *${requiredWord}*` : ''}`, type, meaning]
  })
  return [`## ${title}`, toTable(['Field', 'Type', 'Meaning'], lines)]
}

function eventParts(schema: JsonSchema | undefined, description: string): string[] {
  if (!schema) return []
  const lines = (schema.oneOf ?? []).map(({ properties = {} }) => {
    const { type, ...carried } = properties
    const fields = Object.keys(carried).map((field) => `\`${field}\``)
    return [`\`${String(type?.const)}\``, fields.join(', ')]
  })
  return ['## Events', description, toTable(['Event', 'Data'], lines)]
}

function errorParts(responses: Record<string, OpenApiResponse>): string[] {
  const lines = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content['application/json']?.examples ?? {}).map(({ summary = '', value }) => {
      const { error } = value as { error: string }
      return [status, `\`${errorCodeOf(Number(status), error)}\``, escapeAngles(error), summary]
    }),
  )
  return lines.length === 0 ? [] : ['## Errors', toTable(['Status', 'Error-Code', 'Message', 'When'], lines)]
}

/** Returns a table in Markdown. */
export function toTable(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map(tableRow).join('\n')
}

const tableRow = (cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`).replace(/\s*\n\s*/g, ' ')).join(' | ')} |`
const toSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
/** Parts of a message that vary are in angle brackets, which would be HTML. */
const escapeAngles = (text: string): string => text.replace(/<(?=\w)/g, String.raw`\<`)

function schemaOf({ components }: OpenApiDocument, media: OpenApiMedia | undefined): JsonSchema | undefined {
  return media?.schema && inlineReferences(components.schemas, media.schema)
}
