import type { Lexicon } from './lexicon-types.ts'

export const english: Lexicon = {
  language: 'en',
  stopwords:
    "ok okay upon among via while whereas because although theirs yourself myself along besides got whats wheres whos hows whens im ive id dont doesnt cant couldnt isnt arent didnt u ur pls plz ya yall hey gonna wanna gotta theres youre a about back all also am an and any anyone anything are aren't around as at be been being but by can can't could did didn't do does doesn't doing don't " +
    "for from get give go had has have having he her here hers him his how i i'd i'll i'm i've if in into is isn't it it's its just know let like many " +
    'may me might mine more most much must my need no not of off on one or our ours out please really shall she should so some someone something ' +
    "such tell than thank thanks that that's the their them then there there's these they this those to too up us very want was we we'd we're were what " +
    "what's when when's where where's which who who's whom whose why will with would you you'd you're your yours actually currently ever exactly " +
    'possible possibly able still usually happen happens offer offers provide sell find say mean means use take make accept until till between during before after per within without again each every become bring does come comes',
  openers: 'and or but also',
  pointers: 'it that they them one ones this these those its their',
  cues: {
    list:
      'what * do you offer, what * do you sell, what * do you have, which * do you offer, which * do you have, what kind of * do you, ' +
      'what kinds of * do you, what types of * do you, list of, what services, what products, what are your services, what can i buy, ' +
      'what is there to buy, what can i order, what can i book, what is on offer',
    about:
      'what do you do, what are you, what is this, what is it, what does it do, what does this do, tell me about you, tell me about your business, about your company, ' +
      'what kind of business, what does your company do, what is your business',
    when: 'when, what day, which day, what month, which months, which month, how early',
    price:
      'set me back, do you take for, how much, price*, cost*, fee, fees, charge for, charges, charged, you charge, we charge, ' +
      'charge me, extra charge, rate, rates, what do i pay, tariff*, expensive, pricing, worth, per hour, per person cost, fare, ' +
      "fares, cheapest, surcharge, supplement*, what's a night, what is a night, what's the damage, what does a night, " +
      'what * come to, would i owe, do i owe, will i owe, would we pay, do we pay, will we pay, would i pay, we be paying, put down, ' +
      'nightly total, the total, going rate, a ballpark, the damage, pay altogether, what would * have to pay, what will * have to pay, ' +
      'what do * have to pay, what do * pay, what does * pay, what will * pay, what would * pay, what do you ask for a, ' +
      'what * have to spend, what am i looking at, what are we looking at',
    hours:
      'what time, what times, opening hours, opening times, how late, until when, open on, open today, open now, open tomorrow, ' +
      'you close, you open, hours, close on, which days, what days, when are you, when is, when can i, shut, closed, open at, ' +
      'opening, open until, how long are you open, still open, business hours, open till, available at (?:the )?weekends?, ' +
      'available on (?:a|weekends|_days?)',
    phone:
      'phone, phone number, telephone, call you, ring, what number, whom do i call, who do i call, mobile number, whatsapp, tel, fax, ' +
      'number to call, contact number, telephone number, reach you, landline, which number, number can i, number should i, text you, ' +
      'message you, number do i',
    email:
      'email, e-mail, mail address, email address, e-mail address, write to, send my, mail, e mail, emailadress, email adress',
    address:
      'address, where are you, located, location, find you, directions, where can i find, postcode, where do i come, where abouts, ' +
      'whereabouts, which town, which city, how do i get there, how do i get to, get to you, post code, zip code, street, ' +
      'come to you, based, where',
    date: 'what year, which year, what date, what is the date, the date of, when was, when were, when did',
    founded:
      'how long have you been, how long has * been, what year * open*, been in business, been going, been around, since when, ' +
      'founded, established, how old is * (?:business|company|place|pub|inn|restaurant|shop|house|building|hotel|farm|school|club), when did you start, when was * opened, when was * started, ' +
      'when was * set up, when did * open',
    age: 'what age, which age, how old, minimum age, age limit, ages, youngest',
    duration:
      'how long, how many days, how many hours, how many weeks, how many months, how many minutes, how fast, how quickly, how soon, ' +
      'how far in advance, how late can, how much time, how much notice, how much longer',
    frequency: 'how often, how frequently, how many times',
    percent:
      'percentage, what percent, per cent, what share, how much better, how much down payment, how much deposit, discount*, reduction*',
    weight: 'how heavy, how much * weigh, what * weigh, how many kilos, weight',
    length:
      'how far, how tall, how high, how wide, how deep, how many miles, how many kilometres, how many metres, distance, dimensions, ' +
      'measurements, how big is, what size',
    area: 'square metres, square meters, square feet, floor area',
    count: 'how many, maximum, minimum, how big, how large, how long is the table, capacity, limit',
    person:
      "who is, who are, who's, who owns, who runs, who founded, who took, who does, who, which doctor, name of, which vet, " +
      'which teacher, which instructor, which coach, which lawyer, which dentist, in charge, responsible for, whose, owner, manager',
    payment:
      'how do i pay, can i pay, how to pay, payment method*, payment option*, pay by, pay with, ways to pay, pay in cash, ' +
      'accept card*, take card*, accept cash, forms of payment, ways of paying, way to pay',
    yesno:
      'do you, are you, is there, are there, can i, can we, is it, does the, is the, are the, do i, will you, have you, does it, ' +
      'can you, could i, do they',
  },
}
