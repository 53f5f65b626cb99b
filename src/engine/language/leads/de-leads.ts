import type { LanguageLeads } from './lead-words.ts'

export const germanLeads: LanguageLeads = {
  language: 'de',
  leads: {
    nameFollows: 'ich hei(?:ß|ss)e, mein name ist, ansprechpartner(?:in)? ?:?',
    nameMayFollow: '[Ii]ch bin, [Hh]ier ist, [Hh]ier spricht',
    nameLabels: 'name',
    hurriedNameFollows: 'ich bin(?: der| die)?, hier ist, hier, bins, bin(?: der| die)?',
    numberFollows: `(?:(?:telefon|handy|mobil|festnetz)nummer|meine (?:nummer|nr|tel\\.?|handy ?nr)|(?:tel|handy|mobil|telefon)\\.?(?: ?nr\\.?)?)(?: ist| lautet)?,
    (?:ruf|rufen|ruft|erreich\\p{L}*|meld\\p{L}*)~25 (?:unter|an)`,
    labelAfter: 'ist (?:meine?|unsere?)',
    firstNameFollows: '[Ff]ragen? Sie nach(?: Herrn| Frau)?',
    capitalNameFollows: '[Ii]ch bin (?:der|die)',
    farewells: '(?:[Vv]iele |[Ll]iebe |[Bb]este |[Ss]chöne )?[Gg]r(?:ü(?:ß|ss)e|uß|uss), LG, VG, MfG',
    courtesies: `Danke*, Vielen?, Herzliche*, Besten, Liebe, Bitte, Gruß, Grüße, Tschüss, Super, Ja, Nein`,
    companyFollows: `(?:ich|wir) arbeiten? (?:bei|für), (?:unsere|meine) firma(?: ist| heißt)?, firma ?:, von der firma, wir sind die`,
    needFollows: `(?<=^|[.!?] )(?:suchen?|brauchen?|bräuchten?),
    (?:ich|wir) (?:suchen?|bräuchten?|brauchen?|benötigen?|möchten?(?: gerne?)?|hätten? gern(?:e)?|interessieren? (?:mich|uns) für),
    und (?:suchen?|brauchen?|benötigen?)`,
    wantingToKnow: '(?:gerne? )?(?:wissen|gewusst|fragen|erfahren)',
    spending: 'nicht mehr als, bis zu, höchstens, maximal, ausgeben',
    reaching: `(?:ruf|meld|schreib|mail|kontaktier|erreich)\\p{L}*~20(?:mich|mir|uns|zurück)(?!\\p{L}),
    (?:mich|mir|uns)~20(?:anrufen|zurückrufen|kontaktieren|schreiben|erreichen|melden), zurückrufen, rückruf`,
    buying: `(?:möchte|möchten|will|wollen|würde gern|würde gerne)~60(?:kaufen|bestellen|buchen|reservieren|anmelden),
    (?:dann|also|gerne?|ok|okay|gut|ja|super)[,\\s]+(?:(?:ich|wir) )?(?:nehm|buch|bestell|reservier)en?(?: (?:ich|wir))?(?!\\p{L}),
    (?:buch|reservier|bestell)(?:e|t|en sie)? (?:mir|mich|uns|bitte)(?!\\p{L}),
    meld(?:e|et|en)? (?:sie )?(?:mich|uns)~20 an(?!\\p{L})`,
    askingWhetherBooked: `ist (?:es|das|alles|der (?:termin|tisch|platz)|die (?:buchung|bestellung)) (?:denn |jetzt |nun |schon |damit |also )*(?:gebucht|reserviert|bestätigt|bestellt|fest),
    (?:bin ich|sind wir) (?:denn |jetzt |nun |schon |damit |also )*(?:angemeldet|gebucht|eingetragen),
    hat (?:das|die (?:buchung|bestellung)) geklappt`,
    takingBack: `(?:lösch|vergiss|vergess|entfern|streich)\\p{L}*~25(?:nummer|mail|adresse|daten|angaben)`,
    agreeing: 'ja, klar, gern, gerne, einverstanden, natürlich',
    refusing: 'nein, nicht, doch nicht, lieber nicht, besser nicht, stopp, warte, warten Sie',
    trades: 'Firma, Praxis, Werkstatt, Schule, Agentur, Möbel*, Kanzlei, Gruppe, Verein',
    firstNames: `achim alexandra andrea anke annette anja antje axel bernd birgit björn brigitte carsten christa christoph
    claudia cornelia daniela detlef dieter dirk doris eckhard elke erik ernst erwin eva felix florian franz
    franziska frauke friedrich fritz gabi georg gerd gerhard gisela günter günther hans harald hartmut hasan heike
    heiko heinrich heinz helga helmut henrik herbert hildegard holger horst ilse inge ingo ingrid jana jens joachim
    jochen johann johanna johannes jonas jörg josef julian jürgen juliane jutta kai karin karla katharina kathrin
    katja katrin kerstin klara klaus konrad kurt lars lea lena leonie lothar ludwig lukas lutz manfred manuela
    marcel marianne mario marko markus marlene marta martina matthias mehmet meike melanie michaela mirko moritz
    mustafa nadine niklas nils norbert olaf petra rainer ralf reiner reinhard renate robert roland rolf rudi rudolf
    rüdiger sabine sandra sascha sebastian silke silvia simone sonja stefan stefanie steffen susanne sven svenja
    tanja theresa thorsten till tobias torsten udo ulrich ulrike ursula uta ute uwe verena volker werner wilhelm
    winfried wolfgang yannick`,
    namesAsWords: 'till uta',
    notThis: 'nicht, alte[rns]?, statt, vergessen sie',
    yours: 'eure, ihre',
    usedAlready: '(?:habe|hatte) (?:an|bei|unter), angerufen unter, eure, ihre nummer',
    numbered: `gutschein, bestell, kunden, rechnungs, auftrags, vertrags, konto, artikel, buchungs`,
    but: 'aber',
    fillers: 'nur',
    tomorrow: 'morgen',
    soThen: 'und, also, dann, gut',
    nowThen: 'jetzt, nun, dann',
    howTo: 'wie',
    nameParticles: 'von, zu',
    notNames: '[Ii]ch, [Mm]eine?, [Uu]nsere?, [Hh]andy',
    titles: 'Frau, Herrn?',
    nameHere: 'hier',
    fromPlace: 'von, bei',
    interjections: '[Aa]chso, [Aa]ch ja',
    nameEnds: 'und, von, aus, vom, bei, ich, wir, mein, meine',
    companyJoints: 'und, von',
    ofCompany: 'von der, von',
    ownContacts: '(?:mein|unser)\\p{L}* (?:e-?mail|mail|handy*|nummer|name)',
    thenReach: `(?:und )?(?:bitte )?(?:schick|meld|ruf)\\p{L}* (?:_ ){0,3}(?:mir|uns|mich|sie|an)`,
    greetings: 'hallo, hi, moin, servus, gr(?:ü|ue)(?:ß|ss) (?:dich|gott), guten (?:morgen|tag|abend)',
    greetedNameFollows: 'hier spricht, (?:ich bin|bin)’?s',
  },
}
