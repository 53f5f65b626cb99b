import type { FieldRow } from './list-fields.ts'
import { AnchoredName, MarkedWords } from './marked-words.tsx'
import { referenceText as text } from './reference-text.ts'

interface FieldsTableProps {
  title: string
  /** Prefix of the rows' anchors. */
  anchor: string
  rows: FieldRow[]
  /** The word for a field that is not optional. */
  requiredWord: string
}

/** Lists fields with their types, limits and meaning. Each has an anchor. */
export function FieldsTable({ title, anchor, rows, requiredWord }: FieldsTableProps) {
  return (
    <section className="reference-part">
      <h3 id={anchor}>{title}</h3>
      <table className="reference-table">
        <thead>
          <tr>
            <th scope="col">{text.columns.field}</th>
            <th scope="col">{text.columns.type}</th>
            <th scope="col">{text.columns.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, type, required, description, limits }) => (
            <tr key={path} id={`${anchor}.${path}`}>
              <th scope="row">
                <AnchoredName id={`${anchor}.${path}`} name={path} />
                {required && <span className="reference-required">{requiredWord}</span>}
              </th>
              <td className="reference-type">
                <MarkedWords text={type} />
              </td>
              <td>
                <MarkedWords text={[description, ...limits.map(sentence)].filter(Boolean).join(' ')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
