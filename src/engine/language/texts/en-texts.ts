import type { LanguageTexts } from './language-texts.ts'

export const englishTexts: LanguageTexts = {
  language: 'en',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: `hi, hello, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, good
        day, greetings, howdy, yo, hiya, how are you, how are you doing, what's up, whats up, sup, morning, afternoon,
        evening, morning all, test, testing, test test, testing 123`,
      thanks: `thanks, thank you, thank you very much, thanks a lot, many thanks, thx, ta, ty, cheers,
        thank you so much, much appreciated, that helps`,
      goodbye: `no, nope, no thanks, no thank you, that's it, bye, goodbye, bye bye, see you, see you later, good night,
        have a nice day, have a good day, take care, that's all, that is all`,
      bot: `are you a bot, are you a robot, are you human, are you a human, are you real, are you a real person, is
        this a bot, is this a real person, are you an ai, am i talking to a bot, am i talking to a human, who are you,
        what are you, are you chatgpt, am i talking to a real person, are you a machine, are you a person, what's your
        name, whats your name, what is your name, who am i talking to, who am i speaking to, who is this, who are you
        guys, who made you, who built you, who created you, is this a bot, is this ai, are you an ai, are you ai, are
        you a computer, am i talking to a computer, am i talking to ai, am i talking to an ai, am i talking to a
        robot, am i talking to a machine, is this a computer, is this automated, is this a robot, do you have feelings`,
      human: `human please, a human please, human, real person please, agent please, representative, customer service,
        can a human help me`,
      abuse: `fuck you, fuck off, fuck, idiot, you idiot, stupid bot, you are stupid, you're stupid, shut up, asshole,
        bitch, you suck, you are useless, useless, piece of shit, shit, moron, dumb, you are dumb, go to hell`,
      fillers: `lol, haha, hmm, ok, okay, oh, ah, well, great, perfect, super, cool, nice, fine, wonderful, excellent, alright,
        awesome, sounds, good, and, so, much, very, indeed`,
      additions: `mate, that, guys, man, buddy, folks, sir, everyone, again, then, now, just, a, the, for, your, all,
        you, lot, help, info, information, answer, reply, quick, lol, haha, that's, it, will, do, no, worries, got,
        lovely, brilliant, amazing`,
    },
    said: {
      greeting: 'Hello! What would you like to know about {company}?',
      thanks: "You're welcome! Is there anything else you would like to know?",
      goodbye: 'Goodbye, and thank you for visiting {company}!',
      bot: `I'm the automated assistant of {company}. I answer from what the business has published,
        and I say so when I don't know.`,
      human: "I'm an automated assistant; a person at {company} can help you.",
      abuse: "I'm sorry this isn't going well. Tell me what you are looking for and I'll do my best.",
      gibberish: "I didn't understand that. Could you put it another way?",
      empty: 'What would you like to know about {company}?',
      unknown: "I don't know that.",
      unknownSubject: "I don't know that: I have no information about “{subject}”.",
      noPrice: 'I have no price for “{subject}”.',
      siteLanguage: '{company} publishes its information in {language}.',
      related: 'What I know about it: ',
      haggling: "Prices are set by {company}; I can't change them here.",
      complaint: "I'm sorry to hear that. I can't look into it myself; a person at {company} can.",
      dispute: 'I can only go by what {company} has published.',
      browsing: "Take your time. I'm here if you want to know anything about {company}.",
      statement: 'Thank you for telling me.',
      resting: `I can't answer right now. Your message is stored for {company}; leave an email address or a phone number
        so that they can reach you.`,
    },
    opening: {
      yes: 'Yes.',
      no: 'No.',
      now: 'Open now, until {time}.',
      closed: 'Closed now.',
      next: 'Opens on {day} at {time}.',
      today: 'Opens today at {time}.',
      day: 'Open on {day}, {times}.',
      shut: 'Closed on {day}.',
    },
    offers: {
      offer: 'Offer',
      price: 'Price',
      fits: 'This could fit:',
      otherCurrency: 'The prices here are in a different currency from your budget. Otherwise, this could fit:',
      noneFits: 'Nothing with a published price fits all of that. This comes closest:',
      lowest: 'Lowest published price first:',
      highest: 'Highest published price first:',
      byNeed: 'Which one is best depends on what you need:',
    },
    values: { price: 'The price of {name} is {value}.', prices: 'Prices:' },
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
  },

  // What the agent says about a sale or contact details.
  turn: {
    askConsent: 'May {company} keep these details and contact you?',
    yesOrNo: 'Please answer yes or no.',
    consented: '{company} now has your details.',
    notKept: 'All right. {company} will not keep these details as a contact.',
    forgotten: `Done. {company} no longer has these details as a contact. What was written in this chat stays until the
      conversation is deleted.`,
    thanks: 'Thank you.',
    thanksTo: 'Thank you, {name}.',
    noted: 'I have noted {details}.',
    yourDetails: 'Your details: {details}.',
    urgent: 'If it is urgent, call {phone}.',
    restingKept: "I can't answer right now. {company} has your message and your details.",
    noOrders: "I can't book or order anything for you here.",
    consentBox: 'I agree that {company} keeps these details and contacts me.',
    waiting: 'I have marked this conversation for a person at {company}. They can answer you here; I cannot say when.',
    hours: 'Opening hours:',
    leaveContact: 'Leave an email address or a phone number if you want to be reachable elsewhere.',
    talkToPerson: 'Talk to a person',
    contactForm: 'Leave my contact details',
    contactPage: 'Contact page',
    hoursQuestion: 'What are your opening hours?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'You will get no more messages from here. Write START to get them again.',
    started: 'Welcome back. What would you like to know?',
    media: 'Thank you. I cannot look at pictures or files. Please write your question in words.',
    audio: 'Thank you. I cannot listen to voice messages. Please write your question in words.',
    location: 'Thank you for the location. I cannot use it; please write what you would like to know.',
    contacts: `Thank you. I cannot read contact cards. If you want to be contacted,
      please write the name and number here.`,
    unsupported: 'I cannot read this kind of message. Please write your question in words.',
    liked: 'Glad that helped. Is there anything else you would like to know?',
    disliked: `I am sorry that this did not help. Please tell me what you need,
      or write that you want to talk to a person.`,
    tooMany: 'You sent many messages. Try again in {minutes} minutes.',
    listLabel: 'Show options',
    noAgent: `Please open the chat link of the business again and send the message that it contains. That message tells me
      which business you want to talk to.`,
  },

  // Replies to a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: 'If it is urgent, please call {company} on {phone}.',
    quote: "I can't work out a quote here.",
    availability: "I can't check availability here.",
    ok: 'All right.',
    no: "All right. I'm here if you want to know anything else about {company}.",
  },

  // How visitors ask for a person.
  person: {
    who: '(?:(?:a|an|the|your|some|any|one of your) )?(?:(?:real|actual|live|proper|other) )*(?:human(?: being)?s?|person|people|someone|somebody|anyone|anybody|agent|representative|rep|operator|advis[eo]r|colleagues?|employee|staff|team|member of (?:the |your )?(?:staff|team)|manager|boss|owner|sales(?: team)?|support)',
    role: 'human, (?:real |live )?(?:person|agent), representative, operator',
    please: 'please',
    machine: '(?:chat)?bot, robot, machine, computer, ai',
    shapes: [
      '(?:give|drop) (?:me|us) an? (?:ring|call|bell|buzz|shout)',
      '^\\W*(?:please )?(?:call|ring|phone) (?:me|us)\\W*(?:please|pls)?\\W*$',
      'get back to (?:me|us)',
      '(?:talk|speak|chat)(?:ing)? (?:to|with) {who}',
      'discuss (?:\\p{L}+ )?with {who}',
      'who (?:can|could|should|do) i (?:talk|speak) (?:to|with)',
      "(?:not|\\p{L}+n't|dont) (?:\\p{L}+ ){0,3}(?:talk|speak|chat)(?:ing)? (?:to|with) (?:an? |the |this )?(?:{machine})",
      '(?<!(?:are|r) (?:you|u) (?:an? )?|(?:is|are) this (?:an? )?)(?:real|actual|live) (?:human(?: being)?|person|agent)',
      'is (?:there )?(?:anybody|anyone|somebody|someone) (?:there|here)(?=\\W*$)',
      '(?:have|like|want|need|get) (?:someone|somebody|a colleague) (?:\\p{L}+ )?(?:call|contact|ring|phone|reach|get back)',
      '(?:get|put|pass|transfer|connect|hand|give|send) (?:me|us|this)(?: (?:over|through|on|back))?(?: (?:to|with|on to))? {who}',
      '(?:want|need|prefer|like) (?:a|an|some) (?:(?:real|actual|live) )*(?:human|person|agent)',
      '(?:can|could|may|will|would) (?:someone|somebody|anyone|a (?:real )?(?:human|person)) (?:(?:from|of|on) (?:your|the) \\p{L}+ )?(?:please )?(?:call|ring|phone|contact|reply|answer|get back)',
      '(?:can|could|will|would) (?:you|u|ya) (?:guys )?(?:please |pls )?(?:call|ring|phone) (?:me|us)(?! an? )|(?:call|ring) me back',
    ],
  },

  // Messages that need no knowledge, but a reply.
  remarks: {
    haggling: `too (?:expensive|pricey|dear|steep|costly), too much (?:money|for (?:me|us|that|this|it)),
      (?:that|it|this|your prices?|price)(?:'s| is| are|s| seems?| sounds?) (?:a )?(?:bit |quite |very |rather |so
      |pretty |really )*(?:expensive|pricey|steep|high|a lot|a lot of money), (?:can't|cannot|can not|couldn't)
      afford, over (?:my|our|the) budget, (?:that's|it's|that is|it is) (?:a )?(?:bit |little |rather |lot )*(?:too
      )?(?:much|steep), cheaper elsewhere, cheaper (?:at|from) (?:another|other|your competit*), rip-?off`,
    asksLess: `(?:do|make|get|give|offer|have|sell|let) (?:_ ){1,3}(?:for less(?! than)|any cheaper|a
      (?:better|lower|special|good) (?:price|deal|rate)|a deal), (?:better|lower) (?:price|deal|rate), (?:best|lowest)
      (?:price )?(?:you|u) can (?:do|offer|give), (?:lower|reduce|drop|come down on|do something about|do anything
      (?:on|about)) (?:the|your|that) price, (?:knock|take) (?:something|anything|a bit|a little|_) off, negotia*,
      haggle, meet me halfway, (?:can|could) you do (?:any )?better, (?:a )?bit cheaper, (?:can|could|would|will)
      (?:you|u) do (?:it|that|this|one) for [£$€]? ?\\d+(?! (?:people|persons?|guests|of|kids|days?|weeks?|hours?)),
      chance of (?:a |any |some )?(?:discount|money off|deal)(?! (?:for|if|on)), (?:best|final|lowest) price(?! for),
      (?:knock|take) (?:_ ){1,4}off, do (?:it|that|this) (?:a (?:bit|little) )?cheaper, (?:give|get) (?:me|us) (?:a
      |any |some )?discount`,
    complaint: `(?:i'm|i am|we're|we are|im) (?:really |very |so |quite |still |extremely )*(?:not (?:at all |very
      |really |too
      )*(?:happy|satisfied|impressed|amused)|unhappy|dissatisfied|unsatisfied|disappointed|angry|furious|annoyed|upset|fed
      up), (?:is|was|are|were|'s) (?:just |really |so |absolutely |totally |simply )*(?:unacceptable|not
      acceptable|not good enough|ridiculous|outrageous|disgraceful|disappointing|a disgrace|a joke|a scam|a shame),
      (?:terrible|awful|horrible|poor|bad|appalling|worst|lousy|shocking) (?:_
      )?(?:service|experience|support|communication),
      (?:order|parcel|package|delivery|item|goods|refund|invoice|confirmation|technician|driver|reply|money)s? (?:_
      ){0,2}(?:never|not|hasn't|haven't|didn't|isn't|still)(?: _){0,2}
      (?:came|come|arrived?|show(?:ed)?|turned|here|received|delivered|there), (?:never|haven't|have not|didn't|did
      not|still not|not) (?:yet |ever |even )*(?:received|got|get|gotten|heard back|had)
      (?:my|our|any|an|a|the|back|anything), (?:nobody|no one|noone|you never|you didn't|you did not) (?:has |ever
      |even )*(?:came|called|calls|call|answered|answers|answer|replied|replies|reply|responds|responded|picks
      up|picked up|turned up|showed up|contacted|rang|got back),
      (?:staff|service|receptionist|driver|colleague|waiter) (?:was|were|is|are) (?:_
      )?(?:rude|unfriendly|unhelpful|terrible|awful|bad), never (?:_
      )?(?:called|rang|replied|answered|responded|arrived|turned up|showed up|got back|came back), (?:you|you guys|you
      people|you lot|they) are (?:all |so |just |completely |totally
      )*(?:useless|rubbish|terrible|hopeless|incompetent|unreliable), been waiting (?:for|since), want to complain,
      (?:make|file|have) a complaint, want my money back, overcharged, charged (?:me |us )?twice, waste of
      (?:time|money), (?:arrived|came|delivered) (?:_ )?(?:broken|damaged|faulty|late), you(?:'ve| have|'ve just)?
      (?:sent|delivered|gave|given|charged) (?:me |us )?(?:the |an? )?wrong, (?:still|been) waiting
      (?:for|on|since|\\d+), been (?:\\d+|two|three|four|a|over a) (?:days?|weeks?|months?) and (?:nothing|still|no)`,
    dispute: `you (?:guys )?(?:said|told|promised|claimed|wrote|advertised), (?:i was|i've been|we were|been)
      (?:told|promised), (?:your|the) (?:website|site|page|ad|colleague|flyer) (?:says|said|told|promised|promises)`,
    browsing: `(?:just|only) (?:looking|browsing)(?! for), (?:just|only) (?:having|taking) a look, (?:i|we|let me|let
      us)(?:'?ll| will| have to| need to| want to|'d like to| must)?(?: \\p{L}+)? think (?:about it|it over|on
      it|about that), (?:i|we)(?:'?ll| will) (?:get|come) back (?:to you|later|another), maybe (?:later|another
      time|some other time), another time, (?:go|look|try|looking|going) (?:somewhere else|elsewhere), sleep on it,
      (?:have to|need to|let me|must|i'll) (?:ask|check with|talk to) my, talk it over, discuss it (?:with|at),
      (?:i|we)(?:'ll| will) let you know, not (?:quite )?sure yet, (?:haven't|have not) decided, no rush, not
      interested, ^(?:maybe|perhaps|possibly|not sure|dunno|idk|(?:i )?do(?:n't|nt| not) know)[.! ]{0,9}$`,
    tells: `(?:i|we)(?:'m| am|'re| are|'ve| have| both| all| live| love| like| enjoy| own| run| come| work| travel)+,
      im, (?:it's|it is|this is) (?:for|my|our), (?:my|our) (?:_
      ){1,3}(?:is|are|has|have|loves?|likes?|turns?|lives?|works?)`,
    wants: `look* for, search*, need*, want*, would like, 'd like, interested, hop(?:e|ing), plann*, wonder*,
      tr(?:y|ying), question*, problem*, issue*, trouble, stuck, lost, locked, forg*, unable, can(?:'t|not), not,
      allerg*, _n't, book*, order*, cancel*, paid, bought`,
  },

  // What visitors want other than an answer.
  acts: {
    heard: {
      trouble: `(it's|its|it is|this is|there's|there is|theres) (a |an |very |really |quite |kind of
        )*(urgent|emergency|leak*), asap, urgently, (have|having|got|with) (a |an |some |this |no |huge |bad |big
        |major |water |gas |roof )*(leaks?|flood|hot water|heating|toothache|power cut|flat tyre|puncture),
        (have|got|having) an emergency, leaking, (is|are|'s|was|has|has been|keeps)
        (flooding|flooded|overflowing|smoking|sparking|on fire|bleeding), water (is
        )?(coming|pouring|dripping|everywhere), burst pipe, pipe (has )?burst, smell* (of )?gas, bro(ken|ke) down,
        locked (myself |ourselves )?out, won'?t start, stranded, in (a lot of |so much |terrible |bad |real )?pain,
        (pain|hurts) (so much|a lot|badly|really bad), no (hot water|heating|power|electricity), can't wait,
        (can|could|will|would) (someone|somebody|anyone|you|a (plumber|engineer|electrician|technician)) (please
        )?(come|pop) (out|over|round|by|to (us|me|my|our|the)|today|tonight|tomorrow|now|this|on|asap|straight
        away)(?! (on|for) (holiday|christmas)), send (someone|somebody) (out|over|round)?, in a (rush|hurry), need
        (it|this|someone|somebody|help|you) (now|today|asap|right (now|away)|straight away|urgently)`,
      quote: `(want|need|like|get|have|give me|give us|send me|send us|after|looking for) (a |an |the |your |some
        )?(free |rough |no obligation |no-obligation )*(quote|quotation|estimate|quotes), quote (me|us|please|pls|for
        (a|an|my|our|the|some)), (rough|ballpark|approximate) (price|cost|figure|idea|quote), price for
        (a|the|my|this|that|our) job`,
      booking: `(book|fit|squeeze|pencil|sign|put|get) (me|us) (in|up|down)(?! (trouble|touch)), (?<!do (i|we|you)
        )(want|need|like|love|trying|ready|wanna|gonna|going) (to )?(book|reserve|schedule|arrange|make (a|an)
        (booking|reservation|appointment)), (can|could|may) (i|we|you|u) (please |pls
        )?(book|reserve|schedule|arrange) (me|us|it|this|that|in|a|an|the|one|two|for|on), (make|get|have) (a|an)
        (booking|reservation|appointment), reserve (me|us|a|an|the) _, book (me|us)
        (a|an|the|for|on|this|next|to(day|morrow|night)|mon*|tue*|wed*|thu*|fri*|sat*|sun*), (want|like|love|wanna)
        (to )?(sign up|enrol*|come (in|by|over|round)), come and (have a look|look|see|measure|quote)`,
      availability: `(any|some|enough|there|the) (more |free
        )*(room|rooms|space|spaces|places|slots|seats|tables|tickets|appointments|vacancies|spots|availability)
        (left|free|available|open|on|for|in|at|this|next|today|tomorrow|tonight), (any|got)
        (space|spaces|places|slots|availability|vacancies|spots), (fully booked|sold out|booked up), (what|whats|what's)
        (your )?availability, do you have availability, (is|are) (it|you|there) (still )?(available|free)
        (on|this|next|for|today|tomorrow|tonight)`,
      yes: `yes, yes (please|pls|i do|i would), yeah, yep, yup, ya, y, sure, of course, please do, go ahead, go on
        then, definitely, (yes|yeah|yep|ok|okay|sure|oh)( (yes|yeah|ok))? (go on|go for it|go ahead|do it|let's do
        it|that works|sounds good|why not|fine)`,
      ok: `(ah |oh )?ok, okay, okey, k, kk, ok (then|cool), cool, fine, great, good, nice, right, i see, got it, all
        ?right, alright, sounds good, perfect, fair enough, makes sense, understood`,
      no: "no, nope, nah, n, (no )?not really, not yet, neither, none, don't think so",
      help: `help( me)?, (more )?info(rmation)?, menu, options, start, what can you do, how does this work, (i have
        |i've got )?(a )?question, can (you|u) help( me)?`,
    },
    spelling: `car park=car park parking, down payment=down payment deposit, put down=pay a deposit, money back=money
      back refund, gift card=gift card voucher, gift cards=gift card voucher, don't turn up=miss, dont turn up=miss,
      don't show up=miss, dont show up=miss, can't make it=miss, cant make it=miss, no show=no-show, hen do=hen party,
      stag do=stag party, sat nav=postcode, actually=, basically=, exactly=, literally=, currently=, im=i'm, ive=i've,
      u=you, ur=your, r=are, wen=when, wat=what, wot=what, wots=what is, wats=what is, wer=where, hw=how, hav=have,
      shud=should, cud=could, wud=would, pls=please, plz=please, thx=thanks, thnx=thanks, 2day=today, 2moro=tomorrow,
      tmrw=tomorrow, tomoz=tomorrow, tommorow=tomorrow, 2nite=tonight, tonite=tonight, nite=night, ppl=people,
      bday=birthday, appt=appointment, b4=before, coz=because, cuz=because, wanna=want to, gonna=going to, gotta=have
      to, lemme=let me, gimme=give me, wiv=with, wkend=weekend, wknd=weekend, abt=about, thru=through, xmas=christmas,
      fone=phone, any1=anyone, some1=someone, cn=can, hrs=hours, mins=minutes, weds=wednesday, thurs=thursday,
      tues=tuesday, bk=back, msg=message, pics=pictures, pic=picture, avail=available, gr8=great, l8=late, l8r=later,
      m8=mate, wk=week, wks=weeks, num=number, dnt=don't, doin=doing, bcoz=because, av=have, gud=good, tel=telephone,
      summat=something, sumthin=something, wkends=weekends, yrs=years, mths=months, tho=though, luv=love,
      appts=appointments, addy=address, loc=location, bcuz=because`,
  },

  // Titles, labels and categories of knowledge items.
  items: {
    contact: 'Contact',
    contactAndHours: 'Contact and opening hours',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    closed: 'closed',
    price: 'Price',
    faq: 'Questions',
    product: 'Products and services',
    policy: 'Policies',
    document: 'General',
    value: 'Value proposition: what are the benefits, how does it help?',
    customers: 'Target customers: who is this for, who uses it, who is the target audience?',
    reasons: 'Key differentiators: why choose us, what sets us apart, what are the advantages?',
    about: 'About',
    slogan: 'Slogan',
    employees: 'Employees',
    founded: 'Founded',
    specialties: 'Specialties',
    website: 'Website',
    visitors: 'Reviews and comments',
  },
  control: {
    stop: 'stop, stop all, unsubscribe, opt out, optout, cancel, end, quit',
    start: 'start, unstop, subscribe, opt in, optin',
  },
}
