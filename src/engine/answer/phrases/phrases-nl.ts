import type { Phrases } from './phrases-types.ts'

export const dutchPhrases: Phrases = {
  language: 'nl',
  heard: {
    greeting: 'hallo, hoi, hey, goedemorgen, goedemiddag, goedenavond, goedendag, dag, hoe gaat het',
    thanks: 'bedankt, dank je, dank je wel, dank u, dank u wel, dankjewel, heel erg bedankt, hartelijk dank',
    goodbye:
      'nee, nee bedankt, nee dank je, tot ziens, doei, dag dag, fijne dag, fijne dag nog, tot later, goedenacht, dat was alles, ' +
      'dat is alles',
    bot:
      'ben je een bot, ben je een robot, ben je een mens, bent u een robot, bent u een mens, ben jij een bot, ben je echt, ' +
      'wie ben je, praat ik met een robot, is dit een bot, spreek ik met een mens, wie zijn jullie, wie bent u, wie ben jij, ' +
      'hoe heet je, hoe heet u, met wie spreek ik, met wie praat ik',
    human: 'mens alstublieft, een mens graag, medewerker graag, een medewerker graag, klantenservice',
    abuse: 'idioot, klootzak, hou je mond, stomme bot, je bent dom, rot op, kut, eikel, nutteloos, sukkel',
  },
  said: {
    greeting: 'Hallo! Wat wilt u weten over {company}?',
    thanks: 'Graag gedaan! Wilt u nog iets weten?',
    goodbye: 'Tot ziens en bedankt voor uw bezoek aan {company}!',
    bot: 'Ik ben de automatische assistent van {company}. Ik antwoord met wat gepubliceerd is en zeg het als ik iets niet weet.',
    human: 'Ik ben een automatische assistent; iemand van {company} kan u verder helpen.',
    abuse: 'Het spijt me dat het niet goed gaat. Vertel me wat u zoekt en ik doe mijn best.',
    gibberish: 'Dat heb ik niet begrepen. Kunt u het anders zeggen?',
    empty: 'Wat wilt u weten over {company}?',
    unknown: 'Dat weet ik niet.',
    unknownSubject: 'Dat weet ik niet: over „{subject}” heb ik geen informatie.',
    noPrice: 'Ik heb geen prijs voor „{subject}”.',
    related: 'Dit staat erover: ',
    haggling: 'De prijzen worden door {company} bepaald; ik kan ze hier niet veranderen.',
    complaint: 'Dat spijt me. Ik kan er zelf niet achteraan gaan; een persoon bij {company} wel.',
    dispute: 'Ik kan alleen afgaan op wat {company} heeft gepubliceerd.',
    browsing: 'Neem de tijd. Ik ben er als u iets over {company} wilt weten.',
    statement: 'Bedankt dat u het zegt.',
    resting:
      'Ik kan nu niet antwoorden. Uw bericht is bewaard voor {company}; laat een e-mailadres of telefoonnummer achter zodat men u kan bereiken.',
  },
  opening: {
    yes: 'Ja.',
    no: 'Nee.',
    now: 'Nu open, tot {time} uur.',
    closed: 'Nu gesloten.',
    next: 'Opent {day} om {time} uur.',
    today: 'Gaat vandaag open om {time}.',
    day: '{day}: open {times} uur.',
    shut: '{day}: gesloten.',
  },
  offers: {
    offer: 'Aanbod',
    price: 'Prijs',
    fits: 'Dit zou kunnen passen:',
    otherCurrency: 'De prijzen hier zijn in een andere valuta dan je budget. Verder zou dit kunnen passen:',
    noneFits: 'Ik vind niets met een gepubliceerde prijs dat aan alles voldoet. Dit komt het dichtst in de buurt:',
    lowest: 'De laagste gepubliceerde prijs eerst:',
    highest: 'De hoogste gepubliceerde prijs eerst:',
    byNeed: 'Wat het beste past, hangt af van wat je nodig hebt:',
  },
  contact: {
    phone: 'U kunt {company} bellen op {phone}.',
    email: 'U kunt {company} schrijven op {email}.',
    both: 'U kunt {company} bereiken op {phone} of via {email}.',
    page: 'U kunt {company} hier bereiken: {url}',
  },
  asksDiscount: 'Is er korting?',
  suggestions: [
    'Hoeveel kost {subject}?',
    'Wat zijn de openingstijden?',
    'Waar zitten jullie?',
    'Hoe kan ik contact opnemen?',
    'Hoe kan ik betalen?',
    'Kan ik annuleren?',
    'Leveren jullie?',
  ],
}
