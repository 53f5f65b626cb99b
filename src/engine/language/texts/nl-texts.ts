import type { LanguageTexts } from './language-texts.ts'

export const dutchTexts: LanguageTexts = {
  language: 'nl',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: `hallo, hoi, hey, goedemorgen, goedemiddag, goedenavond, goedendag, dag, hoe gaat het, test`,
      thanks: 'bedankt, dank je, dank je wel, dank u, dank u wel, dankjewel, heel erg bedankt, hartelijk dank',
      goodbye: `nee, nee bedankt, nee dank je, tot ziens, doei, dag dag, fijne dag, fijne dag nog, tot later,
        goedenacht, dat was alles, dat is alles`,
      bot: `ben je een bot, ben je een robot, ben je een mens, bent u een robot, bent u een mens, ben jij een bot,
        ben je echt, wie ben je, praat ik met een robot, is dit een bot, spreek ik met een mens, wie zijn jullie,
        wie bent u, wie ben jij, hoe heet je, hoe heet u, met wie spreek ik, met wie praat ik`,
      human: 'mens alstublieft, een mens graag, medewerker graag, een medewerker graag, klantenservice',
      abuse: 'idioot, klootzak, hou je mond, stomme bot, je bent dom, rot op, kut, eikel, nutteloos, sukkel',
      fillers: 'goed, top, prima, heel, en',
      additions: 'voor, je, uw, hulp, antwoord, het',
    },
    said: {
      greeting: 'Hallo! Wat wilt u weten over {company}?',
      thanks: 'Graag gedaan! Wilt u nog iets weten?',
      goodbye: 'Tot ziens en bedankt voor uw bezoek aan {company}!',
      bot: `Ik ben de automatische assistent van {company}. Ik antwoord met wat gepubliceerd is en zeg het als ik iets
        niet weet.`,
      human: 'Ik ben een automatische assistent; iemand van {company} kan u verder helpen.',
      abuse: 'Het spijt me dat het niet goed gaat. Vertel me wat u zoekt en ik doe mijn best.',
      gibberish: 'Dat heb ik niet begrepen. Kunt u het anders zeggen?',
      empty: 'Wat wilt u weten over {company}?',
      unknown: 'Dat weet ik niet.',
      unknownSubject: 'Dat weet ik niet: over „{subject}” heb ik geen informatie.',
      noPrice: 'Ik heb geen prijs voor „{subject}”.',
      siteLanguage: 'De website van {company} is in het {language}.',
      related: 'Dit staat erover: ',
      haggling: 'De prijzen worden door {company} bepaald; ik kan ze hier niet veranderen.',
      complaint: 'Dat spijt me. Ik kan er zelf niet achteraan gaan; een persoon bij {company} wel.',
      dispute: 'Ik kan alleen afgaan op wat {company} heeft gepubliceerd.',
      browsing: 'Neem de tijd. Ik ben er als u iets over {company} wilt weten.',
      statement: 'Bedankt dat u het zegt.',
      resting: `Ik kan nu niet antwoorden. Uw bericht is bewaard voor {company}; laat een e-mailadres of telefoonnummer
        achter zodat men u kan bereiken.`,
    },
    opening: {
      yes: 'Ja.',
      no: 'Nee.',
      now: 'Nu open, tot {time} uur.',
      closed: 'Nu gesloten.',
      next: 'Opent {day} om {time} uur.',
      today: 'Gaat vandaag open om {time}.',
      day: '{day} open, {times} uur.',
      shut: '{day} gesloten.',
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
    values: { price: 'De prijs van {name} is {value}.', prices: 'Prijzen:' },
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
  },

  // What the agent says around a sale.
  turn: {
    askConsent: 'Mag {company} deze gegevens bewaren en contact met je opnemen?',
    yesOrNo: 'Antwoord met ja of nee.',
    consented: '{company} heeft nu je gegevens.',
    notKept: 'Goed. {company} bewaart deze gegevens niet als contact.',
    forgotten: `Gedaan. {company} heeft deze gegevens niet meer als contact. Wat in deze chat staat,
      blijft tot het gesprek wordt verwijderd.`,
    thanks: 'Bedankt.',
    thanksTo: 'Bedankt, {name}.',
    noted: 'Ik heb {details} genoteerd.',
    yourDetails: 'Je gegevens: {details}.',
    urgent: 'Bel {phone} als het dringend is.',
    restingKept: 'Ik kan nu niet antwoorden. {company} heeft je bericht en je gegevens.',
    noOrders: 'Ik kan hier niet voor je boeken of bestellen.',
    consentBox: 'Ik ga ermee akkoord dat {company} deze gegevens bewaart en contact met mij opneemt.',
    waiting: `Ik heb dit gesprek gemarkeerd voor een persoon bij {company}. Die kan je hier antwoorden;
      wanneer weet ik niet.`,
    hours: 'Openingstijden:',
    leaveContact: 'Laat een e-mailadres of telefoonnummer achter als je ook anders bereikbaar wilt zijn.',
    talkToPerson: 'Met een persoon praten',
    contactForm: 'Mijn gegevens achterlaten',
    contactPage: 'Contactpagina',
    hoursQuestion: 'Wat zijn de openingstijden?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'U krijgt van hier geen berichten meer. Schrijf START als u verder wilt gaan.',
    started: 'Welkom terug. Wat wilt u weten?',
    media: 'Dank u. Ik kan geen afbeeldingen of bestanden bekijken. Schrijf uw vraag in woorden.',
    audio: 'Dank u. Ik kan geen spraakberichten beluisteren. Schrijf uw vraag in woorden.',
    location: 'Dank u voor de locatie. Ik kan er niets mee; schrijf wat u wilt weten.',
    contacts: `Dank u. Ik kan geen contactkaarten lezen. Wilt u dat er contact wordt opgenomen,
      schrijf dan hier naam en nummer.`,
    unsupported: 'Dit soort bericht kan ik niet lezen. Schrijf uw vraag in woorden.',
    liked: 'Fijn dat het hielp. Wilt u nog iets weten?',
    disliked: 'Het spijt me dat dit niet hielp. Schrijf wat u nodig hebt, of dat u met een persoon wilt praten.',
    tooMany: 'Dat waren veel berichten. Ga over {minutes} minuten verder.',
    listLabel: 'Opties tonen',
    noAgent: `Open de chatlink van het bedrijf nog eens en stuur het bericht dat erin staat: het zegt mij met wie u wilt
      praten.`,
  },

  // To a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: 'Is het dringend? Bel {company} op {phone}.',
    quote: 'Ik kan hier geen offerte maken.',
    availability: 'Ik kan niet zien wat er nog vrij is.',
    ok: 'Goed.',
    no: 'Goed. Ik ben er als u nog iets over {company} wilt weten.',
  },

  // How visitors ask for a person.
  person: {
    who: '(?:iemand|een van (?:uw|jullie|je) (?:collega|medewerker|mens)\\p{L}*|(?:een|de) (?:echte? )?(?:mens|persoon|medewerk\\p{L}+|collega|baas|eigena\\p{L}+))',
    role: 'medewerker, mens',
    please: 'graag, aub',
    machine: 'computer',
    shapes: [
      '(?:kunt u|kun je|kunnen jullie|wilt u|wil je) (?:mij|me|ons) (?:\\p{L}+ ){0,2}(?:terug)?bellen|bel(?:t u)? (?:mij|me|ons) (?:even |maar )*(?:terug|op)?',
      'met {who} {between}(?:spreken|praten|bellen|chatten)',
      '(?:spreken|praten|spreek|praat) (?:ik )?met {who}',
      '(?:kan|wil|mag) ik {who} (?:\\p{L}+ ){0,2}spreken|{who} spreken',
      'kan {who} (?:mij|me|ons) (?:\\p{L}+ )?(?:bellen|terugbellen)',
      'niet (?:met )?(?:een |de )?(?:{machine}) (?:praten|spreken|chatten)',
      '(?<!(?:ben je|bent u|ben jij) (?:een )?)echte? (?:mens|persoon|medewerker)',
      'is (?:daar|er|hier) iemand(?=\\W*$)',
      'iemand (?:\\p{L}+ )?contact (?:met (?:mij|me|ons) )?(?:\\p{L}+ )?opnemen|contact (?:laten )?opnemen met (?:mij|me|ons)',
      '(?:geef|verbind) (?:me|mij|ons)(?: door)?(?: met)? {who}|liever met {who}|{who} aan de (?:lijn|telefoon)',
      'met wie (?:kan|moet|mag) ik (?:\\p{L}+ )?(?:praten|spreken)',
    ],
  },

  // Messages that need no knowledge, but a reply.
  remarks: {
    haggling: `(?:te|heel|erg|zo|wel|nogal|best|behoorlijk|veel te) (?:duur|prijzig), (?:dat|het|dit) is (?:_
      ){0,2}(?:duur|prijzig|veel geld), boven (?:mijn|ons) budget, (?:kan|kunnen) (?:ik|we|wij) (?:_ ){0,2}niet
      (?:betalen|veroorloven), (?:ergens anders|elders) (?:_ ){0,2}goedkoper, goedkoper (?:ergens anders|elders),
      afzetterij, oplichting`,
    asksLess: `(?:kan|kunt|kunnen) (?:_ ){1,4}(?:iets van de prijs af|wat van de prijs af|iets aan de prijs doen|voor
      minder|goedkoper)(?! dan), (?:betere|lagere|goede|mooie|speciale) prijs (?:_ )?(?:maken|geven|krijgen|doen), van
      de prijs af, aan de prijs (?:_ )?doen, prijsje, afdingen, onderhandel*, (?:laatste|beste) prijs, matsen,
      (?:iets|wat) (?:van )?af(?=[?.! ]{0,9}$)`,
    complaint: `(?:ben|zijn) (?:ik |we |wij )?(?:_ ){0,2}(?:ontevreden|teleurgesteld|boos|kwaad|woedend|niet (?:_
      )?(?:blij|tevreden)), (?:dit is|dat is|het is) (?:_ ){0,2}(?:onacceptabel|belachelijk|schandalig|een
      schande|bespottelijk|te gek voor woorden), (?:slechte|waardeloze|vreselijke|beroerde)
      (?:service|dienst|klantenservice),
      (?:bestelling|pakket|pakje|levering|factuur|terugbetaling|monteur|geld|antwoord) (?:_ ){0,3}(?:nooit|niet|nog
      niet|nog steeds niet) (?:_ ){0,2}(?:aan|gekomen|aangekomen|ontvangen|gekregen|geleverd|er), (?:nooit|niet|nog
      niet|nog steeds niet|niets|nog niets|geen antwoord|geen reactie) (?:_
      )?(?:ontvangen|gekregen|aangekomen|gehoord), niemand (?:_
      ){0,4}(?:gebeld|teruggebeld|gereageerd|geantwoord|gekomen|bereikbaar|reageert|antwoordt|opneemt|op),
      (?:wacht|wachten) (?:ik |we )?(?:al|nog steeds|nog altijd), klacht indienen, (?:wil|willen) (?:_ ){0,2}klagen,
      mijn geld terug, (?:dubbel|twee keer) (?:afgeschreven|betaald|berekend), (?:kapot|beschadigd|stuk) aangekomen`,
    dispute: `(?:jullie|u|je|jij) (?:hebben|hebt|heeft|hadden|had) (?:_ ){0,4}(?:gezegd|beloofd|geschreven|beweerd),
      (?:jullie|u|je) (?:zeiden|zei|beloofden|beloofde), (?:mij|me|ons) (?:is|was|werd) (?:_ ){0,4}(?:gezegd|beloofd),
      (?:er is|was) (?:mij|me|ons) (?:_ ){0,4}(?:gezegd|beloofd), op (?:jullie|uw|de) (?:website|site) staat`,
    browsing: `(?:kijk*|rondkijk*|snuffel*) (?:ik |we )?(?:gewoon |alleen |even |maar )*(?:maar|alleen|enkel|alleen
      maar)(?: wat)?(?: even)?(?: rond)?, (?:alleen|enkel|gewoon) (?:maar )?(?:even )?(?:aan het
      )?(?:kijken|rondkijken|snuffelen), (?:denk|moet|ga|wil|zal|gaan|moeten) (?:ik |we )?(?:er |hier )?(?:_
      ){0,3}(?:over na|over nadenken|nadenken|overna|nachtje over slapen|overleggen), (?:misschien|liever)
      (?:later|een andere keer), een andere keer, (?:laat|hoor je|hoort) (?:het )?(?:_ )?(?:nog )?weten, nog niet
      (?:zeker|besloten), geen interesse, ^(?:misschien|weet ik niet|geen idee|mogelijk)[.! ]{0,9}$`,
    tells: `(?:ik|wij|we) (?:ben|zijn|heb|hebben|woon|wonen|hou|houden|kom|komen|werk|werken|reis|reizen),
      (?:mijn|ons|onze) (?:_ ){1,3}(?:is|zijn|heeft|hebben|houdt|houden|wordt), het is voor`,
    wants: `zoek*, nodig, wil*, graag, zou*, interess*, vraag*, vragen, probleem*, problemen, niet, geen, kwijt,
      vergeten, allergi*, boek*, reserv*, bestel*, annul*, gekocht, betaald, plan*`,
  },

  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: `(het is|is|heel|erg) (een )?(dringend|spoed|spoedgeval|noodgeval|urgent), zo snel mogelijk,
        (heb|hebben|is er) (een |flinke |grote )*(lek*|lekkage|overstroming|storing|panne|kiespijn),
        (lekt|druppelt|bloedt|rookt), gaslucht, ruikt naar gas, geen (warm water|verwarming|stroom), buitengesloten,
        start niet (meer)?, met pech, autopech, veel pijn, haast, (nu|vandaag|meteen|direct) nodig`,
      quote: `(wil|willen|graag|nodig|krijgen|ontvangen|aanvragen|stuur (mij|me|ons)) (een |de )?offerte, offerte
        (aanvragen|krijgen|ontvangen|graag|nodig|voor (een|mijn|onze|de|het))`,
      booking: `(wil|willen|zou graag|graag|kan ik|kunnen we|mag ik) (_ ){0,4}(boeken|reserveren|afspraak
        maken|inschrijven|aanmelden), (afspraak|reservering) (maken|plannen|inplannen),
        (boek|schrijf|zet|plan) (mij|me|ons) _, (kan|kunt|kunnen) (er )?(iemand|u|jullie) (_
        ){0,3}(langskomen|komen|sturen)`,
      availability: `(nog|zijn er|hebben jullie|is er) (nog |er |_
        ){0,2}(plek|plekken|plaats|plaatsen|kamers|tafels|kaarten|tickets) (vrij|over|beschikbaar|voor|op),
        nog (iets )?(vrij|plek|plaats), volgeboekt, uitverkocht`,
      yes: 'ja, ja graag, jawel, jep, yep, zeker, natuurlijk, graag, prima ja, doe maar',
      ok: 'ok, oke, okee, goed, prima, top, fijn, duidelijk, begrepen, snap ik, is goed, helder, mooi, ah ok, in orde',
      no: 'nee, neen, nog niet, niet echt, liever niet, geen',
      help: `help, hulp, info, informatie, meer info, meer informatie, menu, opties, vraag, ik heb een vraag, vraagje,
        kun je mij helpen, kunt u mij helpen, kun je me helpen, wat kun je`,
    },
    spelling: `eigenlijk=, precies=, ff=even, mss=misschien, wnr=wanneer, aub=alstublieft, ajb=alsjeblieft, hvl=hoeveel, vndg=vandaag,
      mrgn=morgen, jul=jullie, kheb=ik heb, kwil=ik wil, nt=niet`,
  },

  // Titles, labels and categories of knowledge items.
  items: {
    contact: 'Contact',
    contactAndHours: 'Contact en openingstijden',
    address: 'Adres',
    phone: 'Telefoon',
    email: 'E-mail',
    closed: 'gesloten',
    price: 'Prijs',
    faq: 'Vragen',
    product: 'Producten en diensten',
    policy: 'Voorwaarden',
    document: 'Algemeen',
    value: 'Waardepropositie: wat zijn de voordelen, hoe helpt het?',
    customers: 'Doelgroep: voor wie is het, wie gebruikt het?',
    reasons: 'Wat ons anders maakt: waarom wij, wat maakt ons bijzonder?',
    about: 'Over',
    slogan: 'Slogan',
    employees: 'Medewerkers',
    founded: 'Opgericht',
    specialties: 'Specialiteiten',
    website: 'Website',
    visitors: 'Reviews en reacties',
  },
  control: {
    stop: 'afmelden, uitschrijven, stoppen',
    start: 'aanmelden',
  },
}
