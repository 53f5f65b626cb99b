import type { LanguageLeads } from './lead-words.ts'

export const italianLeads: LanguageLeads = {
  language: 'it',
  leads: {
    nameFollows: 'mi chiamo, il mio nome (?:è|e), nome ?:, contatto ?:, referente ?:?',
    nameMayFollow: '[Ss]ono',
    nameLabels: 'nome',
    greetings: 'ciao, salve, buongiorno, buonasera',
    greetedNameFollows: 'sono, qui',
    hurriedNameFollows: 'sono, qui',
    numberFollows: `(?:il )?mio (?:numero|tel(?:efono)?|cell(?:ulare)?)(?: di (?:telefono|cellulare))?(?: (?:è|e))?(?: il)?,
    (?:tel(?:efono)?|cell(?:ulare)?) ?(?=:), (?:ri)?chiam(?:atemi|ami|i|ate)(?: al(?: numero)?| allo)?`,
    labelAfter: '(?:è|e) (?:il )?(?:mio|nostro)',
    firstNameFollows: '[Cc]hieda di, [Cc]hiedete di',
    capitalNameFollows: '[Ss]ono',
    farewells: '[Ss]aluti, [Gg]razie',
    courtesies: 'Grazie, Mille, Saluti, Ciao, Perfetto, Sì',
    companyFollows: `siamo (?:lo|la|il), lavoro (?:per|in|da|all[ao]|ne[li]l[ao]?|all’),
    (?:la mia|la nostra) azienda(?: è| si chiama)?, azienda ?:, del(?:la (?:ditta|società)|l’azienda)`,
    needFollows: `cerco, cerchiamo, vorrei, vorremmo, (?:sto|stiamo) cercando, (?:mi|ci) serv(?:e|ono|irebbe|irebbero),
    avrei bisogno di, avremmo bisogno di, (?:ho|abbiamo) bisogno di, interessat[oaie] a`,
    wantingToKnow: 'sapere, chiedere',
    spending: 'non più di, fino a, massimo, spendere',
    reaching: `(?:ri)?(?:chiam|scriv|contatt)\\p{L}*(?:mi|ci)(?!\\p{L}), (?:mi|ci) (?:ri)?(?:chiam|contatt|scriv)\\p{L}*`,
    buying: `(?:vorrei|vorremmo|voglio)~30(?:comprare|ordinare|prenotare|acquistare|iscrivermi),
    prenot(?:o|i|ate|iamo|ami|atemi|imi)(?!\\p{L}), (?:la|lo|le|li) prend(?:o|iamo)(?!\\p{L}),
    prend(?:o|iamo) (?:la|il|lo|le|i|quell[ao])(?!\\p{L}), mi (?:iscrivo|iscriva)`,
    askingWhetherBooked: `(?:è|e’|sono|siamo) (?:già |quindi |tutto )*(?:prenotat|confermat|ordinat|iscritt)[oaie]`,
    takingBack: `(?:cancell|elimin|dimentic|togli)\\p{L}*~25(?:mail|numero|indirizzo|dati|telefono|recapit)`,
    agreeing: 'sì, certo, va bene, d’accordo',
    refusing: 'no, meglio di no, aspetta, aspetti',
    trades: `Azienda, Ditta, Ristorante, Negozio, Officina, Scuola, Agenzia, Mobili, Costruzioni, Gruppo, Associazione,
    Trasporti`,
    firstNames: `alessandra alessandro alessia angelo antonella arianna benedetta bianca chiara claudio dario davide domenico
    donatella elisa elisabetta emanuele enrico enzo fabio fabrizio federica federico filippo flavia francesca
    francesco franco giacomo gianluca gianni gianna giorgia giorgio giovanna giovanni giulia giuliana giulio
    giuseppe ilaria lorenzo luana luciano luigi maddalena marcello mariangela marco massimo matteo mattia maurizio
    michele mirella nicola ornella paola paolo pasquale pietro riccardo roberto rosanna salvatore serena simona
    stefania stefano tiziana tommaso umberto valentina vincenzo vittoria vittorio`,
    namesAsWords: 'franco',
  },
}
