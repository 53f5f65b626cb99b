import { count } from '../../lib/format.ts'

/** The texts of the home page. */
export const homeText = {
  title: 'Home',
  steps: {
    title: 'Set up your agent',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done',
    try: {
      title: 'Check what it knows',
      lead: 'Ask what your customers ask. Correct a wrong answer under Knowledge.',
      action: 'Ask a question',
      unknowing: {
        lead: 'The agent knows nothing yet. Add prices, opening hours and contact details, then ask it what your customers ask.',
        action: 'Add knowledge',
      },
      done: (when: string) => `You asked your first question ${when}`,
    },
    look: {
      title: 'Make it look like you',
      lead: 'Set the greeting, the color and a picture.',
      action: 'Change the look',
      done: (when: string) => `First changed ${when}`,
    },
    website: {
      title: 'Put it on your site',
      lead: 'Paste one line of code into your pages, or share the chat page. When Foyer sees the chat on your website, it says so here.',
      action: 'Get the embed code',
      done: (host: string, when: string) => `Seen on ${host} ${when}`,
    },
    lead: {
      title: 'Get leads',
      lead: 'Visitors who leave an email or phone number appear under Leads, and you get an email. Try it as a visitor.',
      action: 'Open the chat page',
      done: (when: string) => `First lead ${when}`,
    },
    verify: {
      title: 'Verify your website',
      lead: 'Visitors then see that the chat is yours. Until then, the chat says that nobody has verified it.',
      action: 'Verify the website',
      done: (when: string) => `Verified ${when}`,
    },
  },
  waiting: {
    title: 'Waiting for you',
    none: 'Nobody is waiting.',
    all: 'Show all',
    announce: 'Notify me on this device',
    announceOff: 'Turn notifications off',
  },
  today: {
    title: 'Today',
    conversations: 'Conversations',
    leads: 'Leads',
    answered: 'Answered',
    noShare: '–',
    credits: 'Credits left',
    insights: 'Open insights',
  },
  questions: {
    title: 'Unanswered questions',
    none: 'No unanswered questions.',
    asked: (times: number) => `asked ${count(times, 'time', 'times')}`,
    answer: 'Answer them',
  },
}
