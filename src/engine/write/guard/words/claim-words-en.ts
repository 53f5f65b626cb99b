import type { ClaimWords } from '../claim-word-table.ts'

export const ENGLISH_CLAIMS: ClaimWords = {
  words: {
    spoken:
      'offer, work out, calculate, count, add up, quote, translate, assure, help, assist, tell, say, speak, explain, answer, show, see, look, find, hear, read, suggest, recommend, advise, guide, walk, know, think, imagine, understand, assume, be, do, have to, share, mention, list, describe, point, compare, summari[sz]e, repeat, confirm, give, provide, need, start, try, go, leave, only, not, never, put it, keep it',
    role: 'team, colleagues?, staff, advis[eo]rs?, experts?, specialists?, members?, person, consultants?, managers?, representatives?, agents?, assistants?, guides?, reception*, office, crew, captain, driver, doctor, dentist, teachers?, tutors?',
    who: 'i, we, they, someone, somebody, (?:one of )?(?:our|the|a|an|your) (?:_ ){0,3}?{role}',
    will: "'ll(?! (?:never|not)), will(?! (?:never|not)), shall(?! (?:never|not)), (?:'m|'s|'re| am| are| is) going to",
    reach:
      'call, ring, text, phone, e-?mail, mail, message, contact, write, drop, reach out, get back, get in touch, be in touch, follow up, notify, inform, remind, let you know, call back, come back to you',
    set: 'reserve, book, hold, keep, put (?:you|your|one|it aside|them aside|that aside|aside), set (?:up|aside|you up), arrange, schedule, confirm, prepare, process, secure, save, register, note, sign you, add, update',
    send: 'ship, send, dispatch, deliver, refund, forward, pass (?:it|this|that|you|your|on|along|the), return, meet you, pick you, pick up, meet',
    grant: 'apply, give you, throw in, waive, match, upgrade, cancel, guarantee, promise',
    care: 'take care, make sure, look into, check with',
    do: '{reach}, {set}, {send}, {grant}, {care}',
    doing: 'calling, sending, reserving, booking, forwarding, holding, arranging, emailing, putting, applying',
    done: 'called, e-?mailed, mailed, messaged, contacted, written to, informed, notified, reserved, booked, held, kept, put, set, arranged, scheduled, confirmed, prepared, processed, shipped, sent, dispatched, refunded, forwarded, passed, applied, added, given you, waived, cancell?ed, upgraded, signed you, registered, noted, placed, ordered, secured, saved, made, marked, signed, pencill?ed, asked, told, switched, changed, moved, extended',
    surely:
      'booked, reserved, sent, forwarded, scheduled, ordered, placed, notified, informed, applied, cancell?ed, arranged, confirmed, registered, e-?mailed, refunded, upgraded, passed',
    settled:
      'confirmed, booked, placed, reserved, processed, scheduled, approved, secured, set, sent, applied, forwarded, held, refunded, ready, on (?:its|the) way',
    order: 'order, booking, reservation, appointment, refund, request, discount, table, spot, place',
    news: 'from us, from me, back, (?:a )?call, e-?mail, reply, response, answer, confirmation, message, text, contacted, called, shortly, soon',
    now: 'just, already, now, gladly, also, personally',
  },
  shapes: [
    "i(?:'ll| will| can| could| am going to|'m going to) (?:(?:_ly|also|now|just|even|still|then) )*(?!(?:{spoken}|_ly|also|now|just|even|still|then)(?!\\p{L}))\\p{L}{2,}",
    '(?:is|are) (?:now |being |all )?(?:held|booked|kept|saved|set aside|blocked|reserved) for you',
    "_(?:'ll| will) (?:_ ){0,3}?(?:check|book|sign|fit|squeeze|call|pick|put|let|meet|bring|drive) you",
    '(?:is|are) (?:already |now )?on (?:its|the|their) way(?: to you)?',
    '(?:i can|we can|i could) (?:also |gladly |even )?(?:reserve|book|hold|save|waive|throw in|apply|arrange)',
    '(?:i can|we can|i could) (?:also |gladly |even )?(?:give|offer|get) you~20(?:discount|off|deal|better price|upgrade)',
    '{who} ?{will}~60{do}',
    "{who}(?:'m|'re| am| are) (?:{now} )?(?:{doing}|_ing~40(?:{do}|{doing}))",
    "_(?:'ll| will| (?:is|are|am) going to|'(?:s|re|m) going to) (?:then |also |soon |gladly )?{reach}~20you",
    "_(?:'ll| will) (?:{reach}|send) you",
    "(?:i|we)(?:'ve| have|'d| had)? (?:{now} )?{done}~60(?:you|your|it|that|this|them|him|her|team|colleague*|aside|down|up|the)",
    "(?:i|we)(?:'ve| have)? (?:{now} )?{surely}",
    "(?:i|we|they|{who})(?:'ll| will)~30(?:be with|come to|visit) you",
    "(?:i|we)(?:'ll| will| can)? (?:just |gladly )?(?:let|tell|ask)~30(?:know|team|colleagues?|staff|owner)",
    'your (?:_ ){1,3}(?:is|are|has been|have been|was|will be) (?:now |already |all )?{settled}',
    'your {order}~30(?:is|has been|was|will be) (?:now |already )?{settled}',
    "(?:you'll|you will|you can expect to|expect) (?:then |also |soon |shortly )?(?:receive|hear|get)~30{news}",
    "(?:you'll|you will|you can expect to|expect) (?:then |also |soon |shortly )?be (?:contacted|called|notified|refunded)",
    'let me (?:connect|transfer|put you|get you|check with|book|reserve|send|forward|call|ask|arrange|schedule|confirm)',
    '(?:i|we) (?:promise|guarantee|assure you)',
    "leave it with me|consider it done|it's (?:all )?(?:sorted|booked|reserved)|you(?:'re| are) (?:all )?(?:booked|set|registered|signed up)",
    "i(?:'ll| will) (?:see to|take care of) (?:it|that)|(?:is|are) (?:now )?reserved for you|guaranteed by|just for you",
  ],
  claims: {
    discount:
      '\\d ?% (?:off|less), (?:a |student |loyalty |group |early bird )?discount*, rebate*, coupon*, promo code*, special offers?, special prices?, half price, on sale, cashback',
    guarantee: 'guarante*, warrant(?:y|ies)',
    certificate:
      'certified, certification*, certificates? (?:of|for|from|by), accredited, accreditation*, award[- ]winning, awards?, awarded, michelin, iso[- ]?\\d+, licen[sc]ed by',
    free: '(?<!feel |hands )free(?! to | of (?:any|all|dust|gluten)|[- ]range|ly|lance|style), complimentary, no (?:extra |additional )?(?:cost|charge)s?, on the house, for nothing, at no cost',
  },
  hedges:
    "no, not, never, without, neither, nor, none, cannot, unsure, whether, nothing, \\p{L}+n't, sorry, unfortunately, afraid",
  pointers: "it, it's, its, they, they're, both, this, that, these, those, after that, otherwise, then",
}
