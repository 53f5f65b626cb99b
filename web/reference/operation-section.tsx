import type { JsonSchema, OpenApiDocument, OpenApiMedia, OpenApiOperation } from '#src/contract/api/openapi-types.ts'
import { responsesOf } from '#src/contract/api/responses-of.ts'
import { CopyField } from '../ui/copy-field.tsx'
import { curlExamples } from './curl-example.ts'
import { ErrorsTable } from './errors-table.tsx'
import { EventsTable } from './events-table.tsx'
import { FieldsTable } from './fields-table.tsx'
import { inlineReferences } from './inline-references.ts'
import { describeField, listFields } from './list-fields.ts'
import { Paragraphs } from './marked-words.tsx'
import { referenceText as text } from './reference-text.ts'

interface OperationSectionProps {
  document: OpenApiDocument
  method: string
  path: string
  operation: OpenApiOperation
}

/** Documents one operation: description, example, fields, responses and errors. */
export function OperationSection({ document, method, path, operation }: OperationSectionProps) {
  const { operationId, summary, description, parameters, requestBody } = operation
  const responses = responsesOf(document, operation)
  const request = schemaOf(document, requestBody?.content['application/json'])
  const answer = responses['200']?.content ?? {}
  const json = schemaOf(document, answer['application/json'])
  const stream = answer['text/event-stream']
  const events = schemaOf(document, stream)
  const example = answer['application/json']?.example
  return (
    <section className="reference-operation" aria-labelledby={operationId}>
      <h2 id={operationId}>{summary}</h2>
      <p className="reference-call">
        <span className={`reference-method reference-${method}`}>{method.toUpperCase()}</span>
        <code>{path}</code>
      </p>
      <Paragraphs text={description} />
      {curlExamples({ baseUrl: document.servers[0]?.url ?? '', method, path, operation }).map(({ name, command }) => (
        <CopyField key={name} label={name ? `${text.parts.curl}: ${name}` : text.parts.curl} value={command} />
      ))}
      {example !== undefined && <CopyField label={text.answerExample} value={JSON.stringify(example, undefined, 2)} />}
      {parameters.length > 0 && (
        <FieldsTable
          title={text.parts.parameters}
          anchor={`${operationId}.parameters`}
          rows={parameters.map((one) =>
            describeField(one.name, { ...one.schema, description: one.description }, one.required),
          )}
          requiredWord={text.required}
        />
      )}
      {request && (
        <FieldsTable
          title={text.parts.request}
          anchor={`${operationId}.request`}
          rows={listFields(request)}
          requiredWord={text.required}
        />
      )}
      {json && (
        <FieldsTable
          title={text.parts.answer}
          anchor={`${operationId}.answer`}
          rows={listFields(json)}
          requiredWord={text.alwaysThere}
        />
      )}
      {events && (
        <EventsTable anchor={`${operationId}.events`} schema={events} description={stream?.schema?.description ?? ''} />
      )}
      <ErrorsTable anchor={`${operationId}.errors`} responses={responses} />
    </section>
  )
}

function schemaOf({ components }: OpenApiDocument, media: OpenApiMedia | undefined): JsonSchema | undefined {
  return media?.schema && inlineReferences(components.schemas, media.schema)
}
