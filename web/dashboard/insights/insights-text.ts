import { count, formatNumber } from '../../lib/format.ts'

/** Everything that the insights' page says. */
export const insightsText = {
  title: 'Insights',
  lead: (zone: string) => `Days as in ${zone}.`,
  period: 'Period',
  periods: [
    { days: 7, label: '7 days' },
    { days: 30, label: '30 days' },
    { days: 90, label: '90 days' },
  ],
  totals: {
    title: 'Together',
    conversations: 'Conversations',
    answered_share: 'Answered',
    leads: 'Leads',
    credits: 'Credits used',
    taken_over: 'Taken over',
    thumbs: 'Thumbs',
    thumbsOf: (up: number, down: number) => `${formatNumber(up)} up, ${formatNumber(down)} down`,
    noShare: 'Nothing asked',
  },
  days: { title: 'Over time', curve: 'Curve', table: 'The same as a table', day: 'Day' },
  measures: { conversations: 'Conversations', replies: 'Replies', answered: 'Answered', leads: 'Leads', credits: 'Credits' },
  channels: { title: 'By channel', name: 'Channel', names: { webchat: 'Website', whatsapp: 'WhatsApp' } },
  sources: { title: 'By source', name: 'Source', none: 'Not given', lead: 'The source that agents were created with.' },
  questions: {
    title: 'What visitors ask',
    question: 'Question',
    count: 'Asked',
    answered: 'Answered',
    none: 'Nothing was asked in this period.',
  },
  csv: (table: string) => `CSV of ${table}`,
  download: 'CSV',
  none: {
    title: 'Nothing happened in this period',
    lead: 'Figures appear with the first conversation. Try a longer period, or put the chat where visitors are.',
    link: 'Go to the channels',
  },
  gaps: {
    title: 'Questions without an answer',
    lead: 'What visitors asked and the agent does not know. An answer becomes knowledge at once.',
    none: 'No question is open. Whatever the agent cannot answer stands here.',
    asked: (times: number) => count(times, 'time', 'times'),
    answer: 'Answer it',
    answerOf: (question: string) => `: ${question}`,
    dismiss: 'Dismiss',
    dismissed: 'Dismissed',
    dialog: {
      title: 'Answer this question',
      question: 'Question',
      answer: 'What the agent should know',
      save: 'Add it to the knowledge',
      saved: 'The agent knows it from its next message on.',
    },
  },
}
