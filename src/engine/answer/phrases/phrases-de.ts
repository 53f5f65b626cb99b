import type { Phrases } from './phrases-types.ts'

export const germanPhrases: Phrases = {
  language: 'de',
  heard: {
    greeting:
      "hallo, hi, hey, guten tag, guten morgen, guten abend, servus, moin, gruss gott, gruezi, hallo zusammen, wie geht's, " +
      'wie geht es dir, wie gehts',
    thanks: 'danke, vielen dank, dankeschon, danke schon, danke sehr, herzlichen dank, besten dank, merci',
    goodbye:
      'nein, nein danke, ne danke, tschuss, auf wiedersehen, ciao, bis bald, bis dann, gute nacht, schonen tag noch, schonen tag, ' +
      "tschau, das war's, das ist alles",
    bot:
      'bist du ein bot, bist du ein roboter, bist du ein mensch, sind sie ein bot, sind sie ein roboter, sind sie ein mensch, ' +
      'ist das ein bot, bist du eine ki, bist du echt, wer bist du, was bist du, spreche ich mit einem menschen, ' +
      'spreche ich mit einem bot, wer sind sie, wer seid ihr, wie heißt du, wie heißen sie, mit wem spreche ich, mit wem rede ich, ' +
      'mit wem schreibe ich, wer ist da',
    human:
      'mensch bitte, einen menschen bitte, mitarbeiter bitte, einen mitarbeiter bitte, ruckruf bitte, echte person bitte, ' +
      'kundenservice, kundendienst',
    abuse:
      'idiot, du idiot, arschloch, fick dich, scheisse, du bist dumm, halt die klappe, dummer bot, blod, du bist blod, nutzlos',
  },
  said: {
    greeting: 'Guten Tag! Was möchten Sie über {company} wissen?',
    thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
    goodbye: 'Auf Wiedersehen und danke für Ihren Besuch bei {company}!',
    bot: 'Ich bin der automatische Assistent von {company}. Ich antworte mit dem, was veröffentlicht ist, und sage es, wenn ich etwas nicht weiß.',
    human: 'Ich bin ein automatischer Assistent; bei {company} hilft Ihnen ein Mensch weiter.',
    abuse: 'Es tut mir leid, dass es nicht gut läuft. Sagen Sie mir, was Sie suchen, und ich gebe mein Bestes.',
    gibberish: 'Das habe ich nicht verstanden. Können Sie es anders sagen?',
    empty: 'Was möchten Sie über {company} wissen?',
    unknown: 'Das weiß ich leider nicht.',
    unknownSubject: 'Das weiß ich leider nicht: Zu „{subject}“ liegen mir keine Angaben vor.',
    noPrice: 'Zu „{subject}“ liegt mir kein Preis vor.',
    related: 'Dazu steht nur: ',
    haggling: 'Die Preise legt {company} fest; ich kann sie hier nicht ändern.',
    complaint: 'Das tut mir leid. Ich selbst kann dem nicht nachgehen; bei {company} kann es ein Mensch.',
    dispute: 'Ich kann mich nur nach dem richten, was {company} veröffentlicht hat.',
    browsing: 'Lassen Sie sich Zeit. Ich bin da, wenn Sie etwas über {company} wissen möchten.',
    statement: 'Danke, dass Sie mir das sagen.',
    resting:
      'Ich kann gerade nicht antworten. Ihre Nachricht ist für {company} gespeichert; hinterlassen Sie eine E-Mail-Adresse oder Telefonnummer, damit man Sie erreichen kann.',
  },
  opening: {
    yes: 'Ja.',
    no: 'Nein.',
    now: 'Jetzt geöffnet, bis {time} Uhr.',
    closed: 'Jetzt geschlossen.',
    next: 'Öffnet am {day} um {time} Uhr.',
    today: 'Öffnet heute um {time} Uhr.',
    day: '{day}: geöffnet {times} Uhr.',
    shut: '{day}: geschlossen.',
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
}
