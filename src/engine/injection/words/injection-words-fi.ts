import type { InjectionWords } from '../injection-concepts.ts'

export const FINNISH: InjectionWords = {
  language: 'fi',
  machine:
    'tekoäly*, kielimalli*, chatbot*, chatbotti*, botti*, bottien, boteille, virtuaaliavustaj*, virtuaaliassistent*, digiavustaj*, digitaali* avustaj*, automaattivast*, automaatti* vasta*, keskustelurobotti*, robotti, robotit',
  maybeMachine: 'avustaja*, assistentti*, assistentille',
  address: 'huomautus, viesti, ohje, ohjeet, kaikille, hyvä, hei, tärkeää, huomio',
  ifYouAre: 'jos olet, mikäli olet, olet',
  reads: 'lukee, luet, lukeva*, käsittele*, tiivistä*, analysoi*',
  here: 'tätä sivua, tämän sivun, tätä tekstiä, tämän tekstin, tätä, tämän arvostelun',
  forget:
    'unohda*, sivuuta*, jätä huomiotta, jättäkää huomiotta, ohita*, älä noudata, älkää noudattako, lakkaa noudattamasta, ei ole enää voimassa, eivät ole enää voimassa, on kumottu',
  orders: 'ohje*, ohjei*, sääntö*, säännöt, säännöi*, määräy*, käsky*, rajoitu*',
  earlier: 'aiemm*, aikaisemm*, edelli*, yllä oleva*, kaikki, sinun, vanhat, alkuperäi*',
  told: 'kaikki mitä sinulle on kerrottu, mitä sinulle on kerrottu, kaikki yllä oleva, kaikki edellä, muu tällä sivulla, mitä omistaja',
  reveal: 'paljasta, näytä, toista, tulosta',
  prompt: 'järjestelmäkehote*, järjestelmäohje*, ohjeesi, sääntösi',
  fromNow: 'tästä lähtien, tästä eteenpäin, jatkossa, toistaiseksi, vastedes',
  become: 'olet nyt, et ole enää, esitä, käyttäydy kuin, toimi kuin, uusi roolisi',
  role: 'ilman rajoituksia, kehittäjätila*, ilman sääntöjä, merirosvo, omistaja',
  say: 'sano*, vastaa, vastatkaa, kirjoita*, suosittele*, mainitse*, vahvista*, lupaa*, lisää, päätä, ehdota*, väitä',
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
  hide: 'älä mainitse, älä kerro, älä paljasta, älä sano, älkää mainitko, älkää kertoko, mainitsematta, kertomatta',
  must: 'pitää, täytyy, tulee, on pakko, sinun on',
  others: 'me, minä, voi, voit, voimme',
  speaker: 'järjestelmä, avustaja, assistentti, kehittäjä, ylläpitäjä, tekoäly, botti, uusi ohje, uudet ohjeet',
  responder:
    'joka vastaa, jotka vastaavat, vastaa täällä, kuka tahansa vastaa, kuka vastaakin, vastaaja*, asiakaspalvelija*, chatissa vastaava*, chat-tiimi*, kun vastaat, ihminen tai kone, joka lukee tämän',
  secret:
    'salasana*, pin-koodi*, pin-koodin, kortin numero*, korttinumero*, cvc, cvv, passin numero*, henkilötunnu*, syntymäaika*, verkkopankkitunnu*',
  that: 'että',
}
