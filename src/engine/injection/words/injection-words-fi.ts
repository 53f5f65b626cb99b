import type { InjectionWords } from './injection-concepts.ts'

export const FINNISH: InjectionWords = {
  language: 'fi',
  machine:
    'tekoäly*, kielimalli*, chatbot*, chatbotti*, botti*, bottien, boteille, virtuaaliavustaj*, virtuaaliassistent*, digiavustaj*, digitaali* avustaj*, automaattivast*, automaatti* vasta*, keskustelurobotti*, robotti, robotit, (virtuaal*|digitaal*|automaatti*|sähköi*|teko*) (avusta*|apuri*|vastaanot*|kollega*|opa*|neuvoja*|agentti*|myyj*), vastausohjelm*, vastausjärjestelm*, tekoälyjärjestelm*',
  maybeMachine: 'avustaja*, assistentti*, assistentille',
  address: 'huomautus, viesti, ohje, ohjeet, kaikille, hyvä, hei, tärkeää, huomio',
  ifYouAre: 'jos olet, mikäli olet, olet',
  reads:
    'lukee, luet, lukeva*, käsittele*, tiivistä*, analysoi*, lukeva*, lukevat, lukee, tiivistä*, käsittele*, analysoi*, indeksoi*, jotka luk*',
  here: 'tätä sivua, tämän sivun, tätä tekstiä, tämän tekstin, tätä, tämän arvostelun, tätä sivua, tämän sivun, tätä asiakirjaa, tämän asiakirjan, tätä tekstiä, tämän tekstin, tätä ilmoitusta, tätä kuvausta, tätä arvostelua, tätä vastausta',
  forget:
    'unohda*, sivuuta*, jätä huomiotta, jättäkää huomiotta, ohita*, älä noudata, älkää noudattako, lakkaa noudattamasta, ei ole enää voimassa, eivät ole enää voimassa, on kumottu',
  orders: 'ohje*, ohjei*, sääntö*, säännöt, säännöi*, määräy*, käsky*, rajoitu*',
  earlier: 'aiemm*, aikaisemm*, edelli*, yllä oleva*, kaikki, sinun, vanhat, alkuperäi*',
  told: 'kaikki mitä sinulle on kerrottu, mitä sinulle on kerrottu, kaikki yllä oleva, kaikki edellä, muu tällä sivulla, mitä omistaja, mitä omistaja (kirjoitti|sanoi|on kirjoittanut), mitä yllä lukee, yllä olev*',
  reveal: 'paljasta, näytä, toista, tulosta',
  prompt: 'järjestelmäkehote*, järjestelmäohje*, ohjeesi, sääntösi',
  fromNow: 'tästä lähtien, tästä eteenpäin, jatkossa, toistaiseksi, vastedes',
  become: 'olet nyt, et ole enää, esitä, käyttäydy kuin, toimi kuin, uusi roolisi',
  role: 'ilman rajoituksia, kehittäjätila*, ilman sääntöjä, merirosvo, omistaja',
  say: 'sano*, vastaa, vastatkaa, kirjoita*, suosittele*, mainitse*, vahvista*, lupaa*, lisää, päätä, ehdota*, väitä, sanot, vastaat, sano aina, vastaa aina',
  tell: 'kerro*, ilmoita*, vakuuta*',
  direct: 'pyydä*, kysy*, lähetä*, ohjaa*, kehota*, tarjoa*, anna*, vaadi*',
  strictly: 'vain, ainoastaan, aina, täsmälleen, ei muuta, sanatarkasti, lauseella, lause',
  everyAnswer:
    'jokainen vastaus, jokaiseen vastaukseen, jokaisen vastauksen, jokaisessa keskustelussa, kaikki vastaukset',
  anyQuestion: 'kaikkiin kysymyksiin, jokaiseen kysymykseen, mihin tahansa kysymykseen, mitä tahansa kysytään',
  audience:
    'asiakas, asiakkaa*, asiakkai*, kävijä*, kävijöi*, käyttäjä*, käyttäjil*, vieras, vieraa*, vierai*, ostaja*',
  anyone: 'kaikille, kaikilta, joku, jokaiselle, jokaiselta, heille',
  when: 'jos, kun, aina kun, mikäli',
  asks: 'kysyy, kysytään, kysyvät, haluaa tietää, tiedustelee',
  hide: 'älä mainitse, älä kerro, älä paljasta, älä sano, älkää mainitko, älkää kertoko, mainitsematta, kertomatta, mainitsematta, siteeraamatta, kertomatta, paljastamatta, selittämättä, viittaamatta',
  must: 'pitää, täytyy, tulee, on pakko, sinun on',
  others: 'me, minä, voi, voit, voimme',
  speaker:
    'järjestelmä, avustaja, assistentti, kehittäjä, ylläpitäjä, tekoäly, botti, uusi ohje, uudet ohjeet, järjestelmäviesti, järjestelmäilmoitus, järjestelmäpäivitys, järjestelmän viesti',
  responder:
    'joka vastaa, jotka vastaavat, vastaa täällä, kuka tahansa vastaa, kuka vastaakin, vastaaja*, asiakaspalvelija*, chatissa vastaava*, chat-tiimi*, kun vastaat, ihminen tai kone, joka lukee tämän, keneltä kysytään, se jolta kysytään, jos sinulta kysytään, (se|ne|henkilö|työntekijä|kaikki) jo* (vastaa*) .. (kysymyksiin|asiakkaille|tässä|viesteihin)',
  secret:
    'salasana*, pin-koodi*, pin-koodin, kortin numero*, korttinumero*, cvc, cvv, passin numero*, henkilötunnu*, syntymäaika*, verkkopankkitunnu*',
  that: 'että',
  system: 'järjestelm*, ohjelm*, työkalu*, kone, koneet, sovellu*',
  void: 'ei (enää|päde|ole) (voimassa|enää|lueta|käytetä|noudateta), eivät (enää|ole) (voimassa|enää), on (kumottu|mitätöity|peruttu|vanhentun*)',
  decode: 'takaperin, lopusta alkuun, pura koodi*, dekoodaa*, salaus*, rot13, base64',
  obey: 'tottele*, noudata sitä, toteuta*, suorita*, toimi sen mukaan*, tee mitä',
  thisAnswer: 'tämä vastaus, tämän vastauksen, tämän lauseen, nämä sanat',
  asker:
    'kysyjä*, kysyvä*, kysyville, jokaiselle joka kysyy, (jos|kun) (joku|asiakas|vieras) (kysyy|kysyvät|tiedustelee), joka kysyy, jotka kysyvät, kysyttäessä, tiedustelija*',
  replied: 'vastataan, sanotaan, kerrotaan, ilmoitetaan, ohjataan, neuvotaan, vastaus on, vastaukseksi',
  forbids: 'ei, koskaan',
  newRole: 'uusi rooli',
}
