import type { LanguageLeads } from './lead-words.ts'

export const dutchLeads: LanguageLeads = {
  language: 'nl',
  leads: {
    nameFollows: 'mijn naam is, ik heet, naam ?:, contactpersoon ?:?',
    nameMayFollow: '[Ii]k ben',
    nameLabels: 'naam',
    greetings: 'hoi, hallo, hey, goede(?:morgen|middag|navond)',
    greetedNameFollows: 'met, ik ben',
    hurriedNameFollows: 'ik ben, met, hier',
    numberFollows: `mijn (?:telefoon|mobiele )?(?:nummer|nr|tel|telefoon|mobiel|gsm)(?: is)?, tel(?:efoon)? ?(?=:),
    bel(?:len)? (?:me|mij|ons)(?: maar)?(?: terug)?(?: op)?`,
    labelAfter: 'is (?:mijn|ons)',
    firstNameFollows: '[Vv]raag naar',
    farewells: '[Gg]roet(?:en|jes)?, [Bb]edankt',
    courtesies: 'Bedankt, Dank*, Groet*, Alvast, Hoi, Ja, Nee',
    companyFollows: 'ik werk (?:bij|voor), (?:mijn|ons) bedrijf(?: is| heet)?, bedrijf ?:',
    needFollows: `(?:ik|wij|we) (?:zoek|zoeken|wil|willen), en (?:zoek|zoeken), (?:ben|zijn) op zoek naar, geïnteresseerd in`,
    wantingToKnow: '(?:graag )?(?:weten|vragen)',
    spending: 'niet meer dan, tot, hooguit, uitgeven',
    reaching: `(?:bel|mail|app|schrijf|contacteer)(?:len|en)?~15(?:me|mij|ons)(?!\\p{L}), (?:me|mij|ons)~15bellen, terugbellen`,
    buying: `(?:ik|we|wij) (?:wil|willen|zou)~40(?:kopen|bestellen|boeken|reserveren),
    (?:ik|we|wij) (?:neem|nemen) (?:de|het|die|dat|deze)(?!\\p{L}), schrijf (?:me|mij|ons)~15 in(?!\\p{L})`,
    askingWhetherBooked: `is (?:het|dat|alles) (?:nu |al |dan )*(?:geboekt|gereserveerd|bevestigd|besteld),
    (?:ben ik|zijn we) (?:nu |al |dan )*(?:ingeschreven|aangemeld|geboekt)`,
    takingBack: '(?:verwijder|wis|vergeet|schrap)\\p{L}*~25(?:mail|nummer|adres|gegevens)',
    agreeing: 'prima, akkoord, natuurlijk',
    refusing: 'nee, niet, liever niet, toch niet, stop, wacht',
    trades: 'Bedrijf',
    firstNames: `aafke anouk annelies arjan bart bas bert bram cees coen daan dirk eefje els emiel erik esmée femke fleur frits
    geert gerrit guus hanneke hans henk hilde ilse ineke iris jaap jan janneke jasper jeroen jesse joep joke joost
    joris judith karel karin kees klaas koen koos lars lieke lotte maaike maarten marieke marijke marjan marloes
    martijn mieke milan mirjam nienke niels noor piet pieter ria rik ruud sander sanne sem sjoerd stijn teun thijs
    tijn tineke truus wim willem wouter`,
    namesAsWords: 'bas sander sem',
  },
}
