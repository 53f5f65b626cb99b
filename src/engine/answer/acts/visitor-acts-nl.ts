import type { ActWords } from './act-types.ts'

export const dutchActs: ActWords = {
  language: 'nl',
  heard: {
    trouble:
      '(het is|is|heel|erg) (een )?(dringend|spoed|spoedgeval|noodgeval|urgent), zo snel mogelijk, (heb|hebben|is er) (een |flinke |grote )*(lek*|lekkage|overstroming|storing|panne|kiespijn), (lekt|druppelt|bloedt|rookt), gaslucht, ruikt naar gas, geen (warm water|verwarming|stroom), buitengesloten, start niet (meer)?, met pech, autopech, veel pijn',
    quote:
      '(wil|willen|graag|nodig|krijgen|ontvangen|aanvragen|stuur (mij|me|ons)) (een |de )?offerte, offerte (aanvragen|krijgen|ontvangen|graag|nodig|voor (een|mijn|onze|de|het))',
    booking:
      '(wil|willen|zou graag|graag|kan ik|kunnen we|mag ik) (_ ){0,4}(boeken|reserveren|afspraak maken|inschrijven|aanmelden), (afspraak|reservering) (maken|plannen|inplannen), (boek|schrijf|zet|plan) (mij|me|ons) _, (kan|kunt|kunnen) (er )?(iemand|u|jullie) (_ ){0,3}(langskomen|komen|sturen)',
    availability:
      '(nog|zijn er|hebben jullie|is er) (nog |er |_ ){0,2}(plek|plekken|plaats|plaatsen|kamers|tafels|kaarten|tickets) (vrij|over|beschikbaar|voor|op), nog (iets )?(vrij|plek|plaats), volgeboekt, uitverkocht',
    yes: 'ja, ja graag, jawel, jep, yep, zeker, natuurlijk, graag, prima ja, doe maar',
    ok: 'ok, oke, okee, goed, prima, top, fijn, duidelijk, begrepen, snap ik, is goed, helder, mooi, ah ok, in orde',
    no: 'nee, neen, nog niet, niet echt, liever niet, geen',
    help: 'help, hulp, info, informatie, meer info, meer informatie, menu, opties, vraag, ik heb een vraag, vraagje, kun je mij helpen, kunt u mij helpen, kun je me helpen, wat kun je',
  },
  spelling:
    'ff=even, mss=misschien, wnr=wanneer, aub=alstublieft, ajb=alsjeblieft, hvl=hoeveel, vndg=vandaag, ' +
    'mrgn=morgen, jul=jullie, kheb=ik heb, kwil=ik wil, nt=niet',
  said: {
    trouble: 'Is het dringend? Bel {company} op {phone}.',
    quote: 'Ik kan hier geen offerte maken.',
    availability: 'Ik kan niet zien wat er nog vrij is.',
    ok: 'Goed.',
    no: 'Goed. Ik ben er als u nog iets over {company} wilt weten.',
  },
}
