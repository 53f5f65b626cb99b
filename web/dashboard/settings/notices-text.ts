import type { NoticeEvent, NoticeFrequency } from '#src/contract/app/notices-contract.ts'

/** The texts of the notifications page. */
export const noticesText = {
  title: 'Notifications',
  lead: 'Choose when Foyer sends you emails about visitors of this workspace. Your choice applies to you only.',
  events: {
    person_wanted: 'A visitor wants to talk to a person',
    new_lead: 'A visitor leaves contact details',
    question_unanswered: 'The agent can’t answer a question',
  } satisfies Record<NoticeEvent, string>,
  paces: {
    at_once: 'At once, then at most one email an hour',
    hourly: 'Every hour',
    daily: 'Once a day, at 8:00',
    off: 'Never',
  } satisfies Record<NoticeFrequency, string>,
  emails: 'Emails',
  quiet: 'Quiet hours',
  quietOn: 'Send no emails at night',
  quietHint: 'Emails wait until the quiet hours end.',
  from: 'From',
  to: 'Until',
  hour: (hour: number) => `${hour}:00`,
  zone: 'Time zone',
  zoneHint: 'Such as Europe/Berlin.',
  save: 'Save',
  saved: 'Notifications saved',
}
