import { Link } from 'react-router'
import type { LeadRecord } from '#src/contract/api/inbox-contract.ts'
import { formatMoment } from '../../lib/format.ts'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useAgentSearch } from '../use-selected-agent.ts'
import { useDeleteLead } from './lead-queries.ts'
import { leadsText } from './leads-text.ts'
import { leadName } from './lead-name.ts'

const text = leadsText.details
/** The URL schemes that open a contact detail in another program. */
const SCHEMES: Partial<Record<(typeof FIELDS)[number], string>> = { email: 'mailto:', phone: 'tel:' }
const FIELDS = ['name', 'email', 'phone', 'company', 'need', 'budget'] as const

/** Shows a lead's fields, each with the words it was read from, which link to their message. */
export function LeadDetails({ lead, onClose }: { lead: LeadRecord; onClose: () => void }) {
  const conversation = { pathname: `/conversations/${lead.conversation_id}`, search: useAgentSearch() }
  const { details, consent } = lead
  return (
    <Modal title={leadName(lead)} shape="side" open onClose={onClose}>
      <dl className="lead-details">
        {FIELDS.map((field) => {
          const detail = details[field]
          const scheme = SCHEMES[field]
          return (
            detail && (
              <div key={field}>
                <dt>{text.names[field]}</dt>
                <dd dir="auto">{scheme ? <a href={scheme + detail.value}>{detail.value}</a> : detail.value}</dd>
                <dd className="lead-words">
                  {detail.message_id === null ? (
                    text.form
                  ) : (
                    <Link to={{ ...conversation, hash: detail.message_id }}>
                      <q dir="auto">{detail.words}</q>
                      <span className="visually-hidden">{text.inConversation}</span>
                    </Link>
                  )}
                </dd>
              </div>
            )
          )
        })}
        <div>
          <dt>{text.consent}</dt>
          <dd>{text.consents[consent.by]}</dd>
          <dd className="lead-words">
            {formatMoment(consent.at)}
            {consent.text && <q dir="auto">{consent.text}</q>}
          </dd>
        </div>
      </dl>
      <div className="actions">
        <Link className="button button-primary" to={conversation}>
          {text.conversation}
        </Link>
        <DeleteLead lead={lead} onDeleted={onClose} />
      </div>
    </Modal>
  )
}

function DeleteLead({ lead, onDeleted }: { lead: LeadRecord; onDeleted: () => void }) {
  const deletion = useDeleteLead()
  const done = () => {
    showToast({ title: text.deleted })
    onDeleted()
  }
  return (
    <ConfirmedButton
      {...text.confirm}
      label={text.delete}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={() => deletion.mutate(lead.lead_id, { onSuccess: done })}
    />
  )
}
