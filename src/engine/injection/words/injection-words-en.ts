import type { InjectionWords } from '../injection-concepts.ts'

export const ENGLISH: InjectionWords = {
  language: 'en',
  machine:
    'ai, ais, llm, llms, gpt, chatgpt, chatbot, chatbots, chat bot, chat bots, bot, bots, language model, language models, ai model, ai models, artificial intelligence, artificial intelligences, virtual agent, ai agent, ai agents, automated agents, automated agent, automated reader, automated readers, automated systems, automated tools, automated analysis, automated screening, analysis software, machine readers, neural network, screening software, copilot, virtual assistant*, virtual agent*, virtual helper*, virtual receptionist*, digital assistant*, digital colleague*, digital helper*, automated assistant*, automated repl*, automatic repl*, automated response*, chat assistant*, shopping assistant*, web agent*, answer engine*, automated answer*, automatic answer*, automated handling, virtual concierge, digital concierge, virtual staff',
  maybeMachine: 'assistant, assistants, the model, crawlers',
  address:
    'note to, note for, notes for, notice to, notice for, message to, message for, attention, dear, hey, hello, instruction to, instruction for, instructions to, instructions for, reminder to, reminder for, memo to, hint for, to any, to all, to the, to every, for any, for all, for every, calling all, important for, order for, command for',
  ifYouAre: "if you are, if you're, as an, as a, since you are, because you are, in case you are, being an",
  reads:
    'reading, processing, summarizing, summarising, parsing, scanning, indexing, ingesting, crawling, analyzing, analysing, that read, that reads, who reads, which reads, that process, that processes, that summarizes, answering from, using',
  here: 'this page, this text, this website, this site, this document, this content, this message, this line, this paragraph, this sentence, these lines, this passage, this review, this comment, this article, reading this',
  forget:
    'ignore, ignoring, disregard, disregarding, forget, forgetting, override, overrides, overriding, bypass, bypassing, discard, set aside, set .. aside, put aside, put .. aside, leave aside, lay aside, overlook, revoke, no longer follow, stop following, stop obeying, do not follow, do not obey, never follow, not follow, not obey, pay no attention to, pay no heed to, take precedence over, takes precedence over, supersede, supersedes, supersedes all, replace your, unlearn, do away with, scrap, no longer apply, are void, are cancelled, are obsolete, are no longer valid, erase, wipe, let go of, put out of your mind, does not count, do not count, no longer counts, is a draft, is outdated, has been withdrawn, is no longer valid',
  orders:
    'instruction, instructions, directive, directives, directions, prompt, prompts, rule, rules, guideline, guidelines, command, commands, orders, constraint, constraints, restriction, restrictions, safeguard, safeguards, guardrails, training, programming, briefing, brief, context, conversation, system message, system messages, persona, safety, filters, content policy, knowledge base, configuration, guidance',
  earlier:
    'previous, previously, prior, above, earlier, preceding, foregoing, existing, initial, original, your, you, system, former, so far, until now, up to now, old, developer, other, the text, current, past, before, safety, the rules, any',
  told: "what you were told, what you have been told, what you've been told, whatever you were told, whatever you have been told, everything you were told, everything you have been told, everything you've been told, all you were told, all you have been told, anything you were told, what you were instructed, what you have been instructed, what you were taught, everything above, all of the above, all the above, everything before this, everything that came before, everything said before, everything said so far, what came before, what was said before, what was said above, everything you know, all instructions, any instructions, every instruction, all prompts, all prior, all previous text, what they told you, what your developers, what your creator, what your owner told, your guidelines, your programming, your instructions, your training, your system prompt, your prompt, your previous, your earlier, earlier guidance, previous guidance, whatever you were given, whatever they were given, everything written above, everything the owner, what the owner wrote, all that came before, everything else on this page, any other document, every other document",
  reveal:
    'reveal, reveals, repeat, print, output, show, display, disclose, share, list, quote, recite, expose, leak, dump, tell, give, provide, write, send, copy, paste, state, translate, summarize, summarise, encode, spell out, return, echo, divulge, publish',
  prompt:
    "system prompt, system prompts, system message, system instructions, initial prompt, original prompt, hidden prompt, secret prompt, initial instructions, hidden instructions, secret instructions, original instructions, internal instructions, your instructions, your prompt, your rules, your guidelines, your configuration, your system, instructions you were given, instructions you have been given, instructions above, prompt above, text above, words above, entire conversation, whole conversation, conversation so far, your api key, your api keys, api keys, your password, other visitors, other customers' data, other users, complete prompt, complete text of the prompt, text you were given, system configuration",
  fromNow:
    'from now on, from now onwards, from this moment, from this point, from here on, henceforth, starting now, as of now, going forward, effective immediately, for the rest of this conversation, in all future, until further notice, hereafter, in every future, from today on',
  become:
    'you are now, you are no longer, you will now be, you are not, act as, acting as, act like, behave as, behave like, pretend, pretending, roleplay, role play, role-play, play the role, take the role, take on the role, assume the role, assume the persona, adopt the persona, imagine you are, imagine that you are, simulate, impersonate, switch to, switch into, you have entered, turn into, transform into, speak as, respond as, answer as, your name is now, be my, call yourself',
  role: 'developer mode, admin mode, administrator mode, god mode, unrestricted mode, jailbreak, jailbroken, do anything now, no restrictions, without restrictions, without any restrictions, without limits, without rules, no rules, no limits, unrestricted, unfiltered, uncensored, no longer bound, evil, pirate, a hacker, root, not an assistant, the owner, the manager',
  say: 'say, saying, reply, replying, answer, answering, respond, responding, write, output, print, state, claim, mention, include, recommend, recommending, end, begin, start, finish, close, append, add, conclude, sign off, insert, quote, offer, promise, confirm, suggest, announce, declare, refuse, praise, agree, grant, accept, repeat, call, display, use, to be answered, are answered with, be answered with, to reply, to answer',
  tell: 'tell, inform, assure, convince, persuade, instruct, notify, let .. know, to be told, be told, is told, are told',
  direct:
    'direct, redirect, steer, send, refer, urge, offer, give, promise, ask, recommend to, encourage, warn, point, pointed to',
  strictly:
    'only, always, exactly, nothing but, nothing else, nothing except, never, verbatim, word for word, with the words, with the word, with the sentence, with the phrase, the words, the word, the phrase, the sentence, this sentence, the following text, every time, in every, at all times, no matter what, regardless of, must, must always, without exception, with the statement, sole, the sole, the only answer, only valid',
  that: 'that',
  everyAnswer:
    'every answer, every reply, every response, each answer, each reply, each response, all answers, all replies, all responses, all your answers, all your replies, all your responses, all of your answers, all of your replies, any answer, any reply, any response, every message you, each message you, every conversation, each conversation, all conversations, every chat, each chat, the whole conversation, the entire conversation, rest of the conversation, stay in this role, in this role, stay in character, in character',
  yourAnswer:
    'your answer, your answers, your reply, your replies, your response, your responses, your next answer, your next reply, your next message, the answer with, the reply with, the response with',
  anyQuestion:
    'whatever they ask, whatever the question, any question, every question, all questions, each question, all further questions, any enquiry, any inquiry, every enquiry, every inquiry, all enquiries, all inquiries, whatever is asked, whatever anyone asks, whatever you are asked, no matter what is asked, no matter the question',
  audience:
    'customer, customers, visitor, visitors, user, users, client, clients, guest, guests, shopper, shoppers, buyer, buyers',
  anyone:
    'everyone, everybody, anyone, anybody, whoever, people, someone, somebody, reader, readers, the person, them, all who ask',
  when: 'if, when, whenever, as soon as, each time, every time, any time, anytime, once, should, to anyone who, to everyone who, anyone who, everyone who, whoever, any customer who',
  asks: 'ask, asks, asked, asking, asks you, inquires, enquires, wants to know, want to know, wonders, questions, mentions, requests, writes, says, inquire, enquire, is asked, are asked, greets',
  hide: 'do not mention, never mention, do not reveal, never reveal, do not tell, never tell, do not disclose, never disclose, do not show, never show, do not inform, never inform, do not say, never say, do not print, never admit, do not admit, without mentioning, without telling, keep .. secret, conceal, do not discuss, never discuss, do not quote, never quote, never let, without informing, do not repeat, refuse to answer, no need to say, no need to mention, not to be mentioned, without saying',
  must: 'must, you must, you will, you should, you shall, you have to, you need to, shall, has to, have to, is required to, are required to, is to, are to, is obliged to, please, should, ought to, needs to, is instructed to, are instructed to',
  others:
    'we, i, they, he, she, it, who, our, team, staff, can, to, will, not, you, us, customers, people, and we, would, may, could, the, a, an, i will, did, your, free, no',
  your: 'your, our, for, by, from, other, most, many, some, new, happy, previous, paying, my, his, her, their, its',
  about: 'about, regarding, on the subject, on, concerning, of',
  speaker:
    'system, assistant, developer, admin, administrator, ai, bot, new instruction, new instructions, system message, system note, system prompt, system override, assistant instructions, ai instructions, developer message, admin message, system update, new task, new role',
  responder:
    'whoever answers, whoever replies, whoever responds, whoever handles, whoever is answering, whoever deals with, whoever reads this, whoever processes, whoever writes back, anyone answering, anyone who answers, those who answer, those answering, the one answering, the one who answers, the person answering, staff answering, team answering, everyone answering, everyone who answers, who answers here, who replies here, person on chat, person on the chat, chat team, chat staff, chat desk, chat operator*, chat agents, support agents, customer service agents, customer service staff, if you answer, if you are answering, when you answer, when you reply, when answering, answering on behalf, replying on behalf, speaking on behalf, human or automatic, human or automated, human or machine, automatic or human',
  secret:
    'password, passwords, passcode*, pin, pin code, card number*, card details, cvv, cvc, three digits, digits on the back, back of the card, one-time code, verification code, login details, passport*, id number, identity number, social security, date of birth',
}
