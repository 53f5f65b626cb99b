import type { OpenApiResponse } from '#src/contract/api/openapi-types.ts'
import { MarkedWords } from './marked-words.tsx'
import { referenceText as text } from './reference-text.ts'

interface ErrorRow {
  status: string
  message: string
  when: string
}

/** Lists an operation's errors: status, exact message and cause. */
export function ErrorsTable({ anchor, responses }: { anchor: string; responses: Record<string, OpenApiResponse> }) {
  return (
    <section className="reference-part">
      <h3 id={anchor}>{text.parts.errors}</h3>
      <table className="reference-table reference-errors">
        <thead>
          <tr>
            <th scope="col">{text.columns.status}</th>
            <th scope="col">{text.columns.message}</th>
            <th scope="col">{text.columns.when}</th>
          </tr>
        </thead>
        <tbody>
          {listErrors(responses).map(({ status, message, when }, index, all) => (
            <tr key={`${status} ${message}`} id={all[index - 1]?.status === status ? undefined : `${anchor}.${status}`}>
              <td className="reference-status">{status}</td>
              <th scope="row">{message}</th>
              <td>
                <MarkedWords text={when} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function listErrors(responses: Record<string, OpenApiResponse>): ErrorRow[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content['application/json']?.examples ?? {}).map(({ summary = '', value }) => ({
      status,
      message: (value as { error: string }).error,
      when: summary,
    })),
  )
}
