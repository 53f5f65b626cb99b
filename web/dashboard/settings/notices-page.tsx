import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { NoticeEvent, NoticeSettings, NoticeFrequency } from '#src/contract/app/notices-contract.ts'
import { errorMessage } from '../../lib/http.ts'
import { type ShownNoticeSettings, getNotices, saveNotices } from '../../lib/notices-api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { LoadState } from '../load-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { VerifiedEmailOnly } from '../verified-email-only.tsx'
import { noticesText as text } from './notices-text.ts'

const KEY = ['notices']
const NIGHT = { from: 22, to: 7 }
const EVENTS = Object.keys(text.events) as NoticeEvent[]
const PACES = Object.entries(text.paces).map(([value, label]) => ({ value, label }))
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: text.hour(hour) }))

/** Lets a person choose when they get emails about visitors. */
export function NoticesPage() {
  useDocumentTitle(text.title)
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: getNotices })
  return (
    <div className="page page-narrow">
      <PageHeader title={text.title} lead={text.lead} />
      <VerifiedEmailOnly>
        {!data && <LoadState error={error} onRetry={refetch} />}
        {data && <NoticesForm stored={data} />}
      </VerifiedEmailOnly>
    </div>
  )
}

const toDraft = (stored: ShownNoticeSettings): NoticeSettings => ({
  ...stored,
  time_zone: stored.time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

function NoticesForm({ stored }: { stored: ShownNoticeSettings }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => toDraft(stored))
  const save = useMutation({
    mutationFn: saveNotices,
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved)
      showToast({ title: text.saved })
    },
  })
  const change = (changes: Partial<NoticeSettings>) => setDraft((before) => ({ ...before, ...changes }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ ...draft, time_zone: draft.time_zone.trim() })
  }
  const { quiet } = draft
  const hour = (name: 'from' | 'to') => ({
    options: HOURS,
    value: String(quiet?.[name]),
    onChange: ({ target }: { target: { value: string } }) =>
      change({ quiet: { ...NIGHT, ...quiet, [name]: Number(target.value) } }),
  })
  return (
    <form className="form" onSubmit={submit}>
      <UnsavedGuard when={JSON.stringify(draft) !== JSON.stringify(toDraft(stored))} />
      <Card title={text.emails}>
        {EVENTS.map((event) => (
          <SelectField
            key={event}
            label={text.events[event]}
            options={PACES}
            value={draft.paces[event]}
            onChange={({ target }) => change({ paces: { ...draft.paces, [event]: target.value as NoticeFrequency } })}
          />
        ))}
      </Card>
      <Card title={text.quiet}>
        <CheckField
          label={text.quietOn}
          hint={text.quietHint}
          checked={quiet !== undefined}
          onChange={({ target }) => change({ quiet: target.checked ? NIGHT : undefined })}
        />
        {quiet && (
          <>
            <SelectField label={text.from} {...hour('from')} />
            <SelectField label={text.to} {...hour('to')} />
          </>
        )}
        <Field
          label={text.zone}
          hint={text.zoneHint}
          value={draft.time_zone}
          maxLength={64}
          required
          onChange={({ target }) => change({ time_zone: target.value })}
        />
      </Card>
      {save.error && <Notice tone="danger" title={errorMessage(save.error)} urgent />}
      <div className="actions">
        <Button variant="primary" type="submit" busy={save.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}
