import type { OpenApiDocument, OpenApiOperation } from '#src/contract/api/openapi-types.ts'
import { Brand } from '../ui/brand.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { curlExamples } from './curl-example.ts'
import { MarkedWords, Paragraphs } from './marked-words.tsx'
import { OperationSection } from './operation-section.tsx'
import { referenceText as text } from './reference-text.ts'
import { useOpenApi } from './use-openapi.ts'

/** Documents the public API from its OpenAPI document. */
export function ReferencePage() {
  const { document, error } = useOpenApi()
  return (
    <div className="reference">
      <header className="reference-header">
        <Brand />
        <nav aria-label="Foyer">
          <a href="/dashboard/ai-agent">{text.dashboard}</a>
          <a href="/api/v1/public/openapi.json">{text.document}</a>
        </nav>
      </header>
      {error && (
        <main>
          <Notice tone="danger" urgent>
            <p>{error}</p>
          </Notice>
        </main>
      )}
      {!error && !document && (
        <main>
          <output>{text.loading}</output>
        </main>
      )}
      {document && <Reference document={document} />}
    </div>
  )
}

interface Described {
  path: string
  method: string
  operation: OpenApiOperation
}

/** Returns the operations grouped by tag, in document order. */
function groupOperations({ paths }: OpenApiDocument): Map<string, Described[]> {
  const groups = new Map<string, Described[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const tag of operation.tags) groups.set(tag, [...(groups.get(tag) ?? []), { path, method, operation }])
    }
  }
  return groups
}

function Reference({ document }: { document: OpenApiDocument }) {
  const groups = groupOperations(document)
  return (
    <div className="reference-columns">
      <nav className="reference-nav" aria-label={text.nav}>
        <ul>
          <li>
            <a href="#keys">{text.keys.title}</a>
          </li>
          <li>
            <a href="#headers">{text.headers.title}</a>
          </li>
          {[...groups].map(([group, operations]) => (
            <li key={group}>
              <details>
                <summary>
                  <code>{`/${group}`}</code>
                </summary>
                <ul>
                  {operations.map(({ method, operation }) => (
                    <li key={operation.operationId}>
                      <a href={`#${operation.operationId}`}>
                        {operation.summary} <span className="reference-verb">{method.toUpperCase()}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </nav>
      <main className="reference-main">
        <Introduction document={document} />
        {[...groups.values()].flat().map((one) => (
          <OperationSection key={one.operation.operationId} document={document} {...one} />
        ))}
      </main>
    </div>
  )
}

function Introduction({ document: { info, servers, paths, components } }: { document: OpenApiDocument }) {
  const base = servers[0]?.url ?? ''
  const operation = paths['/agents']?.['post']
  const [first] = operation ? curlExamples({ baseUrl: base, method: 'post', path: '/agents', operation }) : []
  return (
    <>
      <section className="reference-operation">
        <h1>{info.title}</h1>
        <p className="overline">{info.version}</p>
        <Paragraphs text={info.description} />
        <CopyField label={text.base} value={base} />
        {first && <CopyField label={text.first} value={first.command} />}
      </section>
      <section className="reference-operation" aria-labelledby="keys">
        <h2 id="keys">{text.keys.title}</h2>
        {[text.keys.without, text.keys.with, text.keys.refused].map((sentence) => (
          <p key={sentence}>
            <MarkedWords text={sentence} />
          </p>
        ))}
        <CopyField label={text.keys.label} value="-H 'Authorization: Bearer ak_…'" />
      </section>
      <section className="reference-operation" aria-labelledby="headers">
        <h2 id="headers">{text.headers.title}</h2>
        <dl className="reference-headers">
          {Object.entries(components.headers).map(([name, { description, example }]) => (
            <div key={name} id={`headers.${name}`}>
              <dt>
                <code>{`${name}: ${String(example)}`}</code>
              </dt>
              <dd>
                {name === 'Retry-After' && text.headers.retryAfter}
                <MarkedWords text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
