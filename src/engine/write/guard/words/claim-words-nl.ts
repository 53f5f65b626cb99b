import type { ClaimWords } from '../claim-word-table.ts'

export const DUTCH_CLAIMS: ClaimWords = {
  words: {
    spoken:
      'snap, hoor, vraag, reken, help, denk, weet, kan, raad, adviseer, begrijp, zie, vertel, stel, hoop, heb, ben, wens, noem, vind, zou, wil, mag, moet, geef, leg, beveel, beantwoord, wijs, vat, zal, als, dat',
    role: 'team, collega*, medewerk*, adviseur*, specialist*, balie, receptie, monteur*',
    who: 'ik, wij, we, iemand, (?:ons|onze|een|de|het|uw) (?:_ ){0,3}?{role}',
    does: 'geef, geven, geeft, bel, bellen, belt, neem, nemen, neemt, stuur, sturen, stuurt, mail, mailen, mailt, zal, zullen, ga, gaan, gaat, reserveer, reserveren, reserveert, boek, boeken, noteer, noteren, houd, houden, zet, zetten, leg, leggen, schrijf, schrijven, schrijft, regel, regelen, bevestig, bevestigen, garandeer, garanderen, beloof, beloven, laat, laten, kom, komen',
    visitor: 'je, jou, jullie, u, uw, contact, terug, vast, vrij, opzij, in, door',
    done: 'gereserveerd, geboekt, gestuurd, doorgestuurd, bevestigd, besteld, genoteerd, vastgelegd, gezet, ingepland, opzijgelegd, doorgegeven, ingeschreven, aangemeld, gemaild, gebeld, toegepast, vrijgehouden',
    settled: 'vast, bevestigd, geboekt, gereserveerd, genoteerd, geannuleerd, ingepland, onderweg, vastgelegd',
    news: 'van ons, bevestiging, mail, e-mail, telefoontje, antwoord, bericht',
  },
  shapes: [
    'ik (?!(?:{spoken})(?!\\p{L}))\\p{L}{3,} (?:_ ){0,3}?(?:u|je|jou|jullie)',
    '{who} {does}~50{visitor}',
    '(?:(?:heb|hebben|heeft) (?:ik|wij|we)|(?:ik|we|wij) (?:heb|hebben))~60{done}',
    '(?:uw|je|jouw) _ (?:is|werd|staat|wordt) (?:(?:nu|al|reeds|hierbij) )*{settled}',
    '(?:u|je) (?:ontvangt|krijgt|hoort) (?:_ ){0,5}{news}',
  ],
  claims: {
    discount:
      '\\d ?% (?:korting|minder), korting*, \\p{L}*korting*, kortingscode*, aanbieding*, actieprij*, speciale prij*',
    guarantee: 'garan(?:t|d)*, \\p{L}*garantie',
    certificate:
      'gecertificeerd*, certific*, keurmerk*, bekroond*, prijswinnend*, onderscheiding*, michelin*, iso[- ]?\\d+, erkend door',
    free: 'gratis, kosteloos*, kosteloze, zonder (?:extra |bij)?kosten, cadeau',
  },
  hedges: 'geen, niet, nooit, zonder, noch, niets, helaas, of',
  pointers: '(?:het|die|dat) (?:kost|duurt|is|zijn|geldt), dit, daarna, anders, ze',
}
