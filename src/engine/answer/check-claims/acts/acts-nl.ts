import type { ActTable } from './act-shapes.ts'

export const DUTCH_ACTS: ActTable = {
  words: {
    role: 'team, collega*, medewerk*, adviseur*, specialist*, balie, receptie, monteur*',
    who: 'ik, wij, we, iemand, (?:ons|onze|een|de|het|uw) (?:_ ){0,3}?{role}',
    does: 'bel, bellen, belt, neem, nemen, neemt, stuur, sturen, stuurt, mail, mailen, mailt, zal, zullen, ga, gaan, gaat, reserveer, reserveren, reserveert, boek, boeken, noteer, noteren, houd, houden, zet, zetten, leg, leggen, schrijf, schrijven, schrijft, regel, regelen, bevestig, bevestigen, garandeer, garanderen, beloof, beloven, laat, laten, kom, komen',
    visitor: 'je, jou, jullie, u, uw, contact, terug, vast, vrij, opzij, in, door',
    done: 'gereserveerd, geboekt, gestuurd, doorgestuurd, bevestigd, besteld, genoteerd, vastgelegd, gezet, ingepland, opzijgelegd, doorgegeven, ingeschreven, aangemeld, gemaild, gebeld, toegepast, vrijgehouden',
    settled: 'bevestigd, geboekt, gereserveerd, genoteerd, geannuleerd, ingepland, onderweg, vastgelegd',
    news: 'van ons, bevestiging, mail, e-mail, telefoontje, antwoord, bericht',
  },
  shapes: [
    '{who} {does}~50{visitor}',
    '(?:(?:heb|hebben|heeft) (?:ik|wij|we)|(?:ik|we|wij) (?:heb|hebben))~60{done}',
    '(?:uw|je|jouw) _ (?:is|werd|staat|wordt) (?:(?:nu|al|reeds|hierbij) )*{settled}',
    '(?:u|je) (?:ontvangt|krijgt|hoort) (?:_ ){0,5}{news}',
  ],
}
