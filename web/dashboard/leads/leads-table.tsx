import { useState } from 'react'
import type { LeadRecord } from '#src/contract/api/inbox-contract.ts'
import { formatRecent } from '../../lib/format.ts'
import { BreakableAddress } from '../../ui/breakable-address.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { LeadDetails } from './lead-details.tsx'
import { useChangeLead } from './lead-queries.ts'
import { leadsText as text } from './leads-text.ts'
import { leadName } from './lead-name.ts'

/** Lists leads, one a row. The name opens the details. */
export function LeadsTable({ leads }: { leads: LeadRecord[] }) {
  const [openId, setOpenId] = useState<string>()
  const open = leads.find(({ lead_id: id }) => id === openId)
  return (
    <>
      <table className="lead-table">
        <TableHead columns={Object.values(text.columns)} />
        <tbody>
          {leads.map((lead) => (
            <LeadLine key={lead.lead_id} lead={lead} onOpen={() => setOpenId(lead.lead_id)} />
          ))}
        </tbody>
      </table>
      {open && <LeadDetails lead={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function LeadLine({ lead, onOpen }: { lead: LeadRecord; onOpen: () => void }) {
  const { details, stage, status, created_at: since } = lead
  const who = leadName(lead)
  const reached = [details.email?.value, details.phone?.value]
    .filter((value) => value !== undefined && value !== who)
    .join(' · ')
  return (
    <tr>
      <th scope="row">
        <button type="button" className="text-button" onClick={onOpen}>
          <BreakableAddress address={who} />
        </button>
        {reached && (
          <span className="lead-reached">
            <BreakableAddress address={reached} />
          </span>
        )}
      </th>
      <td data-label={text.columns.need} dir="auto">
        {details.need?.value ?? <span className="lead-unsaid">{text.noNeed}</span>}
      </td>
      <td data-label={text.columns.stage}>
        <LeadSelect lead={lead} field="stage" label={text.of(text.stage, who)} choices={text.stages} value={stage} />
      </td>
      <td data-label={text.columns.status}>
        <LeadSelect
          lead={lead}
          field="status"
          label={text.of(text.status, who)}
          choices={text.statuses}
          value={status}
        />
      </td>
      <td data-label={text.columns.when}>
        <time dateTime={since}>{formatRecent(since)}</time>
      </td>
    </tr>
  )
}

interface LeadSelectProps {
  lead: LeadRecord
  field: 'stage' | 'status'
  label: string
  choices: Record<string, string>
  value: string
}

/** Changes one field of a lead as soon as the owner selects a value. */
function LeadSelect({ lead, field, label, choices, value }: LeadSelectProps) {
  const change = useChangeLead(lead.lead_id)
  const choose = (chosen: string) => change.mutate({ [field]: chosen }, { onError: showFailure })
  return (
    <select
      aria-label={label}
      value={change.isPending ? change.variables[field] : value}
      onChange={({ target }) => choose(target.value)}
    >
      {Object.entries(choices).map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  )
}
