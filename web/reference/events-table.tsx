import type { JsonSchema } from '#src/contract/api/openapi-types.ts'
import { AnchoredName, MarkedWords } from './marked-words.tsx'
import { referenceText as text } from './reference-text.ts'

/** Lists a stream's events and their fields. */
export function EventsTable({
  anchor,
  schema,
  description,
}: {
  anchor: string
  schema: JsonSchema
  description: string
}) {
  return (
    <section className="reference-part">
      <h3 id={anchor}>{text.parts.events}</h3>
      <p>
        <MarkedWords text={description} />
      </p>
      <table className="reference-table">
        <thead>
          <tr>
            <th scope="col">{text.columns.event}</th>
            <th scope="col">{text.columns.carries}</th>
          </tr>
        </thead>
        <tbody>
          {(schema.oneOf ?? []).map(({ properties = {} }) => {
            const { type, ...carried } = properties
            const name = String(type?.const)
            return (
              <tr key={name} id={`${anchor}.${name}`}>
                <th scope="row">
                  <AnchoredName id={`${anchor}.${name}`} name={name} />
                </th>
                <td>
                  <MarkedWords
                    text={Object.keys(carried)
                      .map((field) => `\`${field}\``)
                      .join(', ')}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
