import type { LanguagePack } from './language-pack.ts'

export const swedish: LanguagePack = {
  language: 'sv',
  frequent: 'och att det som en på är av för med till den har de inte om ett men var vi er kan våra från eller hos',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: två; 3: tre!; 4: fyra; 5: fem; 6: sex!; 7: sju; 8: åtta; 9: nio; 10: tio; 11: elva; 12: tolv, dussin;
      13: tretton; 14: fjorton; 15: femton; 16: sexton; 17: sjutton; 18: arton; 19: nitton; 20: tjugo; 30: trettio;
      40: fyrtio; 50: femtio; 60: sextio; 70: sjuttio; 80: åttio; 90: nittio; 100: hundra; 1000: tusen`,
    one: 'en!, ett, ena',
    and: 'och',
    half: 'halv, halva, halvt',
    percent: 'procent',
    currencies: 'SEK: kr!, krona, kronor, kronors, spänn; EUR: euro; USD: dollar; GBP: pund; coin: öre, ören',
    units: `second: sekund, sekunder; minute: minut, minuter, min; hour: timme, timmar, timma, tim; night: natt,
      nätter; day: dag, dagar, dygn, arbetsdag, arbetsdagar, vardagar; week: vecka, veckor; month: månad, månader;
      year: år; mm: millimeter; cm: centimeter; m: meter; km: kilometer; mile: mil!; g: gram; kg: kilo, kilogram;
      tonne: ton!; ml: milliliter; litre: liter; m2: kvadratmeter, kvm; hectare: hektar`,
    unitAdjectives: 'hela, fulla, goda, ytterligare, första',
    spans: '15: kvart; 30: halvtimme, halv timme; 45: trekvart; 90: en och en halv timme; 518400: årlig, årligen',
    per: 'per, om, i, för en, för ett, varje',
    about: 'ungefär, cirka, ca, omkring, runt, nästan, knappt',
    over: 'över, mer än, fler än, drygt',
    under: 'under, mindre än, färre än',
    bounds: 'inom, upp till, minst, högst, tar, efter, fram till',
    to: 'till, och, eller, t o m',
    shortDays: ['mån', 'tis', 'ons', 'tors, tor!', 'fre', 'lör', 'sön'],
    everyDay: 'dagligen, varje dag, alla dagar, sju dagar i veckan',
    workdays: 'vardag, vardagar, vardagarna',
    weekend: 'helg, helger, helgen, helgerna',
    holidays: '101: nyårsdagen; 1224: julafton; 1225: juldagen; 1226: annandag jul; 1231: nyårsafton',
    months: '',
    oclock: '',
    at: 'kl, klockan, från, till, efter, före, vid',
    morning: 'på morgonen, på förmiddagen',
    evening: 'på eftermiddagen, på kvällen, på natten',
    noon: '',
    midnight: 'midnatt',
    spokenClock: `-30: halv _; 15: kvart över _; -15: kvart i _; 10: tio över _; -10: tio i _; 20: tjugo över _;
      -20: tjugo i _; 5: fem över _; -5: fem i _`,
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      who: 'jag, vi, någon, en kollega, vårt team, verkstaden, personalen',
      do: `ringa, höra av, kontakta, skicka, mejla, boka, reservera, ordna, fixa, bekräfta, meddela, återkomma, betala,
        hjälpa`,
      done: 'bokat, reserverat, skickat, bekräftat, noterat, beställt, avbokat, meddelat, ordnat, antecknat',
      settled: 'bokad, bokat, reserverad, bekräftad, beställd, avbokad, skickad, klar',
    },
    shapes: [
      '{who} (?:ska|kommer att|kan)~40{do}',
      '{who} (?:ringer|kontaktar|skickar|mejlar|bokar|reserverar|ordnar|bekräftar|meddelar|återkommer)',
      '(?:jag|vi) har~50{done}',
      '(?:din|ditt|er) _ är (?:nu )?{settled}',
      '(?:du|ni) (?:får|kommer att få)~30(?:bekräftelse|samtal|mejl|svar)',
    ],
    claims: {
      discount: 'rabatt*, rabattkod*, specialpris*, kampanjpris*, erbjudande*',
      guarantee: 'garanti*, garanter*',
      certificate: 'certifi*, auktoriser*, prisbelönt*, utmärkelse*, iso[- ]?\\d+',
      free: 'gratis, kostnadsfri*, utan kostnad, ingår',
    },
    hedges: 'inte, ingen, inget, inga, aldrig, utan, tyvärr, om, varken',
    pointers: '(?:det|den|de) (?:kostar|tar|gäller|är), detta, denna, sedan, annars',
  },

  // How questions are asked.
  questions: {
    stopwords: `hej, tack, och, eller, men, att, det, den, de, dem, som, en, ett, på, i, av, för, med, till, från, om,
      är, var, vara, har, hade, ha, kan, kunde, ska, skulle, vill, får, måste, behöver, finns, gör, göra, går, tar, ta,
      ge, jag, du, ni, vi, man, han, hon, er, era, ert, din, ditt, dina, min, mitt, mina, mig, dig, oss, vår, vårt,
      våra, hos, vid, där, här, hur, vad, vem, vilka, vilken, vilket, när, varför, så, också, bara, inte, inga, ingen,
      inget, någon, något, några, alla, allt, denna, detta, dessa, då, nu, även, än, ja, nej, snälla, veta, undrar,
      mycket, många, lång, långt, gammal, hur, kostnad, ligger, tid`,
    openers: 'och, eller, men',
    pointers: 'det, den, de, dem, detta, denna, dess',
    cues: {
      list: 'vad säljer ni, vad erbjuder ni, vad har ni för *, vilka * har ni, vilka tjänster, vilka * finns',
      about: 'vad gör ni, vad är ni, vilka är ni, vad är det här',
      when: 'när, vilken dag, vilka dagar, vilken månad',
      price: `vad kostar, hur mycket kostar, kostar, kosta, pris*, hur mycket tar ni, vad tar ni, hur dyrt, avgift*,
        taxa, vad får jag betala, vad betalar man`,
      hours: `öppet, öppettid*, öppnar, stänger, stängt, hur dags, vilken tid, vilka tider, hur länge har ni öppet,
        när kan jag komma`,
      phone: 'telefon*, telefonnummer, mobil*, ringa, nummer, whatsapp',
      email: 'mejl*, mail*, e-post*, epost*',
      address: `adress*, var ligger, var finns, var är, var hittar, var håller, hitta till, vägbeskrivning, vilken
        gata`,
      date: 'vilket år, vilket datum',
      founded: 'vilket år grundades, när grundades, när startade, sedan när, hur länge har ni funnits, grundad*',
      duration: 'hur lång tid, hur länge, hur många dagar, hur många timmar, hur snabbt, hur fort',
      age: 'hur gammal, hur gamla, åldersgräns*, vilken ålder',
      frequency: 'hur ofta, hur många gånger',
      percent: 'hur många procent, rabatt*',
      count: 'hur många, antal',
      weight: 'hur tung*, väger, vikt',
      length: 'hur långt, avstånd, hur bred*, hur hög*',
      area: 'kvadratmeter, hur stor yta',
      person: 'vem, vilka är, vad heter',
      payment: 'betala, betalar, betalning*, betalsätt, kort, swish, kontant*, faktura',
      yesno: 'finns det, har ni, kan man, kan jag, får man, är det, tar ni emot',
    },
    concepts: `price: pris, kostar, kostnad, avgift; free: gratis, kostnadsfri; pay: betala, betalar, betalning; card:
      kort, kortbetalning, swish; cash: kontant; parking: parkering, parkera, parkeringsplats; open: öppet, öppen,
      öppna, öppettider; close: stängt, stänger, stängd; hour: öppettider, timme; phone: telefon, ringa, mobil; email:
      mejl, mail, epost, e-post; address: adress, gata, ligger; contact: kontakt; found: grundad, grundades, grundat,
      grundare, startade; owner: ägare, äger, driver, drivs, chef; company: företag, verkstad, butik, affär, salong,
      firma; cancel: avboka, avbokning, avbeställa; refund: återbetalning, pengarna-tillbaka; book: boka, bokar,
      bokning, reservera; deliver: leverans, leverera, hemkörning, skicka, hämtar; include: ingår, inkluderar;
      discount: rabatt; child: barn; pet: hund, katt, husdjur; wifi: wifi, internet; guarantee: garanti; repair: laga,
      lagar, reparation, reparera; breakfast: frukost; deposit: deposition, handpenning; rent: hyra, hyr, uthyrning;
      buy: köpa, köper, säljer; toilet: toalett; voucher: presentkort; pool: pool, bassäng; today: idag; tomorrow:
      imorgon`,
  },
}
