import type { LanguageTexts } from './language-texts.ts'

export const germanTexts: LanguageTexts = {
  language: 'de',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: `hallo, hi, hey, guten tag, guten morgen, guten abend, servus, moin, gruss gott, gruezi, hallo
        zusammen, wie geht's, wie geht es dir, wie gehts, test, moin moin, morgen`,
      thanks: 'danke, vielen dank, dankeschon, danke schon, danke sehr, herzlichen dank, besten dank, merci',
      goodbye: `nein, nein danke, ne danke, tschuss, auf wiedersehen, ciao, bis bald, bis dann, gute nacht,
        schonen tag noch, schonen tag, tschau, das war's, das ist alles`,
      bot: `bist du ein bot, bist du ein roboter, bist du ein mensch, sind sie ein bot, sind sie ein roboter, sind sie
        ein mensch, ist das ein bot, ist das ein roboter, ist das eine ki, bist du eine ki, bist du echt, wer bist du,
        was bist du, spreche ich mit einem menschen, spreche ich mit einem bot, wer sind sie, wer seid ihr, wie heißt
        du, wie heißen sie, mit wem spreche ich, mit wem rede ich, mit wem schreibe ich, wer ist da, schreibe ich mit
        einem menschen, schreibe ich mit einem bot, chatte ich mit einem menschen, bist du eine maschine, bist du echt`,
      human: `mensch bitte, einen menschen bitte, mitarbeiter bitte, einen mitarbeiter bitte, ruckruf bitte,
        echte person bitte, kundenservice, kundendienst`,
      abuse: `idiot, du idiot, arschloch, fick dich, scheisse, du bist dumm, halt die klappe, dummer bot, blod,
        du bist blod, nutzlos`,
      fillers: 'gut, prima, toll, super, alles, klar, sehr, und',
      additions: `dir, ihnen, euch, ihr, schon, mal, erstmal, erst, dann, noch, für, die, den, das, deine, ihre, eure,
        schnelle, hilfe, info, infos, antwort, auskunft, passt, bis`,
    },
    said: {
      greeting: 'Guten Tag! Was möchten Sie über {company} wissen?',
      thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
      goodbye: 'Auf Wiedersehen und danke für Ihren Besuch bei {company}!',
      bot: `Ich bin der automatische Assistent von {company}. Ich antworte mit dem, was veröffentlicht ist, und sage es,
        wenn ich etwas nicht weiß.`,
      human: 'Ich bin ein automatischer Assistent; bei {company} hilft Ihnen ein Mensch weiter.',
      abuse: 'Es tut mir leid, dass es nicht gut läuft. Sagen Sie mir, was Sie suchen, und ich gebe mein Bestes.',
      gibberish: 'Das habe ich nicht verstanden. Können Sie es anders sagen?',
      empty: 'Was möchten Sie über {company} wissen?',
      unknown: 'Das weiß ich leider nicht.',
      unknownSubject: 'Das weiß ich leider nicht: Zu „{subject}“ liegen mir keine Angaben vor.',
      noPrice: 'Zu „{subject}“ liegt mir kein Preis vor.',
      siteLanguage: 'Die Angaben von {company} sind auf {language} verfasst.',
      related: 'Dazu steht nur: ',
      haggling: 'Die Preise legt {company} fest; ich kann sie hier nicht ändern.',
      complaint: 'Das tut mir leid. Ich selbst kann dem nicht nachgehen; bei {company} kann es ein Mensch.',
      dispute: 'Ich kann mich nur nach dem richten, was {company} veröffentlicht hat.',
      browsing: 'Lassen Sie sich Zeit. Ich bin da, wenn Sie etwas über {company} wissen möchten.',
      statement: 'Danke, dass Sie mir das sagen.',
      resting: `Ich kann gerade nicht antworten. Ihre Nachricht ist für {company} gespeichert;
        hinterlassen Sie eine E-Mail-Adresse oder Telefonnummer, damit man Sie erreichen kann.`,
    },
    opening: {
      yes: 'Ja.',
      no: 'Nein.',
      now: 'Jetzt geöffnet, bis {time} Uhr.',
      closed: 'Jetzt geschlossen.',
      next: 'Öffnet am {day} um {time} Uhr.',
      today: 'Öffnet heute um {time} Uhr.',
      day: '{day} ist {times} Uhr geöffnet.',
      shut: '{day} ist geschlossen.',
    },
    offers: {
      offer: 'Angebot',
      price: 'Preis',
      fits: 'Das könnte passen:',
      otherCurrency: 'Die Preise hier sind in einer anderen Währung als Ihr Budget. Sonst könnte das passen:',
      noneFits: 'Ich finde nichts mit veröffentlichtem Preis, das zu allem passt. Am nächsten kommt:',
      lowest: 'Der niedrigste veröffentlichte Preis zuerst:',
      highest: 'Der höchste veröffentlichte Preis zuerst:',
      byNeed: 'Welches am besten passt, hängt vom Bedarf ab:',
    },
    values: { price: 'Der Preis für {name} ist {value}.', prices: 'Preise:' },
    contact: {
      phone: 'Sie erreichen {company} telefonisch unter {phone}.',
      email: 'Sie können {company} an {email} schreiben.',
      both: 'Sie erreichen {company} unter {phone} oder {email}.',
      page: 'Hier erreichen Sie {company}: {url}',
    },
    asksDiscount: 'Gibt es einen Rabatt?',
    suggestions: [
      'Was kostet {subject}?',
      'Wann haben Sie geöffnet?',
      'Wo finde ich Sie?',
      'Wie erreiche ich Sie?',
      'Wie kann ich bezahlen?',
      'Kann ich stornieren?',
      'Liefern Sie?',
    ],
  },

  // What the agent says around a sale.
  turn: {
    askConsent: 'Darf {company} diese Angaben speichern und Sie kontaktieren?',
    yesOrNo: 'Bitte antworten Sie mit Ja oder Nein.',
    consented: '{company} hat nun Ihre Angaben.',
    notKept: 'In Ordnung. {company} speichert diese Angaben nicht als Kontakt.',
    forgotten: `Erledigt. {company} hat diese Angaben nicht mehr als Kontakt. Was in diesem Chat steht, bleibt,
      bis das Gespräch gelöscht wird.`,
    thanks: 'Danke.',
    thanksTo: 'Danke, {name}.',
    noted: 'Notiert: {details}.',
    yourDetails: 'Ihre Angaben: {details}.',
    urgent: 'Wenn es eilt, rufen Sie {phone} an.',
    restingKept: 'Ich kann gerade nicht antworten. {company} hat Ihre Nachricht und Ihre Angaben.',
    noOrders: 'Buchen oder bestellen kann ich hier nicht für Sie.',
    consentBox: 'Ich bin einverstanden, dass {company} diese Angaben speichert und mich kontaktiert.',
    waiting: `Ich habe dieses Gespräch für eine Person bei {company} vorgemerkt. Sie kann Ihnen hier antworten; wann,
      weiß ich nicht.`,
    hours: 'Öffnungszeiten:',
    leaveContact: `Hinterlassen Sie eine E-Mail-Adresse oder Telefonnummer,
      wenn Sie auch anders erreichbar sein möchten.`,
    talkToPerson: 'Mit einer Person sprechen',
    contactForm: 'Kontaktdaten hinterlassen',
    contactPage: 'Kontaktseite',
    hoursQuestion: 'Wann haben Sie geöffnet?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'Sie bekommen von hier keine Nachrichten mehr. Schreiben Sie START, wenn Sie weitermachen möchten.',
    started: 'Willkommen zurück. Was möchten Sie wissen?',
    media: 'Danke. Bilder und Dateien kann ich nicht ansehen. Bitte schreiben Sie Ihre Frage in Worten.',
    audio: 'Danke. Sprachnachrichten kann ich nicht anhören. Bitte schreiben Sie Ihre Frage in Worten.',
    location: 'Danke für den Standort. Ich kann nichts damit anfangen; bitte schreiben Sie, was Sie wissen möchten.',
    contacts: `Danke. Kontaktkarten kann ich nicht lesen. Wenn Sie kontaktiert werden möchten,
      schreiben Sie bitte Name und Nummer hierher.`,
    unsupported: 'Diese Art von Nachricht kann ich nicht lesen. Bitte schreiben Sie Ihre Frage in Worten.',
    liked: 'Schön, dass es geholfen hat. Möchten Sie noch etwas wissen?',
    disliked: `Es tut mir leid, dass das nicht geholfen hat. Schreiben Sie mir, was Sie brauchen,
      oder dass Sie mit einer Person sprechen möchten.`,
    tooMany: 'Das waren viele Nachrichten. Bitte machen Sie in {minutes} Minuten weiter.',
    listLabel: 'Auswahl zeigen',
    noAgent: `Bitte öffnen Sie den Chat-Link des Unternehmens noch einmal und senden Sie die Nachricht,
      die er mitbringt: Sie sagt mir, mit wem Sie sprechen möchten.`,
  },

  // To a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: 'Wenn es dringend ist, rufen Sie bitte {company} unter {phone} an.',
    quote: 'Ein Angebot kann ich hier nicht berechnen.',
    availability: 'Ich kann nicht sehen, was noch frei ist.',
    ok: 'In Ordnung.',
    no: 'In Ordnung. Ich bin da, wenn Sie noch etwas über {company} wissen möchten.',
  },

  // How visitors ask for a person.
  person: {
    who: '(?:(?:einem|einen|einer|eine|ein|nem|nen|ner|ne|dem|den|der|eurem|eurer|ihrem|ihrer|deinem|deiner) )?(?:(?:echt|richtig|menschlich|lebend|zustandig)\\p{L}* )*(?:(?:irgend)?jemand\\p{L}*|(?:irgend)?wem|irgendwen|menschen?|person|mitarbeiter(?:in|s)?|kolleg(?:en?|in)|chefin|chef|berater\\p{L}*|ansprechpartner\\p{L}*|kundenservice|kundendienst|vertrieb|support)',
    role: 'mensch, mitarbeiter(?:in)?, kundenservice, kundendienst',
    please: 'bitte',
    machine: 'roboter, maschine, automaten?, ki',
    shapes: [
      'ist (?:da|hier) (?:irgend)?(?:jemand|wer)(?=\\W*$)',
      '(?:um|einen|gerne?) ruckruf',
      'meld(?:et euch|en sie sich|e? dich) (?:bitte |mal |doch )*(?:bei (?:mir|uns))?',
      'mit {who} {between}(?:sprech|red|telefonier|chatt|verbind|verbund)\\p{L}*',
      '(?:spreche|rede|sprechen|reden|verbind\\p{L}+) {between}mit {who}',
      '(?:gib|gebt|geben|hol|holt|holen) {between}(?:eine?n?|ne?n?|den|die) (?:(?:echt|richtig|menschlich)\\p{L}* )*(?:menschen?|person|mitarbeiter(?:in)?|kolleg(?:en?|in)|chef(?:in)?|ansprechpartner(?:in)?)',
      'nicht (?:mit )?(?:eine[mnr]|dem|der) (?:{machine}) (?:red|sprech|schreib|chatt)\\p{L}*',
      '(?<!(?:bist du|sind sie|seid ihr|bin ich) (?:eine? )?)echte[nr]? (?:mensch(?:en)?|person|mitarbeiter(?:in)?)',
      'mit wem (?:kann|konnte|soll) ich (?:\\p{L}+ ){0,2}(?:sprechen|reden)',
      'ist (?:da |hier )?(?:irgend)?jemand (?:da|hier)(?=\\W*$)',
      '(?:mich|uns) (?:bitte |mal )?jemand (?:\\p{L}+ ){0,4}(?:anruf|zuruckruf|kontaktier)\\p{L}*|jemand (?:bitte |mal )?bei (?:mir|uns) (?:meld\\p{L}+)',
      '(?:brauche?|will|mochte|hatte gern\\p{L}*) (?:lieber |bitte )?(?:eine?n?|ne?n?) (?:(?:echt|richtig|menschlich|personlich)\\p{L}* )*(?:menschen?|person|mitarbeiter(?:in)?|ansprechpartner(?:in)?)',
      '(?:kann|konnte|konnten|soll|moge) (?:mich|uns) (?:bitte |mal |da )*jemand (?:\\p{L}+ ){0,2}(?:anrufen|zuruckrufen|kontaktieren)',
      '(?:konnt|konnen|konntet) (?:ihr|sie) (?:mich|uns) (?:\\p{L}+ ){0,2}(?:anrufen|zuruckrufen)|(?:ruft|rufen sie) mich (?:bitte |mal )*(?:an|zuruck)',
    ],
  },

  // Messages that need no knowledge, but a reply.
  remarks: {
    haggling: `(?:zu|so|sehr|echt|ganz schon|ziemlich|recht|wahnsinnig) (?:teuer|kostspielig), (?:das|es|ihr|euer|der
      preis) (?:ist|sind) (?:mir |uns |aber |ja |doch )*(?:\\p{L}+ )?(?:teuer|viel geld|happig|ein stolzer preis), zu
      viel geld, (?:kann|konnen) (?:ich|wir) (?:mir|uns)(?: \\p{L}+)? nicht leisten, uber (?:meinem|unserem|dem)
      budget, (?:woanders|anderswo|konkurrenz) (?:_ ){0,3}(?:billiger|gunstiger), (?:billiger|gunstiger)
      (?:woanders|anderswo), abzocke, wucher`,
    asksLess: `(?:geht|ginge) (?:da |das )?(?:noch |nicht |auch )*(?:was|etwas|irgendwas|billiger|gunstiger)(?:
      (?:noch|auch))?(?: am preis)?, (?:was|etwas|nichts) am preis (?:_ )?(?:machen|drehen|andern), am preis (?:noch
      )?(?:etwas |was )?(?:machen|drehen), (?:besseren|niedrigeren|guten|anderen) preis
      (?:machen|geben|bekommen|anbieten), preis(?:lich)? (?:_ ){0,3}entgegenkommen, entgegenkommen, preisnachlass,
      verhandel*, verhandlungs*, (?:bester|letzter|letzte|besten|letzten) preis(?! fur), (?:gibts|gibt
      es|gibt's|bekomme ich|krieg ich|kriege ich) (?:_ )?rabatt(?=[?.! ]{0,9}$)`,
    complaint: `(?:bin|sind) (?:ich |wir )?(?:_ ){0,3}(?:unzufrieden|enttauscht|verargert|sauer|wutend|nicht (?:_
      )?zufrieden), (?:das ist|das war|ist ja|ist doch) (?:_ ){0,2}(?:unverschamt|inakzeptabel|unmoglich|eine
      frechheit|ein witz|lacherlich|eine zumutung|unerhort|schlecht|ein skandal),
      (?:schlechter|miserabler|mieser|furchtbarer) (?:service|kundenservice|kundendienst),
      (?:bestellung|paket|lieferung|ware|rechnung|techniker|monteur|geld|ruckerstattung|antwort|bestatigung) (?:_
      ){0,4}(?:nie|nicht|immer noch|noch nicht|niemals) (?:_
      ){0,2}(?:an|gekommen|angekommen|erhalten|bekommen|geliefert|da|erschienen),
      (?:rechnung|bestellung|lieferung|ware|abrechnung) (?:stimmt|ist) (?:_ ){0,2}(?:nicht|falsch|unvollstandig),
      (?:keine|noch keine|nie eine|immer noch keine) (?:antwort|ruckmeldung|bestatigung|lieferung|rechnung) (?:_
      ){0,2}(?:erhalten|bekommen|gekriegt), (?:niemand|keiner) (?:_
      ){0,4}(?:gemeldet|zuruckgerufen|geantwortet|gekommen|erreichbar|erreicht|antwortet|meldet|ran|ab|reagiert),
      (?:warte|warten) (?:ich |wir )?(?:schon|nun|jetzt|immer noch|noch immer|seit), beschweren, beschwerde
      einreichen, mein geld zuruck, doppelt (?:abgebucht|berechnet), (?:kaputt|beschadigt|defekt) (?:an)?gekommen,
      (?:geht|funktioniert|lauft|tut) (?:_ ){0,3}nicht mehr, meldet sich (?:_ )?(?:niemand|keiner), (?:das|die|den)
      falsche[nr]? (?:_ ){0,2}(?:geliefert|bekommen|geschickt)`,
    dispute: `(?:sie|ihr|du) (?:haben|habt|hast|hatten|hattet) (?:_
      ){0,4}(?:gesagt|versprochen|geschrieben|behauptet|zugesagt), (?:sie|ihr) (?:sagten|sagtet|schrieben|verspracht),
      (?:mir|uns) wurde (?:_ ){0,6}(?:gesagt|versprochen|zugesagt), auf (?:ihrer|eurer|der)
      (?:website|webseite|seite|homepage) steht, es hiess`,
    browsing: `(?:schau*|schaue|guck*|stober*|seh*) (?:ich |wir )?(?:mich |uns |mal |erst |erstmal |einfach
      )*(?:nur|bloss)(?: mal)?(?: um)?, (?:nur|bloss) (?:mal )?(?:schauen|gucken|stobern|umschauen|umsehen), uberleg*
      (?:ich |wir )?(?:es |mir |uns |das |noch |mal )*(?:noch|mir|uns|mal|dann),
      (?:muss|will|werde|mochte|mussen|wollen) (?:_ ){0,4}(?:uberlegen|nachdenken|schlafen|besprechen), melde mich
      (?:_ ){0,2}(?:spater|wieder|noch), (?:vielleicht|lieber) (?:spater|ein andermal|ein anderes mal), ein andermal,
      noch (?:nicht|un)(?: ganz)? ?(?:sicher|entschieden), kein interesse, ^(?:vielleicht|mal sehen|mal
      schauen|eventuell|weiß nicht|weiss nicht)[.! ]{0,9}$`,
    tells: `(?:ich|wir)
      (?:bin|sind|habe?n?|wohnen?|lebe?n?|liebe?n?|mag|mogen|fahre?n?|komme?n?|arbeite?n?|reise?n?|besitze?n?|wandern?),
      (?:mein|meine|unser|unsere) (?:_ ){1,3}(?:ist|sind|hat|haben|liebt|lieben|mag|mogen|wird|werden|wohnt), hier
      (?:ist|sind), (?:es|das) (?:ist|ware) fur`,
    wants: `such*, brauch*, mochte*, will, wollen, wurde*, interess*, plan*, frage*, problem*, nicht, kein*, verloren,
      vergessen, allerg*, buchen, bestell*, gebucht, gekauft, bezahlt, stornier*, hatte, hatten`,
  },

  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: `(ist|haben) (ein |einen )notfall, es ist (sehr |wirklich )?dringend, dringend, so schnell wie moglich,
        rohrbruch, wasserschaden, wasserrohrbruch, (ist|sind)
        (undicht|uberschwemmt|ubergelaufen|ausgefallen|kaputtgegangen), (tropft|leckt|brennt|blutet|raucht),
        gasgeruch, riecht nach gas, (kein|keine) (warmwasser|heizung|strom|warmes wasser), heizung (geht
        nicht|ausgefallen|ist aus), ausgesperrt, (springt|startet) nicht (mehr )?an, liegen geblieben,
        liegengeblieben, panne, (habe|hab) (starke |schlimme |furchtbare |solche )?(zahnschmerzen|schmerzen), notfall,
        eilig, es eilt, (sofort|schnell|dringend) hilfe, (muss|musste) (sehr )?(schnell|rasch) gehen, (wasser|gas|ol)
        lauft`,
      quote: `(brauche|brauchen|mochte|mochten|hatte gern*|hatten gern*|will|wollen|bekomme|bekommen|schick*
        (mir|uns)|mach* (mir|uns)) (ein |einen |bitte |mal )*(angebot|kostenvoranschlag|angebote),
        (angebot|kostenvoranschlag) (erstellen|machen|bekommen|anfordern|haben), (bitte )?kostenvoranschlag,
        (einen|nen) preis (machen|nennen)`,
      booking: `(mochte|mochten|will|wollen|wurde gern*|wurden gern*|kann ich|konnen wir) (_
        ){0,4}(buchen|reservieren|termin (machen|vereinbaren|ausmachen|haben)|anmelden), (brauche|brauchen|hatte
        gern*|mochte) (einen |bitte )*termin, termin (vereinbaren|ausmachen|buchen), tisch (reservieren|bestellen),
        (kann|konnte|konnen|konnten) (bitte )?(jemand|sie|ihr|wer) (_ ){0,4}(vorbeikommen|kommen|rauskommen|schicken),
        tragen sie mich ein, buchen sie (mir|mich|uns), trag* (mich|uns) _, (wurde|wurden|mochte|mochten|will) (gern*
        )?(_ )?(vorbeikommen|bestellen)`,
      availability: `(noch|was|etwas) (_ )?(platze|platz|termine|termin|zimmer|tische|karten|tickets)
        (frei|verfugbar|ubrig), (gibt es|habt ihr|haben sie|hatten sie) (noch |einen |am |_
        ){0,3}(freie[nr]?|verfugbare[nr]?) (platze|platz|termine|termin|zimmer|tisch*), noch (was |etwas )?frei,
        ausgebucht, ausverkauft`,
      yes: 'ja, ja (bitte|gerne?), jo, jep, jap, (na )?klar, gerne?, sicher, auf jeden fall, unbedingt',
      ok: `ok, okay, (na )?gut, alles klar, in ordnung, passt, super, prima, toll, schon, fein, aha, ach ?so, verstehe,
        verstanden`,
      no: 'nein, ne, nee, no, eher nicht, noch nicht, nicht wirklich, gar nicht, keine',
      help: `hilfe, (mehr )?infos?, information(en)?, menu, (ich (habe|hab) )?(eine )?frage, was (kannst du|konnen sie),
        (konnen sie|kannst du) mir helfen`,
    },
    spelling: `auf raten=ratenzahlung, eigentlich=, überhaupt=, nich=nicht, vllt=vielleicht, gibts=gibt es, habts=habt
      ihr, seids=seid ihr, heut=heute, morgn=morgen, is=ist, hab=habe, bidde=bitte, isch=ist, bissl=bisschen`,
  },

  // Titles, labels and categories of knowledge items.
  items: {
    contact: 'Kontakt',
    contactAndHours: 'Kontakt und Öffnungszeiten',
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-Mail',
    closed: 'geschlossen',
    price: 'Preis',
    faq: 'Fragen',
    product: 'Produkte und Leistungen',
    policy: 'Richtlinien',
    document: 'Allgemeines',
    value: 'Nutzenversprechen: Was sind die Vorteile, wie hilft es mir?',
    customers: 'Zielgruppe: Für wen ist das gedacht, wer nutzt es?',
    reasons: 'Was uns unterscheidet: Warum wir, was macht uns besonders?',
    about: 'Über',
    slogan: 'Slogan',
    employees: 'Beschäftigte',
    founded: 'Gegründet',
    specialties: 'Spezialgebiete',
    website: 'Website',
    visitors: 'Bewertungen und Kommentare',
  },
  control: {
    stop: 'stopp, stoppen, abmelden, abbestellen',
    start: 'starten, anmelden',
  },
}
