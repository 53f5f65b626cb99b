import type { LanguagePack } from './language-pack.ts'

export const english: LanguagePack = {
  language: 'en',
  frequent: 'the and of to in is for with our your you we are from this that on at be will',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: two; 3: three; 4: four; 5: five; 6: six; 7: seven; 8: eight; 9: nine; 10: ten!; 11: eleven; 12: twelve,
      dozen; 13: thirteen; 14: fourteen; 15: fifteen; 16: sixteen; 17: seventeen; 18: eighteen; 19: nineteen;
      20: twenty; 30: thirty; 40: forty; 50: fifty; 60: sixty; 70: seventy; 80: eighty; 90: ninety; 100: hundred;
      1000: thousand`,
    one: 'a, an, one',
    and: 'and',
    half: 'half',
    percent: 'percent, per cent, pc!',
    currencies: `EUR: euro, euros; GBP: pound, pounds, quid, sterling; USD: dollar, dollars, bucks; CHF: swiss francs,
      francs; INR: rupee, rupees; PHP: peso, pesos; AED: dirham, dirhams; JPY: yen; coin: cents, pence, p!`,
    units: `second: second, seconds, sec, secs; minute: minute, minutes, min, mins; hour: hour, hours, hr, hrs;
      night: night, nights; day: day, days; week: week, weeks; month: month, months; year: year, years, yr, yrs;
      mm: millimetre, millimetres, millimeter, millimeters; cm: centimetre, centimetres, centimeter, centimeters;
      m: metre, metres, meter, meters; km: kilometre, kilometres, kilometer, kilometers; inch: inch, inches; foot: foot,
      feet; mile: mile!, miles!; g: gram, grams, gramme, grammes; kg: kilo, kilos, kilogram, kilograms; pound: lb, lbs;
      tonne: ton!, tons, tonne, tonnes; ml: millilitre, millilitres, milliliter, milliliters; litre: litre, litres,
      liter, liters; m2: square metre, square metres, square meter, square meters, sq m, sqm; sqft: square foot,
      square feet, sq ft; hectare: hectare, hectares; acre: acre, acres`,
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
    holidays: '101: new years day; 1224: christmas eve; 1225: christmas( day)?; 1226: boxing day; 1231: new years eve',
    months: '9: sept!',
    oclock: 'o clock',
    at: 'at, by, until, till, from, after, before, between, since, around, about, open at, to',
    morning: 'in the morning, am, a m',
    evening: 'in the afternoon, in the evening, at night, pm, p m',
    noon: 'noon, midday',
    midnight: 'midnight',
    spokenClock: `30: half past _, half _; 15: quarter past _; -15: quarter to _; 10: ten past _; -10: ten to _;
      20: twenty past _; -20: twenty to _; 5: five past _; -5: five to _`,
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
      set: `reserve, book, hold, keep, put (?:you|your|one|it aside|them aside|that aside|aside),
        set (?:up|aside|you up), arrange, schedule, confirm, prepare, process, secure, save, register, note, sign you,
        add, update`,
      send: `ship, send, dispatch, deliver, refund, forward, pass (?:it|this|that|you|your|on|along|the), return,
        meet you, pick you, pick up, meet`,
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
      discount: `\\d ?% (?:off|less), (?:a |student |loyalty |group |early bird )?discount*, rebate*, coupon*,
        promo code*, special offers?, special prices?, half price, on sale, cashback`,
      guarantee: 'guarante*, warrant(?:y|ies)',
      certificate: `certified, certification*, certificates? (?:of|for|from|by), accredited, accreditation*,
        award[- ]winning, awards?, awarded, michelin, iso[- ]?\\d+, licen[sc]ed by`,
      free: `(?<!feel |hands )free(?! to | of (?:any|all|dust|gluten)|[- ]range|ly|lance|style), complimentary,
        no (?:extra |additional )?(?:cost|charge)s?, on the house, for nothing, at no cost`,
    },
    hedges: `no, not, never, without, neither, nor, none, cannot, unsure, whether, nothing, \\p{L}+n't, sorry,
      unfortunately, afraid`,
    pointers: "it, it's, its, they, they're, both, this, that, these, those, after that, otherwise, then",
  },

  // How questions are asked.
  questions: {
    stopwords: `ok, okay, upon, among, via, while, whereas, because, although, theirs, yourself, myself, along,
      besides, got, im, ive, id, u, ur, pls, plz, ya, yall, hey, gonna, wanna, gotta, a, about, back, all, also, am,
      an, and, any, anyone, anything, are, aren't, around, as, at, be, been, being, but, by, can, can't, could, did,
      didn't, do, does, doesn't, doing, don't, for, from, get, give, go, had, has, have, having, he, her, here, hers,
      him, his, how, i, i'd, i'll, i'm, i've, if, in, into, is, isn't, it, it's, its, just, know, let, like, many, may,
      me, might, mine, more, most, much, must, my, need, no, not, of, off, on, one, or, our, ours, out, please, really,
      shall, she, should, so, some, someone, something, such, tell, than, thank, thanks, that, that's, the, their,
      them, then, there, there's, these, they, this, those, to, too, up, us, very, want, was, we, we'd, we're, were,
      what, what's, when, when's, where, where's, which, who, who's, whom, whose, why, will, with, would, you, you'd,
      you're, your, yours, actually, currently, ever, exactly, possible, possibly, able, still, usually, happen,
      happens, offer, offers, provide, sell, find, say, mean, means, use, take, make, accept, until, till, between,
      during, before, after, per, within, without, again, each, every, become, bring, come, comes, won't, wasn't,
      haven't, hasn't, couldn't, wouldn't, they're, how's`,
    light: `believe, hoping, expecting, noticed, realise, realize, decide, considering, heading, suppose, meanwhile,
      lately, nowadays, altogether, elsewhere, unfortunately, luckily, ideally, beside, through, gone, meant, point,
      wise, nobody, mother, father, mum, dad, wife, husband, sister, brother, boyfriend, girlfriend, nephew, niece,
      uncle, aunt, suddenly, trouble, right, moment, gets, needs, wants, work, going, look, coming, see, help, keep,
      put, run, start, try, thing, way, kind, sort, type, question, information, info, details, policy, rule,
      procedure, process, option, available, availability, allowed, require, required, gives, gave, ask, wonder,
      think, plan, interested, curious, regarding, concerning, now, today, somebody, people, person, ones, lot, bit,
      first, last, next, whole, full, complete, approximately, roughly, normally, generally, typical, different, same,
      other, another, own, new, good, best, better, handle, cover, involve, deal, says, said, stand, listen, charge,
      part, long, often, soon, quickly, away, near, inside, call, name, number, else, yet, already, even,
      instead, rather, whether, using, send, submit, anywhere, somewhere, everywhere, goes, hello, hi, cheers, folks,
      guys, maybe, perhaps, quite, pretty, only, hold, left, turn, pick, drop, set, talk, early, short, bother, mind,
      worry, worried, sure, certain, unable, never, always, sometimes, rarely, thought, heard, hear, read, saw, seen,
      stuff, few, several, either, neither, reckon, brings, brought, stick, pop, nip, fancy, straight, anyway,
      basically, literally, especially, probably, hopefully, recently, thats, thru, cos, cuz, tho`,
    openers: 'and, or, but, also',
    pointers: 'it, that, they, them, one, ones, this, these, those, its, their',
    cues: {
      list: `what * do you offer, what * do you sell, what * do you have, which * do you offer, which * do you have,
        what kind of * do you, what kinds of * do you, what types of * do you, list of, what services, what products,
        what are your services, what can i buy, what is there to buy, what can i order, what can i book,
        what is on offer`,
      about: `what do you do, what are you, what is this, what is it, what does it do, what does this do,
        tell me about you, tell me about your business, about your company, what kind of business,
        what does your company do, what is your business`,
      when: 'when, what day, which day, what month, which months, which month, how early',
      price: `set me back, do you take for, how much, price*, cost*, fee, fees, charge for, charges, charged,
        you charge, we charge, charge me, extra charge, rate, rates, what do i pay, tariff*, expensive, pricing, worth,
        per hour, per person cost, fare, fares, cheapest, surcharge, supplement*, what's a night, what is a night,
        what's the damage, what does a night, what * come to, would i owe, do i owe, will i owe, would we pay,
        do we pay, will we pay, would i pay, we be paying, put down, nightly total, the total, going rate, a ballpark,
        the damage, pay altogether, what would * have to pay, what will * have to pay, what do * have to pay,
        what do * pay, what does * pay, what will * pay, what would * pay, what do you ask for a, what * have to spend,
        what am i looking at, what are we looking at`,
      hours: `what time, what times, opening hours, opening times, how late, until when, open on, open today, open now,
        open tomorrow, you close, you open, hours, close on, which days, what days, when are you, when is, when can i,
        shut, closed, open at, opening, open until, how long are you open, still open, business hours, open till,
        available at (?:the )?weekends?, available on (?:a|weekends|_days?)`,
      phone: `phone, phone number, telephone, call you, ring, what number, whom do i call, who do i call, mobile number,
        whatsapp, tel, fax, number to call, contact number, telephone number, reach you, landline, which number,
        number can i, number should i, text you, message you, number do i`,
      email: `email, e-mail, mail address, email address, e-mail address, write to, send my, mail, e mail, emailadress,
        email adress`,
      address: `address, where are you, located, location, find you, directions, where can i find, postcode,
        where do i come, where abouts, whereabouts, which town, which city, how do i get there, how do i get to,
        get to you, post code, zip code, street, come to you, based, where`,
      date: 'what year, which year, what date, what is the date, the date of, when was, when were, when did',
      founded: `how long have you been, how long has * been, what year * open*, been in business, been going,
        been around, since when, founded, established, how old is *
        (?:business|company|place|pub|inn|restaurant|shop|house|building|hotel|farm|school|club), when did you start,
        when was * opened, when was * started, when was * set up, when did * open`,
      age: 'what age, which age, how old, minimum age, age limit, ages, youngest',
      duration: `how long, how many days, how many hours, how many weeks, how many months, how many minutes, how fast,
        how quickly, how soon, how far in advance, how late can, how much time, how much notice, how much longer`,
      frequency: 'how often, how frequently, how many times',
      percent: `percentage, what percent, per cent, what share, how much better, how much down payment,
        how much deposit, discount*, reduction*`,
      weight: 'how heavy, how much * weigh, what * weigh, how many kilos, weight',
      length: `how far, how tall, how high, how wide, how deep, how many miles, how many kilometres, how many metres,
        distance, dimensions, measurements, how big is, what size`,
      area: 'square metres, square meters, square feet, floor area',
      count: 'how many, maximum, minimum, how big, how large, how long is the table, capacity, limit',
      person: `who is, who are, who's, who owns, who runs, who founded, who took, who does, who, which doctor, name of,
        which vet, which teacher, which instructor, which coach, which lawyer, which dentist, in charge,
        responsible for, whose, owner, manager`,
      payment: `how do i pay, can i pay, how to pay, payment method*, payment option*, pay by, pay with, ways to pay,
        pay in cash, accept card*, take card*, accept cash, forms of payment, ways of paying, way to pay`,
      yesno: `do you, are you, is there, are there, can i, can we, is it, does the, is the, are the, do i, will you,
        have you, does it, can you, could i, do they`,
    },
    ideas: `monday: mon; tuesday: tue; wednesday: wed; thursday: thu, thur; friday: fri; saturday: sat; sunday: sun;
      access: wheelchair, accessible, accessibility, disabled, disability, steps, stairs, lift, ramp, mobility,
      elevator, pushchair, buggy, pram, stroller; address: address, location, located, directions, situated, street,
      postcode, find, based; adult: adult; afternoon: afternoon; age: age, old, years, aged, minimum-age, young,
      youngest; alcohol: alcohol, wine, beer, drinks, bar, licensed, bottle, corkage; allergy: allergy, allergic,
      allergen, intolerance, intolerant, nuts, gluten, lactose, coeliac; appointment: appointment, slot, booking,
      visit, walkin, drop-in; area: area, region, cover, travel, callout, radius; award: award, prize, certified,
      certificate, certification, accredited, qualified, qualification; beginner: beginner, novice, starter, complete,
      first, introductory; bicycle: bicycle, bike, cycling, ebike; big: big, biggest, large, largest, great; birthday:
      birthday, party; book: book, reserve, appointment; bread: bread, loaf, loaves, sourdough, baguette; breakfast:
      breakfast, brunch; bring: wear, equipment, clothes, dress, shoes, towel; buy: buy, purchase, order, bought; cake:
      cake, gateau, gateaux; cancel: cancel, scrap; car: car, vehicle, auto, automobile; card: card, credit, debit,
      visa, mastercard, amex, contactless, maestro; cash: cash, cod, coins, money; catering: catering, caterer, buffet,
      tray, platter; charge: charging, ev, plug; cheap: cheap, cheapest, lowest, budget, affordable, discount; checkin:
      checkin, check-in, arrive, arrival, enter; checkout: checkout, check-out, leave, departure; cheque: cheque,
      check; child: child, children, kid, baby, toddler, son, daughter, boy, girl, junior, infant, teenager, teens,
      little, minor; christmas: christmas, xmas, boxing; close: close, shut; coffee: coffee, café, tea; company:
      company, business, firm, shop, store, branch, place, location, office, surgery; contact: contact, reach,
      enquiries; contract: contract, agreement; country: country, abroad, international, europe, eu, worldwide; day:
      day, daily; deliver: deliver, delivery, ship, dispatch, post, send, postage, courier, sent, mail; deposit:
      deposit, downpayment, prepayment, upfront, advance, hold, security, retainer; dinner: dinner, supper, evening;
      directions: directions, reach, route, way; discount: discount, offer, concession; drink: drink, beverage, wine,
      beer; drive: drive; duration: long, duration, lasts; email: email, mail, inbox; emergency: emergency, urgent,
      out-of-hours; entry: entry, entrance, admission, ticket; evening: evening, night; event: event, function,
      celebration, venue, private, party, hire; extra: extra, additional, surcharge, supplement, another; far: far,
      distance, km, miles, kilometres, kilometers, radius, travel; fitness: gym, fitness, workout, exercise, equipment,
      machines, training, weights; food: food, eat, snack, meal, dishes, hungry, dine, menu; found: founded,
      established, started, since, opened, exist, began, going; free: free, complimentary, gratis, costless, nothing;
      garden: garden, outside, outdoor, terrace, patio; glutenfree: gluten, coeliac, celiac; group: group, party, team,
      coach, large, school, class; guarantee: guarantee, guaranteed, warranty, covered; highseason: high, peak, summer;
      holiday: holiday, vacation; hour: hour; include: include, inclusive, contain, part; install: install, fit, mount;
      instalment: instalment, monthly, finance, spread, klarna; job: job, career, vacancy, cv, hiring, internship,
      trainee; keep: keep, storage, store, shelf, fresh, fridge, freezer; kitchen: kitchen, cook, stove; last: last,
      long, takes, length, duration; late: late, overdue, delay; lesson: lesson, class, course, workshop, session,
      tuition, training; license: licence, license; lowseason: low, off-peak, winter; lunch: lunch, midday; material:
      material, made, fabric, wood, clay, leather, metal, steel, gold, silver, cotton, wool, plastic; maximum: maximum,
      most, max, up, biggest, limit, largest; minimum: minimum, least, min, smallest; minute: minute, min; miss: miss,
      late, noshow, forget, forgot; month: month; morning: morning; motorbike: motorbike, motorcycle, moto, bike,
      scooter, moped; night: night, overnight; offer: package, pack, plan, tier, bundle; old: old, previous, former,
      original; online: online, web, internet, website, ecommerce; open: open, hours, times, schedule, staffed; owner:
      owner, proprietor, boss, runs, chef, head, manager, director, founder, lead, ceo, chief; parking: parking,
      carpark; pass: pass; pay: pay, paid, payable; percent: percent, percentage, share, rate, proportion, commission;
      person: person, people, guest, participant, attendees; pet: dog, pet, cat, animal, puppy, doggy; phone: phone,
      telephone, tel, call, ring, mobile, number, landline; pickup: pickup, collect, collection, takeaway, takeout,
      fetch, transfer, shuttle, pick-up; plan: plan, subscription, tier, package; pool: pool, swim; premises: house,
      flat, apartment, cottage, lodge, cabin, accommodation, premises, property, venue; price: price, cost, fee, rate,
      tariff, charge, expensive, cheap; publicholiday: bank, holiday, festive; quiet: quiet, noise, noisy, loud, music;
      quote: quote, estimate; ready: ready, finished, done, turnaround, collect, completed; reduced: concession,
      reduced, reduction, discount, cheaper, deal, sale; refund: refund, money, reimbursed, returned; register:
      register, registration, enrol, signup, join, sign, apply, application; rent: rent, rental, hire, borrow, loan,
      lend, provided, supplied; repair: repair, fix, mend, resole, puncture, flat, broken; reschedule: reschedule,
      postpone, move, change, rearrange, shift, swap; return: money, return, refund, refundable, exchange, withdraw,
      send, swap; review: review, revise, check; rightnow: now, currently; room: room, bedroom, accommodation, suite;
      seat: seats, capacity, places, spaces, guests; senior: senior, pensioner, retired, elderly, oap, grandma,
      grandpa, over-65; service: service, maintenance, maintain, check, inspection; showroom: showroom, exhibition,
      display, see, view, visit; single: single, alone, solo; size: size, dimension, measure, large, big, area, sqm;
      small: small, smallest, little, mini; solar: solar, photovoltaic, panel, pv, module; staff: staff, team, people,
      employees, employ, crew, colleagues; start: start, begin, kick; station: station, stop, train, bus, tram,
      underground, metro; stay: stay, overnight, sleep, night; student: student, pupil; support: support, help,
      helpdesk, assistance; swim: swim, pool, water, beach, lake; tax: tax, vat; teacher: teacher, instructor, coach,
      tutor, trainer, guide, taught, led; ticket: ticket, admission, entry, entrance, fee, pass; today: today, tonight,
      now; toilet: toilet, restroom, bathroom, loo, wc, washroom, changing; tomorrow: tomorrow; trade: restaurant,
      clinic, practice, pub, hotel, garage, gym, salon, bakery, pizzeria, barbershop, kennel; transfer: transfer, wire,
      iban; travel: travel, bus, train, tram, metro, tube, station, public, transport, airport; trial: trial, try,
      demo, evaluation, taster, tryout, first, sample, test, intro; user: user, seat; vaccine: vaccine, jab, booster,
      shot, injection; valid: valid, validity, expire, expiry, long, good; vegan: vegan, plant-based, dairy-free;
      vegetarian: vegetarian, veggie, meatless, plant; voucher: voucher, giftcard, gift, present, certificate; weather:
      weather, rain, wind, snow; week: week; weekday: weekday; weekend: weekend; wifi: wifi, internet, wlan, wi-fi;
      work: work, job; year: year, annual`,
  },

  // What an offer must meet.
  needs: {
    advice: `recommend*, suggest*, (best|right|ideal|suitable) for, good for
      (a|an|my|our|me|us|someone|beginners|families), (suits?|fits?) (me|us|a|an|my|our)`,
    wish: `(looking|searching) for, (need|want|like) (something|anything|a|an|some), (something|anything|gifts?|present)
      (for|under|below|up to), (what|which)( _)? (do you have|can i get|is there|are there|fits?|would fit)`,
    choose: 'better, best, should, choose, suits?, which of (them|these)',
    compare: 'differen*, differ, differs, compar*, versus, vs',
    lowest: 'cheapest, cheaper, lowest, least expensive, less expensive',
    highest: 'most expensive, dearest, highest price',
    upTo: `under, below, less than, (no|not) more than, at most, max, maximum, up to, within, budget( of| is)?, spend,
      or less, or under`,
    people: `people, persons?, guests?, users?, participants?, adults?, children, kids, pupils, seats?, employees,
      staff, friends, of us`,
    groups: "(team|group|party) of( up to)?, we are, we're, there are, for, group( size)?, capacity, sleeps, couple",
    age: 'years? old, year olds?, aged?, ages',
    plans: 'plans?, tiers?, subscriptions?, packages?, memberships?, options',
    each: '(per|a|each|every) (person|head|guest|adult|child|user|participant|employee|seat), each, pp',
  },

  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: `(it's|its|it is|this is|there's|there is|theres) (a |an |very |really |quite |kind of
        )*(urgent|emergency|leak*), asap, urgently, (have|got|ive got|having|with) (a |an |some |this |no |huge |bad
        |big |major |water |gas |roof )*(leak|leaks|flood|hot water|heating|toothache|power cut|flat
        tyre|puncture|blowout), (is|are|'s|was|has|has been|keeps)
        (leaking|flooding|flooded|overflowing|smoking|sparking|on fire|bleeding), leaking,
        water (is )?(coming|pouring|dripping|everywhere), (have|got|having) an emergency, burst pipe, pipe burst,
        pipe has burst, smell* (of )?gas, broken down, broke down, locked (myself |ourselves )?out, won't start,
        wont start, stranded, in (a lot of |so much |terrible |bad |real )?pain,
        (pain|hurts) (so much|a lot|badly|really bad), no (hot water|heating|power|electricity), can't wait,
        (can|could|will|would) (someone|somebody|anyone|you|a (plumber|engineer|electrician|technician)) (please
        )?(come|pop) (out|over|round|by|to (us|me|my|our|the)|today|tonight|tomorrow|now|this|on|asap|straight away)(?!
        (on|for) (holiday|christmas)), send (someone|somebody) (out|over|round)?`,
      quote: `(want|need|like|get|have|give me|give us|send me|send us|after|looking for) (a |an |the |your |some
        )?(free |rough |no obligation |no-obligation )*(quote|quotation|estimate|quotes),
        quote (me|us|please|pls|for (a|an|my|our|the|some))`,
      booking: `(book|fit|squeeze|pencil|sign|put|get) (me|us) (in|up|down)(?! (trouble|touch)), (?<!do (i|we|you)
        )(want|need|like|love|trying|ready|wanna|gonna|going) (to )?(book|reserve|schedule|arrange|make (a|an)
        (booking|reservation|appointment)), (can|could|may) (i|we|you|u) (please |pls )?(book|reserve|schedule|arrange)
        (me|us|it|this|that|in|a|an|the|one|two|for|on), (make|get|have) (a|an) (booking|reservation|appointment),
        reserve (me|us|a|an|the) _`,
      availability: `(any|some|enough|there|the) (more |free
        )*(room|rooms|space|spaces|places|slots|seats|tables|tickets|appointments|vacancies|spots|availability)
        (left|free|available|open|on|for|in|at|this|next|today|tomorrow|tonight), (any|got)
        (space|spaces|places|slots|availability|vacancies|spots), (fully booked|sold out|booked up),
        (what|whats|what's) (your )?availability, do you have availability, (is|are) (it|you|there) (still
        )?(available|free) (on|this|next|for|today|tomorrow|tonight)`,
      yes: `yes, yes please, yes pls, yeah, yep, yup, ya, y, sure, of course, yes i do, yes i would, please do,
        go ahead, go on then, definitely`,
      ok: `ok, okay, k, kk, okey, ok then, ok cool, cool, fine, great, good, nice, right, i see, got it, ah ok, oh ok,
        alright, all right, sounds good, perfect, fair enough, makes sense, understood`,
      no: "no, nope, nah, n, not really, not yet, no not really, neither, none, don't think so",
      help: `help, help me, info, information, more info, more information, menu, options, start, what can you do,
        how does this work, question, i have a question, i've got a question, can you help, can you help me, can u help,
        can u help me`,
    },
    spelling: `im=i'm, ive=i've, u=you, ur=your, r=are, wen=when, wat=what, wot=what, wots=what is, wats=what is,
      wer=where, hw=how, hav=have, shud=should, cud=could, wud=would, pls=please, plz=please, plss=please, thx=thanks,
      thnx=thanks, 2day=today, 2moro=tomorrow, 2morrow=tomorrow, tmrw=tomorrow, tomoz=tomorrow, tommorow=tomorrow,
      2nite=tonight, 2night=tonight, tonite=tonight, nite=night, ppl=people, bday=birthday, appt=appointment,
      b4=before, coz=because, cuz=because, wanna=want to, gonna=going to, gotta=have to, lemme=let me, gimme=give me,
      dya=do you, wiv=with, wkend=weekend, wknd=weekend, abt=about, thru=through, rly=really, xmas=christmas,
      fone=phone, any1=anyone, some1=someone, every1=everyone, cn=can, hrs=hours, mins=minutes`,
  },
}
