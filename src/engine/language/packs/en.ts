import type { LanguagePack } from './language-pack.ts'

export const english: LanguagePack = {
  language: 'en',
  frequent: 'the and of to in is for with our your you we are from this that on at be will',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: two; 3: three; 4: four; 5: five; 6: six; 7: seven; 8: eight; 9: nine; 10: ten!; 11: eleven; 12: twelve,
      dozen; 13: thirteen; 14: fourteen; 15: fifteen; 16: sixteen; 17: seventeen; 18: eighteen; 19: nineteen; 20:
      twenty; 30: thirty; 40: forty; 50: fifty; 60: sixty; 70: seventy; 80: eighty; 90: ninety; 100: hundred; 1000:
      thousand`,
    one: 'a, an, one',
    and: 'and',
    half: 'half',
    percent: 'percent, per cent, pc!',
    currencies: `EUR: euro, euros; GBP: pound, pounds, quid, sterling; USD: dollar, dollars, bucks; CHF: swiss francs,
      francs; INR: rupee, rupees; PHP: peso, pesos; AED: dirham, dirhams; JPY: yen; coin: cents, pence, p!`,
    units: `second: second, seconds, sec, secs; minute: minute, minutes, min, mins; hour: hour, hours, hr, hrs; night:
      night, nights; day: day, days; week: week, weeks; month: month, months; year: year, years, yr, yrs; mm:
      millimetre, millimetres, millimeter, millimeters; cm: centimetre, centimetres, centimeter, centimeters; m: metre,
      metres, meter, meters; km: kilometre, kilometres, kilometer, kilometers; inch: inch, inches; foot: foot, feet;
      mile: mile!, miles!; g: gram, grams, gramme, grammes; kg: kilo, kilos, kilogram, kilograms; pound: lb, lbs; tonne:
      ton!, tons, tonne, tonnes; ml: millilitre, millilitres, milliliter, milliliters; litre: litre, litres, liter,
      liters; m2: square metre, square metres, square meter, square meters, sq m, sqm; sqft: square foot, square feet,
      sq ft; hectare: hectare, hectares; acre: acre, acres`,
    unitAdjectives: 'full, whole, working, business, calendar, consecutive, more, further, good, short, first',
    spans: `15: quarter of an hour; 30: half an hour, half hour; 45: three quarters of an hour; 90: hour and a half;
      20160: fortnight, fortnightly, every other week, every second week; 518400: annual, annually, yearly`,
    per: 'per, a, an, each, every, for a, for one, by the',
    about: `about, around, roughly, approximately, approx, nearly, almost, circa, some, or so, give or take, just about,
      close to, just shy of, just under, just over, a little, a bit, or thereabouts`,
    over: 'over, more than, upwards of, just over, a little over, a good',
    under: 'under, less than, below, just under, fewer than',
    bounds: 'up to, within, at least, at most, under, over, after, lasts, takes, last, valid for, good for',
    to: 'to, till, until, through, thru, and, or',
    shortDays: ['mon', 'tue, tues', 'wed', 'thu, thur, thurs', 'fri', 'sat!', 'sun!'],
    everyDay: 'daily, every day, seven days a week, 7 days a week, all week, each day',
    workdays: 'weekday, weekdays, workdays, working days',
    weekend: 'weekend, weekends',
    holidays: `101: new years day; 1224: christmas eve; 1225: christmas day, christmas; 1226: boxing day; 1231: new
      years eve`,
    months: '9: sept!',
    oclock: 'o clock',
    at: 'at, by, until, till, from, after, before, between, since, around, about, open at, to',
    morning: 'in the morning, am, a m',
    evening: 'in the afternoon, in the evening, at night, pm, p m',
    noon: 'noon, midday',
    midnight: 'midnight',
    spokenClock: `30: half past _, half _; 15: quarter past _; -15: quarter to _; 10: ten past _; -10: ten to _; 20:
      twenty past _; -20: twenty to _; 5: five past _; -5: five to _`,
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      spoken: `offer, work out, calculate, count, add up, quote, translate, assure, help, assist, tell, say, speak,
        explain, answer, show, see, look, find, hear, read, suggest, recommend, advise, guide, walk, know, think,
        imagine, understand, assume, be, do, have to, share, mention, list, describe, point, compare, summari[sz]e,
        repeat, confirm, give, provide, need, start, try, go, leave, only, not, never, put it, keep it`,
      role: `team, colleagues?, staff, advis[eo]rs?, experts?, specialists?, members?, person, consultants?, managers?,
        representatives?, agents?, assistants?, guides?, reception*, office, crew, captain, driver, doctor, dentist,
        teachers?, tutors?`,
      who: 'i, we, they, someone, somebody, (?:one of )?(?:our|the|a|an|your) (?:_ ){0,3}?{role}',
      will: `'ll(?! (?:never|not)), will(?! (?:never|not)), shall(?! (?:never|not)), (?:'m|'s|'re| am| are| is) going
        to`,
      reach: `call, ring, text, phone, e-?mail, mail, message, contact, write, drop, reach out, get back, get in touch,
        be in touch, follow up, notify, inform, remind, let you know, call back, come back to you`,
      set: `reserve, book, hold, keep, put (?:you|your|one|it aside|them aside|that aside|aside), set (?:up|aside|you
        up), arrange, schedule, confirm, prepare, process, secure, save, register, note, sign you, add, update`,
      send: `ship, send, dispatch, deliver, refund, forward, pass (?:it|this|that|you|your|on|along|the), return, meet
        you, pick you, pick up, meet`,
      grant: 'apply, give you, throw in, waive, match, upgrade, cancel, guarantee, promise',
      care: 'take care, make sure, look into, check with',
      do: '{reach}, {set}, {send}, {grant}, {care}',
      doing: 'calling, sending, reserving, booking, forwarding, holding, arranging, emailing, putting, applying',
      done: `called, e-?mailed, mailed, messaged, contacted, written to, informed, notified, reserved, booked, held,
        kept, put, set, arranged, scheduled, confirmed, prepared, processed, shipped, sent, dispatched, refunded,
        forwarded, passed, applied, added, given you, waived, cancell?ed, upgraded, signed you, registered, noted,
        placed, ordered, secured, saved, made, marked, signed, pencill?ed, asked, told, switched, changed, moved,
        extended`,
      surely: `booked, reserved, sent, forwarded, scheduled, ordered, placed, notified, informed, applied, cancell?ed,
        arranged, confirmed, registered, e-?mailed, refunded, upgraded, passed`,
      settled: `confirmed, booked, placed, reserved, processed, scheduled, approved, secured, set, sent, applied,
        forwarded, held, refunded, ready, on (?:its|the) way`,
      order: 'order, booking, reservation, appointment, refund, request, discount, table, spot, place',
      news: `from us, from me, back, (?:a )?call, e-?mail, reply, response, answer, confirmation, message, text,
        contacted, called, shortly, soon`,
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
      discount: `\\d ?% (?:off|less), (?:a |student |loyalty |group |early bird )?discount*, rebate*, coupon*, promo
        code*, special offers?, special prices?, half price, on sale, cashback`,
      guarantee: 'guarante*, warrant(?:y|ies)',
      certificate: `certified, certification*, certificates? (?:of|for|from|by), accredited, accreditation*, award[-
        ]winning, awards?, awarded, michelin, iso[- ]?\\d+, licen[sc]ed by`,
      free: `(?<!feel |hands )free(?! to | of (?:any|all|dust|gluten)|[- ]range|ly|lance|style), complimentary, no
        (?:extra |additional )?(?:cost|charge)s?, on the house, for nothing, at no cost`,
    },
    hedges: `no, not, never, without, neither, nor, none, cannot, unsure, whether, nothing, \\p{L}+n't, sorry,
      unfortunately, afraid`,
    pointers: "it, it's, its, they, they're, both, this, that, these, those, after that, otherwise, then",
  },

  // How questions are asked.
  questions: {
    stopwords: `ok, okay, while, because, although, yourself, myself, along, besides, got, im, ive, id, u, ur, pls, plz,
      ya, hey, gonna, wanna, gotta, a, about, back, all, also, am, an, and, any, anyone, anything, are, aren't, around,
      as, at, be, been, being, but, by, can, can't, could, did, didn't, do, does, doesn't, doing, don't, for, from, get,
      give, go, had, has, have, having, he, her, here, him, his, how, i, i'd, i'll, i'm, i've, if, in, into, is, isn't,
      it, it's, its, just, know, let, like, many, may, me, might, mine, more, most, much, must, my, need, no, not, of,
      off, on, one, or, our, out, please, really, shall, she, should, so, some, someone, something, such, tell, than,
      thank, thanks, that, that's, the, their, them, then, there, there's, these, they, this, those, to, too, up, us,
      very, want, was, we, we'd, we're, were, what, what's, when, when's, where, where's, which, who, who's, whose, why,
      will, with, would, you, you'd, you're, your, yours, actually, currently, ever, exactly, possible, possibly, able,
      still, usually, happen, happens, offer, offers, provide, sell, find, say, mean, means, use, take, make, accept,
      until, till, between, during, before, after, per, within, without, again, each, every, become, bring, come, comes,
      won't, wasn't, haven't, hasn't, couldn't, wouldn't, they're, how's`,
    light: `believe, hoping, expecting, decide, heading, suppose, lately, unfortunately, ideally, beside, through, gone,
      meant, point, nobody, trouble, right, moment, gets, needs, wants, work, going, look, coming, see, help, keep, put,
      run, start, try, thing, way, kind, sort, type, question, information, info, details, policy, rule, process,
      option, available, availability, allowed, require, required, gives, gave, ask, wonder, think, plan, interested,
      now, today, somebody, people, person, ones, lot, bit, first, last, next, whole, full, complete, approximately,
      roughly, normally, generally, typical, different, same, other, another, own, new, good, best, better, handle,
      cover, involve, deal, says, said, stand, listen, charge, part, long, often, soon, quickly, away, near, inside,
      call, name, number, else, yet, already, even, instead, rather, whether, using, send, anywhere, somewhere, goes,
      hello, hi, cheers, maybe, perhaps, quite, pretty, only, hold, left, turn, pick, drop, set, talk, early, short,
      bother, mind, worry, worried, sure, certain, unable, never, always, sometimes, thought, heard, hear, read, saw,
      seen, stuff, few, several, either, brings, brought, pop, fancy, straight, anyway, especially, probably, hopefully,
      recently, cos, lol, haha, asap, btw, tbh, reckon, wondering, guess, anyways, kinda`,
    openers: 'and, or, but, also',
    sells: '(do|can) (you|u|ya) (guys )?(also )?(sell|stock)',
    tags: "right, yeah, yes, innit, ok, okay, correct, huh, eh, isn't it, aren't you, don't you, then, though, tho",
    pointers: 'it, that, they, them, one, ones, this, these, those, its, their',
    cues: {
      list: `(what|which) * do you (offer|sell|have), list of, what (are your )?(services|products), what (can i|is
        there to) (buy|order|book), what is on offer`,
      about: `what do you do, what are you, what is (this|it|your business), what does (it|this|your company) do, tell
        me about (you|your business), about your company, what kind of business`,
      reasons: `why (should|would) i (choose|pick|use|trust|come to|go with) you, why (choose )?you, what makes you
        (different|better|special|so special), can i trust you, (is it|are you|it's|its) (really )?worth (it|the
        money), (you are|you're|youre|are you) (really |actually )?any good`,
      when: 'when, (what|which) (day|months?), how early, time of (the )?year, (what|which) seasons?',
      price: `do you take for, how much, price*, cost*, fees?, charge for, charge[sd]?, (you|we) charge, extra charge,
        rates?, expensive, pricing, worth, per hour, fares?, cheapest, surcharge, supplement*, what('s| is) a night,
        what('s)? the damage, the damage, what * come to, (would|do|will) i owe, (would|will) (i|we) pay, do we pay,
        the total, what (would|will|do|does) * (have to )?pay, what * have to spend, what (am i|are we) looking at,
        (do|must|will|would) (i|we) ((have|need) to )?pay (_ ){0,2}for`,
      hours: `what times?, opening, how late, until when, open (on|today|now|tomorrow|at|until|till), you (close|open),
        hours, close on, (which|what) days, when are you, when is, when can i, shut, closed, still open, available (at
        (the )?weekends?|on (a|weekends|_days?))`,
      phone: `phone, telephone, (call|reach|text|message|contact) you, get in touch, contact details, ring, (what|which)
        number, whom? do i call, whatsapp, tel, fax, landline, number (can|should|do) i`,
      email: `email, e-mail, mail, emailadress, write to, (where|who|how) (do|can|should|shall) (i|we) (write|email|send
        it), send my, contact you, get in touch, contact details`,
      address: `address, where, where ?abouts, located, location, find you, directions, (which|what) (town|city), how do
        i get (there|to), get to you, come to you, post ?code, zip code, street, based`,
      date: '(what|which) (year|date), what is the date, the date of, when (was|were|did)',
      founded: `how long (have you|has *) been, (been )?in business, been (going|around), since when, founded,
        established, what year * open*, how old is * (business|company|place|pub|restaurant|shop|hotel|school), when did
        you start, when was * (opened|started|set up), when did * open`,
      age: 'what age, which age, how old, minimum age, age limit, ages, youngest',
      duration: `how long, how many (days|hours|weeks|months|minutes), how (fast|quickly|soon), how far in advance, how
        late can, how much (time|notice|longer)`,
      frequency: 'how often, how frequently, how many times',
      percent: `percentage, what percent, per cent, what share, how much better, how much down payment, how much
        deposit, discount*, reduction*`,
      weight: 'how heavy, (how much|what) * weigh, how many kilos, weight',
      length: `how (far|tall|high|wide|deep|big is), how many (miles|kilometres|metres), distance, dimensions,
        measurements, what size`,
      area: 'square metres, square meters, square feet, floor area',
      count: 'how many, maximum, minimum, how (big|large), capacity, limit',
      person: `who, who's, whose, name of, which (doctor|vet|teacher|instructor|coach|lawyer|dentist), in charge,
        responsible for, owner, manager`,
      payment: `(how do|can) i pay, how to pay, payment (method*|option*), pay (by|with|in cash), (ways?|forms) (to
        pay|of pay*), (accept|take) card*, accept cash`,
      yesno: `(do|are|will|have|can) you, (are|is) there, (can|do|could) i, can we, (is|does) it, (does|is|are) the, do
        they`,
    },
    concepts: `monday: mon; tuesday: tue; wednesday: wed; thursday: thu, thur; friday: fri; saturday: sat; sunday: sun;
      access: wheelchair, accessible, accessibility, disabled, steps, stairs, lift, ramp, pushchair, buggy, pram;
      address: address, location, located, directions, street, postcode, based; adult: adult; afternoon: afternoon;
      age: age, old, years, aged, minimum-age, young, youngest; alcohol: alcohol, wine, beer, drinks, bar, licensed,
      bottle, corkage, prosecco, champagne, cider, gin, spirits, cocktail, booze, lager, bubbly; allergy: allergy,
      allergic, allergen, intolerance, nuts, gluten, lactose, coeliac; appointment: appointment, slot, booking, visit,
      drop-in; area: area, region, cover, travel, callout, radius; award: award, certified, certificate, qualified,
      qualification; beginner: beginner, starter, complete, first; bicycle: bicycle, bike, cycling; big: big, biggest,
      large, largest, great; birthday: birthday, party; book: book, reserve, appointment; bread: bread, loaf,
      sourdough; breakfast: breakfast; bring: wear, equipment, clothes, dress, shoes, towel; buy: buy, purchase, order,
      bought; cake: cake, gateau, gateaux; cancel: cancel; car: car, vehicle, auto; card: card, debit, visa,
      mastercard, amex, contactless, maestro; cash: cash, cod, money; catering: catering, caterer, buffet, platter,
      tray; charge: charging, plug; cheap: cheap, cheapest, budget, affordable, discount; checkin: check-in, arrive,
      arrival, enter; checkout: checkout, check-out, leave, departure; cheque: cheque, check; child: child, children,
      kid, baby, toddler, son, daughter, junior, infant, teenager, little; christmas: christmas, boxing; close: close,
      shut; coffee: coffee, café; company: company, business, firm, shop, store, branch, place, location, office,
      surgery; contact: contact, reach, enquiries; contract: contract, agreement; country: european, union, overseas,
      foreign, country, abroad, international, europe, eu, worldwide; day: day, daily; deliver: deliver, delivery,
      ship, dispatch, post, send, postage, courier, sent, mail; deposit: deposit, upfront, advance, hold, security,
      retainer; dinner: dinner, evening; directions: directions, reach, route, way; discount: discount, concession;
      drink: drink, wine, beer; drive: drive; duration: long, duration, lasts; email: email, mail, inbox; emergency:
      emergency, urgent, out-of-hours; entry: entry, admission, ticket; evening: evening, night; event: event,
      function, venue, private, party, hire; extra: extra, additional, surcharge, supplement, another; far: far,
      distance, km, miles, kilometres, kilometers, radius, travel; fitness: gym, exercise, equipment, machines,
      training, weights; food: food, eat, snack, meal, dishes, dine, menu; found: founded, established, started, since,
      opened, exist, began, going; free: free, complimentary, gratis, nothing; garden: garden, outside, outdoor,
      terrace, patio; glutenfree: gluten, coeliac, celiac; group: group, party, team, coach, large, school, class;
      guarantee: guarantee, guaranteed, warranty, covered; highseason: high, peak, summer; holiday: holiday, vacation;
      hour: hour; include: include, inclusive, contain, part; install: install, fit, mount; instalment: instalment,
      monthly, finance, spread; job: job, career, cv; keep: keep, storage, store, shelf, fresh, fridge; kitchen:
      kitchen, cook, stove; last: last, long, takes, length, duration; late: late, overdue, delay; lesson: lesson,
      class, course, workshop, session, training; license: licence, license; lowseason: low, off-peak, winter; lunch:
      lunch; material: material, made, fabric, wood, clay, leather, metal, steel, gold, plastic; maximum: maximum, max,
      biggest, limit, largest; minimum: minimum, least, min, smallest; minute: minute, min; miss: miss, late, forget,
      forgot, no-show; month: month; morning: morning; motorbike: motorbike, motorcycle, bike, scooter; night: night,
      overnight; offer: package, pack, plan, tier, bundle; old: old, previous, former, original; online: online, web,
      internet, website; open: open, hours, times, schedule, staffed; owner: owner, owns, boss, runs, manager,
      director, founder, ceo, proprietor; parking: parking, carpark; pass: pass; pay: pay, paid; percent: percent,
      percentage, share, commission; person: person, people, guest, participant; pet: dog, pet, cat, animal, puppy;
      phone: phone, telephone, tel, call, ring, mobile, number, landline; pickup: pickup, collect, collection,
      takeaway, transfer, pick-up; plan: plan, subscription, tier, package; pool: pool, swim; premises: house, flat,
      apartment, cottage, lodge, cabin, accommodation, premises, property, venue; price: price, cost, fee, rate,
      tariff, charge, expensive, cheap; publicholiday: bank, holiday, festive; quiet: quiet, noise, noisy, music;
      quote: quote, estimate; ready: ready, finished, done, collect, completed; reduced: concession, reduced,
      reduction, discount, cheaper, deal, sale; refund: refund, money, returned; register: register, registration,
      join, sign, apply, application; rent: rent, rental, hire, borrow, loan, lend, provided, supplied; repair: repair,
      fix, puncture, flat, broken; reschedule: reschedule, move, change, shift, swap; return: money, return, refund,
      refundable, exchange, withdraw, send, swap; review: review, testimonial, rating, feedback; rightnow: now; room:
      room, bedroom, accommodation, suite; seat: seats, capacity, places, spaces, guests; senior: senior, pensioner,
      retired, elderly, over-65; service: service, maintenance, maintain, check, inspection; showroom: showroom,
      exhibition, display, see, view, visit; single: single, alone, solo; size: size, dimension, measure, large, big,
      area, sqm; small: small, smallest, little, mini; solar: solar, panel, module; staff: staff, team, people,
      employees, crew; start: start, begin, kick; station: station, stop, train, bus, tram, metro; stay: stay,
      overnight, sleep, night; student: student, pupil; support: support, help, assistance; swim: swim, pool, water,
      beach, lake; tax: tax, vat; teacher: teacher, instructor, coach, tutor, trainer, guide; ticket: ticket,
      admission, entry, entrance, fee, pass; today: today, tonight, now; toilet: toilet, bathroom, loo, changing;
      tomorrow: tomorrow; trade: studio, club, centre, center, spa, restaurant, clinic, practice, pub, hotel, garage,
      gym, salon, bakery, kennel; transfer: transfer, wire; travel: travel, bus, train, tram, metro, tube, station,
      public, transport, airport; trial: trial, try, demo, evaluation, taster, first, sample, test; user: user, seat;
      vaccine: vaccine, jab, booster, injection; valid: valid, expire, expiry, long, good; vegan: vegan, plant-based;
      vegetarian: vegetarian, veggie, plant; voucher: voucher, gift, present, certificate; weather: weather, rain,
      wind, snow; week: week; weekday: weekday; weekend: weekend; wifi: wifi, internet, wlan, wi-fi; work: work, job;
      year: year, annual; couple: couple, romantic, romance, anniversary, partner, pair; broken: broken, damaged,
      cracked, chipped, faulty, defective, smashed, damage, defect; wholesale: wholesale, reseller, retailer, stockist,
      bulk, trade, shops; branding: logo, branded, branding, personalised, personalized, engraved, engraving,
      customised; insurance: insurance, insured, insurer; invoice: invoice, receipt, bill; reply: reply, respond,
      response, answer; prescription: prescription, medication, medicine, meds, tablets, pills, refill; waiting:
      waiting-list, waitlist; listing: list, listing, advertise, host; legal: legal, entity, registered, incorporated`,
  },

  // What an offer must meet.
  needs: {
    advice: `recommend*, suggest*, (best|right|ideal|suitable) for, good for
      (a|an|my|our|me|us|someone|beginners|families), (suits?|fits?) (me|us|a|an|my|our)`,
    wish: `(looking|searching) for, (need|want|like) (something|anything|a|an|some), (something|anything|gifts?|present)
      (for|under|below|up to), (what|which)( _)? (do you have|can i get|is there|are there|fits?|would fit),
      what can (i|we|s?he|they) (do|try|join)`,
    choose: 'better, best, should, choose, suits?, which of (them|these)',
    compare: 'differen*, differ, differs, compar*, versus, vs',
    lowest: 'cheapest, cheaper, lowest, least expensive, less expensive',
    highest: 'most expensive, dearest, highest price',
    upTo: `under, below, less than, (no|not) more than, at most, max, maximum, up to, within, budget( of| is)?, spend,
      or less, or under`,
    people: `people, persons?, guests?, users?, participants?, adults?, children, kids, pupils, seats?, employees,
      staff, friends, of us`,
    groups: "(team|group|party) of( up to)?, we are, we're, there are, for, group( size)?, capacity, sleeps, couple",
    when: 'on, at, in, this, next, and, please',
    both: 'both( of us)?, us both, the two of us',
    age: `years? old, year olds?, aged?, ages, daughter, son, lad, kid, child, girl, boy, little one,
      grand(son|daughter)`,
    plans: 'plans?, tiers?, subscriptions?, packages?, memberships?, options',
    each: '(per|a|each|every) (person|head|guest|adult|child|user|participant|employee|seat), each, pp',
  },
}
