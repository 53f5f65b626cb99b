import type { Phrases } from './phrases-types.ts'

export const englishPhrases: Phrases = {
  language: 'en',
  heard: {
    greeting:
      'hi, hello, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, good day, greetings, howdy, yo, ' +
      "hiya, how are you, how are you doing, what's up, whats up, sup",
    thanks:
      'thanks, thank you, thank you very much, thanks a lot, many thanks, thx, ta, ty, cheers, thank you so much, much appreciated, ' +
      'that helps',
    goodbye:
      "no, nope, no thanks, no thank you, that's it, bye, goodbye, bye bye, see you, see you later, good night, have a nice day, " +
      "have a good day, take care, that's all, that is all",
    bot:
      'are you a bot, are you a robot, are you human, are you a human, are you real, are you a real person, is this a bot, ' +
      'is this a real person, are you an ai, am i talking to a bot, am i talking to a human, who are you, what are you, ' +
      "are you chatgpt, am i talking to a real person, are you a machine, are you a person, what's your name, whats your name, " +
      'what is your name, who am i talking to, who am i speaking to, who is this, who are you guys',
    human:
      'human please, a human please, human, real person please, agent please, representative, customer service, can a human help me',
    abuse:
      "fuck you, fuck off, fuck, idiot, you idiot, stupid bot, you are stupid, you're stupid, shut up, asshole, bitch, you suck, " +
      'you are useless, useless, piece of shit, shit, moron, dumb, you are dumb, go to hell',
  },
  said: {
    greeting: 'Hello! What would you like to know about {company}?',
    thanks: "You're welcome! Is there anything else you would like to know?",
    goodbye: 'Goodbye, and thank you for visiting {company}!',
    bot: "I'm the automated assistant of {company}. I answer from what has been published, and I say so when I don't know.",
    human: "I'm an automated assistant; a person at {company} can help you.",
    abuse: "I'm sorry this isn't going well. Tell me what you are looking for and I'll do my best.",
    gibberish: "I didn't understand that. Could you put it another way?",
    empty: 'What would you like to know about {company}?',
    unknown: "I don't know that.",
    unknownSubject: "I don't know that: I have no information about “{subject}”.",
    noPrice: 'I have no price for “{subject}”.',
    related: 'What is said about it: ',
    haggling: "Prices are set by {company}; I can't change them here.",
    complaint: "I'm sorry to hear that. I can't look into it myself; a person at {company} can.",
    dispute: 'I can only go by what {company} has published.',
    browsing: "Take your time. I'm here if you want to know anything about {company}.",
    statement: 'Thank you for telling me.',
    resting:
      "I can't answer right now. Your message is stored for {company}; leave an email address or a phone number so that they can reach you.",
  },
  opening: {
    yes: 'Yes.',
    no: 'No.',
    now: 'Open now, until {time}.',
    closed: 'Closed now.',
    next: 'Opens on {day} at {time}.',
    today: 'Opens today at {time}.',
    day: '{day}: open {times}.',
    shut: '{day}: closed.',
  },
  offers: {
    offer: 'Offer',
    price: 'Price',
    fits: 'This could fit:',
    otherCurrency: 'The prices here are in another currency than your budget. This could fit otherwise:',
    noneFits: 'I find nothing with a published price that fits all of that. Closest to it:',
    lowest: 'Lowest published price first:',
    highest: 'Highest published price first:',
    byNeed: 'Which one is best depends on what you need:',
  },
  contact: {
    phone: 'You can call {company} on {phone}.',
    email: 'You can write to {company} at {email}.',
    both: 'You can reach {company} on {phone} or at {email}.',
    page: 'You can reach {company} here: {url}',
  },
  asksDiscount: 'Is there a discount?',
  suggestions: [
    'What is the price of {subject}?',
    'What are your opening hours?',
    'Where are you?',
    'How can I reach you?',
    'How can I pay?',
    'Can I cancel?',
    'Do you deliver?',
  ],
}
