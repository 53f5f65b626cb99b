import type { LanguageLeads } from './lead-words.ts'

export const englishLeads: LanguageLeads = {
  language: 'en',
  leads: {
    nameFollows: 'my name is, my name’s, name ?:, contact(?:person| name)? ?:',
    nameMayFollow: '[Ii]’m, [Ii] am, [Tt]his is, [Ii]t’s',
    nameLabels: 'name',
    hurriedNameFollows: 'i’?m, i am, it’?s, it is, this is, name’?s, name is, ask for, speak to',
    numberFollows: `(?:my|our)(?: (?:phone|mobile|mob|cell|tel|telephone|contact|home|work|best|whatsapp)){0,2} (?:number|num|no|nr|#)(?:’?s| is)?,
    (?:my|our) (?:phone|mobile|mob|cell|tel|telephone|landline|whatsapp)(?: is)?,
    (?:best|contact|phone|mobile|mob|cell|tel|telephone) (?:number|num|no)(?: is)?,
    (?:phone|mobile|mob|cell|tel|telephone) ?(?=:), number is,
    (?:call|ring|phone|text|reach|contact|whatsapp|message) (?:me|us)(?: back)?(?: (?:please|pls))?(?: (?:on|at|@))?`,
    labelAfter: '(?:is|’s) (?:my|our)',
    firstNameFollows: '[Aa]sk for, [Cc]all me',
    capitalNameFollows: '[Ii]t’?s(?=\\s+_ (?:btw|by the way|again|here|from)(?!\\p{L}))',
    farewells: `[Cc]heers, [Tt]hanks, [Tt]hank you, [Tt]hx, (?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards, [Bb]est, [Ll]ove`,
    courtesies: `Thanks*, Thx, Cheers, Please, Bye, Hello, Hi, Ok*, Great, Perfect, Yes, No, Sorry, Regards, Best, Many`,
    companyFollows: `(?:I|we) work (?:at|for|with), (?:my|our) company(?: is| name is)?(?: called)?, company ?:, on behalf of`,
    needFollows: `(?:(?:i’m|i am|we’re|we are) )?(?:looking (?:for|to(?! see))|searching for|interested in|in the market for),
    (?:i’m|we’re) after, here,? (?:and )?after, (?<!(?<!\\p{L})(?:do|does|will|would|should|if|what|that|which|when|anything|everything) )(?:i|we)(?: (?:really|just|also|still))?(?: need| want| wanna| would like| would love|’?d like|’?d love),
    interested in, and (?:(?:am |are )?looking for|need), (?<=(?:^|[.,!?;:\\n]) ?(?:hi |hello |hey )?)(?:need|want|wanna|after),
    (?<!(?<!\\p{L})(?:i|we|you|they|he|she|it|who|people|kids|do|does|did|will|would|to|may|might|not|don’?t|doesn’?t|won’?t|no|the|in|what|really|only|still|also|just|must) )need(?= (?:a|an|some|\\d+|new) ),
    (?:can|could) (?:i|we|you)(?= (?:book|reserve|order|quote) (?!that|it|this|now|online|here))`,
    wantingToKnow: '(?:to )?(?:know|ask|find out)',
    spending: `budget, spend, afford, (?:can’?t|cannot|won’t) go (?:over|above|beyond), up to, at most,
    (?<=(?:\\d|[€$£]|EUR|USD|GBP|euros|pounds|dollars) )tops, max(?:imum)?, no more than`,
    reaching: `(?:call|ring|phone|text|e-?mail|mail|message|whatsapp|contact|reach|write|get back)(?: to)? (?:me|us)(?!\\p{L})`,
    buying: `(?:i|we)(?:’d like| would like| want| wanna|’ll| will| need)? ?(?:to )?(?:buy|order|book|reserve|sign up|purchase|subscribe|take it),
    (?:i|we)(?:’ll| will) (?:have|take|go with) (?:the|that|this|these|those|one|two|three|both)(?!\\p{L}),
    (?:put (?:me|us) down|sign (?:me|us) up|count (?:me|us) in),
    (?:book|reserve|order) (?:me|us|it|one|two|that|this)(?!\\p{L}), start (?:(?:the|my|a) )?(?:free )?trial`,
    askingWhetherBooked: `(?:is|was|has) (?:it|that|this|everything|my (?:booking|order|place)) (?:been |now |already |all )*(?:booked|reserved|confirmed|ordered|registered),
    (?:am i|are we|have i|have we) (?:now |already |all )*(?:booked|registered|confirmed|signed up|enrolled),
    did (?:it|that|my (?:booking|order)) go through`,
    takingBack: `(?:delete|remove|forget|erase)~25(?:e-?mail|address|number|phone|mobile|details|data),
    (?:don’t|do not|never) (?:keep|store|save)~20(?:e-?mail|address|number|phone|details|data)`,
    agreeing: 'yes, yeah, yep, sure, ok, okay, of course, i agree, agreed, go ahead',
    refusing: 'no, nope, not, don’t, do not, stop, wait, never mind, rather not, better not',
    trades: 'Company, Café, Hotel, Studio, Garage, Transports?',
    firstNames: `aaron abby abdul abigail adam adele adrian aisha alan albert alex alexa alexander alexandra alexis alfie ali
    alice alicia alison allan amanda amber amelia amina amy andrea andreas andrew andy angela angie anita ann anna
    anne annie anthony antonio archie arthur ashley ayesha barbara barry beatrice becky ben benjamin bernard beth
    bethany betty beverly bill billy bob bobby brad brandon brenda brian bruce bryan cameron carl carla carlos carol
    caroline catherine cathy charles charlie charlotte cheryl chloe chris christian christina christine christopher
    cindy claire clare colin connor craig crystal cynthia daisy dan daniel danielle danny darren dave david davina
    dawn dean debbie deborah debra denise dennis derek diana diane dominic donald donna dorothy doug douglas dylan
    eddie edward eileen elaine eleanor elena elizabeth ella ellen ellie emily emma eric erica erin ethan eva evan
    evelyn faisal fatima felicity fiona frances francis frank fred freddie gail gareth gary gavin gemma geoff george
    georgia gerald gill gillian glen glenn gloria gordon graham greg gregory hannah harold harriet harry hassan
    hayley hazel heather heidi helen henry holly howard hugh ian imran irene isaac isabella isla ivan ivy jack
    jackie jacob jacqueline jake james jamie jan jane janet janice jason jasmine jay jean jeff jeffrey jen jenna
    jennifer jenny jeremy jerry jess jesse jessica jill jim jimmy joan joanna joanne joe joel john johnny jon
    jonathan jordan jose joseph josh joshua joy joyce juan judith judy julia julian julie justin karen karl kate
    katherine kathleen kathryn kathy katie kay keith kelly ken kenneth kerry kevin khalid kim kimberly kirsty kyle
    larry laura lauren laurence leah leanne lee leo leon leonard leslie lewis liam lily linda lindsay lisa liz lloyd
    logan lorraine louis louise luca lucas lucy luke lynn maggie malcolm marcus margaret maria marian marie marilyn
    marion mark martha martin martyn marvin mary mason matt matthew maureen max maya megan mel melanie melissa mia
    michael michelle mick miguel mike mohammed molly monica muhammad nadia nancy naomi natalie natasha nathan neil
    nicholas nick nicky nicola nicole nigel nina noah noel nora norman oliver olivia oscar owen pam pamela pat
    patricia patrick paul paula pauline pedro peggy pete peter phil philip phillip phoebe phyllis polly poppy priya
    rachel ralph randy raj raymond rebecca rhys ricardo richard rick ricky rita rob robert roberta robin rodney
    roger ron ronald rory rosie ross roy ruby russell ruth ryan sally sam samantha samuel sandra sandy sara sarah
    scott sean sebastian shane shannon sharon shaun sheila shirley sian simon sofia sonia sophia sophie stacey stan
    stanley stella stephanie stephen steve steven stewart stuart sue susan suzanne sylvia tamara tania tanya tara
    ted terence teresa terry theo theresa thomas tim timothy tina toby todd tom tommy tony tracey tracy trevor tyler
    valerie vanessa vera veronica vicky victor victoria vincent violet walter wayne wendy wesley will william yasmin
    yusuf yvonne zac zach zoe`,
    namesAsWords: `amber bill crystal daisy dan dawn dean frank harry holly jack jan joy mark max mia mick noel norman pat poppy
    rob robin ruby scott stella sue victor violet vera will`,
    notThis: 'not, don’t, never, old, former, instead of, forget',
    yours: 'yours?',
    usedAlready: `i (?:rang|called|phoned|tried|wrote to|emailed|mailed), your (?:number|line|email)`,
    numbered: `order, voucher, coupon, gift card, booking, customer, client, invoice, account, member, reference, ref,
      ticket, tracking, case, policy, vat, iban, serial`,
    but: 'but',
    fillers: 'to, just',
    tomorrow: 'tomorrow',
    soThen: 'so, and, ok, okay, then, great',
    nowThen: 'then, now, already, in, for (?:me|us)',
    howTo: 'how',
    notNames: `[Hh]i, [Hh]ello, [Hh]ey, [Nn]ame, [Mm]y, [Oo]ur, [Ee]-?[Mm]ail, [Mm]ail, [Tt]el*, [Pp]hone, [Mm]obile`,
    titles: 'Mr, Mrs, Ms, Miss, Dr',
    nameHere: 'here, speaking',
    fromPlace: 'from, of, at',
    interjections: '[Oo]h, [Aa]h, [Ss]orry',
    nameEnds: 'and, from, of, at, with, i, my, we, but, you, can, please',
    companyJoints: '&, of, and',
    fromCompany: 'from, with, (?:speaking |calling |writing )?for',
    ownContacts: '(?:my|our) (?:e-?mail|mail|phone|mobile|cell|number|name)',
    thenReach: `(?:and )?(?:please )?(?:send|call|ring|e-?mail|mail|text|write|contact) (?:_ ){0,3}(?:me|us|it|to)`,
    greetings: 'hi, hiya, hey, hello, good (?:morning|afternoon|evening)',
    greetedNameFollows: 'it’?s, it is, this is',
  },
}
