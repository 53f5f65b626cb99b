import type { Lexicon } from './lexicon-types.ts'

export const dutch: Lexicon = {
  language: 'nl',
  stopwords:
    'tijdens gedurende sinds tussen volgens via ff effe gaat hoi aan accepteren verkopen accepteert al alle als ben bij daar dan dat de deze die dit door dus een en er ge geen graag had hebben hebt heb heeft hem het hier hij hoe hun ik in is ja je jij jou jouw jullie kan kunnen kun ' +
    'maar me meer men met mij mijn moet moeten mag na naar niet nog nu of om omdat onder ons onze ook op over per te tegen ten tot u uit uw van veel voor waar waarom was wat we welk welke wel wie wij ' +
    'wil worden wordt zal ze zei zeer zich zij zijn zo zonder zou hoeveel wanneer bieden doen doet',
  openers: 'en of maar ook',
  pointers: 'dat dit deze daarvan',
  cues: {
    list:
      'wat bieden jullie, wat verkopen jullie, wat kan ik * kopen, wat is er te koop, welke * hebben jullie, welke * bieden jullie, ' +
      'welke * zijn er, welke diensten, wat voor * hebben',
    about: 'wat doen jullie, wie zijn jullie, wat is dit',
    when: 'wanneer, welke dag, welke maand, welke datum',
    price:
      'wat vragen jullie, hoeveel is de borg, hoeveel is de aanbetaling, hoeveel is de entree, hoeveel is de contributie, ' +
      'hoeveel rekenen, wat betaal, hoeveel betaal*, hoeveel moet ik * betalen, wat moet ik * betalen, kost, kosten, prijs, prijzen, ' +
      'tarief, tarieven, hoe duur, wat kost*, toeslag, meerprijs, bedrag, hoe hoog is het bedrag, hoe hoog zijn de kosten, ' +
      'hoe hoog is de borg, hoeveel moet ik rekenen, waar moet ik op rekenen, wat ben ik kwijt, hoeveel ben ik kwijt, wat reken*, ' +
      'wat komt er * bij, verzendkosten, neertellen, voor hoeveel, wat betalen, wat betaalt',
    hours:
      'bij u terecht, bij jullie terecht, openingstijden, hoe laat, open, geopend, welke dagen, wanneer zijn jullie, sluiten, ' +
      'gesloten, dicht, openen jullie, openingsuren',
    phone: 'telefoon*, bellen, mobiel, whatsapp, nummer, bel ik, tel',
    email: 'e-mail*, email*, mailadres, mailen, schrijven, mail',
    address:
      'adres, waar bent u, waar zitten, waar ligt, locatie, waar is, gevestigd, welke plaats, welk dorp, welke straat, welke stad, ' +
      'waar zit, postcode, hoe kom ik, waar vind, waar zijn, waar',
    date: 'welk jaar, welke datum, de datum',
    founded:
      'sinds wanneer, welk jaar * geopend, hoe lang besta*, hoelang besta*, hoe lang bent u al, hoe lang zijn jullie, opgericht, ' +
      'wanneer zijn jullie begonnen, sinds welk jaar, vanaf welk jaar',
    age: 'hoe oud, welke leeftijd, minimumleeftijd, leeftijdsgrens',
    duration:
      'hoe lang, hoelang, hoeveel dagen, hoeveel uur, hoeveel minuten, hoeveel maanden, hoe snel, hoe ver van tevoren',
    frequency: 'hoe vaak, hoe dikwijls',
    percent: 'percentage, procent, hoeveel aanbetaling, korting*',
    weight: 'hoe zwaar, weegt, gewicht, hoeveel kilo',
    length:
      'hoe ver, hoe breed, hoe diep, hoe hoog, hoeveel kilometer, hoeveel meter, afstand, afmetingen, hoe groot is',
    area: 'vierkante meter, welke oppervlakte, hoeveel m2',
    count: 'hoeveel, hoe groot, maximaal, minimaal, minimum, maximum',
    person: 'hoe heet de, hoe heten de, wie is, wie zijn, wie, naam van, welke arts, welke docent, verantwoordelijk',
    payment:
      'hoe kan ik betalen, hoe betaal ik, betaalmethode*, betaalmogelijkhe*, betaalwijze*, met pin, contant betalen, betalen met, ' +
      'pinnen',
  },
}
