import type { LanguageTexts } from './language-texts.ts'

export const swedishTexts: LanguageTexts = {
  language: 'sv',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: 'hej, hejsan, hallå, god morgon, god dag, god kväll, tjena, hej hej, tja',
      thanks: 'tack, tack så mycket, tusen tack, stort tack, tackar',
      goodbye: 'nej tack, hej då, adjö, ha det bra, god natt, vi ses, det var allt',
      bot: `är du en robot, är du en bot, är du en människa, vem är du, vad är du, vad heter du,
        pratar jag med en människa`,
      human: 'en människa tack, kundtjänst, riktig person tack, jag vill prata med en människa',
      abuse: 'idiot, din idiot, håll käften, fan, du är dum, värdelös',
    },
    said: {
      greeting: 'Hej! Vad vill du veta om {company}?',
      thanks: 'Varsågod! Är det något mer du vill veta?',
      goodbye: 'Hej då, och tack för ditt besök hos {company}!',
      bot: `Jag är den automatiska assistenten för {company}. Jag svarar utifrån det som är publicerat och säger till
        när jag inte vet.`,
      human: 'Jag är en automatisk assistent; en person på {company} kan hjälpa dig.',
      abuse: 'Jag är ledsen att det inte går bra. Säg vad du letar efter, så gör jag mitt bästa.',
      gibberish: 'Det förstod jag inte. Kan du säga det på ett annat sätt?',
      empty: 'Vad vill du veta om {company}?',
      unknown: 'Det vet jag tyvärr inte.',
      unknownSubject: 'Det vet jag tyvärr inte: jag har ingen information om ”{subject}”.',
      noPrice: 'Jag har inget pris för ”{subject}”.',
      siteLanguage: 'Webbplatsen för {company} är på {language}.',
      related: 'Det här står om det: ',
      haggling: 'Priserna bestäms av {company}; jag kan inte ändra dem här.',
      complaint: 'Det var tråkigt att höra. Jag kan inte reda ut det själv, men en person på {company} kan.',
      dispute: 'Jag kan bara gå efter det som {company} har publicerat.',
      browsing: 'Ta den tid du behöver. Jag finns här om du vill veta något om {company}.',
      statement: 'Tack för att du berättar det.',
      resting: `Jag kan inte svara just nu. Ditt meddelande är sparat för {company}; lämna en e-postadress eller ett
        telefonnummer så att de kan nå dig.`,
    },
    opening: {
      yes: 'Ja.',
      no: 'Nej.',
      now: 'Öppet nu, till {time}.',
      closed: 'Stängt nu.',
      next: 'Öppnar på {day} klockan {time}.',
      today: 'Öppnar i dag klockan {time}.',
      day: 'Öppet {day}, {times}.',
      shut: 'Stängt {day}.',
    },
    offers: {
      offer: 'Erbjudande',
      price: 'Pris',
      fits: 'Det här kan passa:',
      otherCurrency: 'Priserna här är i en annan valuta än din budget. Annars kan det här passa:',
      noneFits: 'Jag hittar inget med publicerat pris som passar allt. Närmast kommer:',
      lowest: 'Lägsta publicerade pris först:',
      highest: 'Högsta publicerade pris först:',
      byNeed: 'Vilket som är bäst beror på vad du behöver:',
    },
    values: { price: 'Priset för {name} är {value}.', prices: 'Priser:' },
    contact: {
      phone: 'Du kan ringa {company} på {phone}.',
      email: 'Du kan skriva till {company} på {email}.',
      both: 'Du når {company} på {phone} eller {email}.',
      page: 'Du når {company} här: {url}',
    },
    asksDiscount: 'Finns det någon rabatt?',
    suggestions: [
      'Vad kostar {subject}?',
      'När har ni öppet?',
      'Var ligger ni?',
      'Hur når jag er?',
      'Hur kan jag betala?',
      'Kan jag avboka?',
      'Levererar ni?',
    ],
  },

  // What the agent says around a sale.
  turn: {
    askConsent: 'Får {company} spara de här uppgifterna och kontakta dig?',
    yesOrNo: 'Svara ja eller nej.',
    consented: '{company} har nu dina uppgifter.',
    notKept: 'Okej. {company} sparar inte de här uppgifterna som kontakt.',
    forgotten: `Klart. {company} har inte längre de här uppgifterna som kontakt. Det som står i chatten finns kvar
      tills samtalet raderas.`,
    thanks: 'Tack.',
    thanksTo: 'Tack, {name}.',
    noted: 'Jag har noterat {details}.',
    yourDetails: 'Dina uppgifter: {details}.',
    urgent: 'Ring {phone} om det är bråttom.',
    restingKept: 'Jag kan inte svara just nu. {company} har ditt meddelande och dina uppgifter.',
    noOrders: 'Jag kan inte boka eller beställa något åt dig här.',
    consentBox: 'Jag godkänner att {company} sparar de här uppgifterna och kontaktar mig.',
    waiting: 'Jag har markerat samtalet för en person på {company}. De kan svara dig här; jag vet inte när.',
    hours: 'Öppettider:',
    leaveContact: 'Lämna en e-postadress eller ett telefonnummer om du vill kunna nås på annat sätt.',
    talkToPerson: 'Prata med en person',
    contactForm: 'Lämna mina uppgifter',
    contactPage: 'Kontaktsida',
    hoursQuestion: 'Vilka öppettider har ni?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'Du får inga fler meddelanden härifrån. Skriv START om du vill fortsätta.',
    started: 'Välkommen tillbaka. Vad vill du veta?',
    media: 'Tack. Jag kan inte titta på bilder eller filer. Skriv din fråga med ord.',
    audio: 'Tack. Jag kan inte lyssna på röstmeddelanden. Skriv din fråga med ord.',
    location: 'Tack för platsen. Jag kan inte använda den; skriv vad du vill veta.',
    contacts: 'Tack. Jag kan inte läsa kontaktkort. Skriv namn och nummer här om du vill bli kontaktad.',
    unsupported: 'Jag kan inte läsa den sortens meddelande. Skriv din fråga med ord.',
    liked: 'Bra att det hjälpte. Vill du veta något mer?',
    disliked: 'Tråkigt att det inte hjälpte. Skriv vad du behöver, eller att du vill prata med en person.',
    tooMany: 'Det var många meddelanden. Försök igen om {minutes} minuter.',
    listLabel: 'Visa alternativ',
    noAgent: `Öppna företagets chattlänk igen och skicka meddelandet som följer med: det talar om för mig vem du vill
      prata med.`,
  },

  // To a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: 'Ring {company} på {phone} om det är bråttom.',
    quote: 'Jag kan inte räkna ut en offert här.',
    availability: 'Jag kan inte se vad som är ledigt.',
    ok: 'Okej.',
    no: 'Okej. Jag finns här om du vill veta något mer om {company}.',
  },
  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: `(det är|är) (mycket |väldigt )?(akut|bråttom|brådskande), så fort som möjligt, akut,
        (har|fått) (en )?(läcka|vattenläcka|punktering|tandvärk), (går|startar) inte`,
      quote: '(vill|skulle vilja|kan jag|få|behöver) (ha |få )?(en )?offert',
      booking: `(vill|skulle vilja|kan jag|kan man|kan vi) (_ ){0,2}(boka|reservera|beställa tid|anmäla)*,
        boka (en )?tid`,
      availability: '(finns det|har ni) (några |någon |_ )?(lediga|ledig|ledigt|plats kvar|platser kvar)*, fullbokat',
      yes: 'ja, ja tack, jajamän, japp, visst, absolut, gärna, självklart',
      ok: 'ok, okej, bra, fint, toppen, perfekt, jaha, förstår, jag förstår, uppfattat',
      no: 'nej, nä, nej tack inte nu, inte än, inte direkt',
      help: 'hjälp, info, information, mer information, meny, fråga, en fråga, jag har en fråga, kan du hjälpa mig',
    },
    spelling:
      'egentligen=, exakt=, o=och, ngn=någon, ngt=något, mkt=mycket, oxå=också, iofs=i och för sig, tel=telefon, asap=snarast',
  },
}
