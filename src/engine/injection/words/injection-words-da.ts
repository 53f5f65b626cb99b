import type { InjectionWords } from './injection-concepts.ts'

export const DANISH: InjectionWords = {
  language: 'da',
  machine:
    'ai-assistent*, ai-model*, sprogmodel*, chatbot*, chatrobot*, botter, virtuel* assistent*, digital* assistent*, digital* kollega*, digital* hjælper*, automatisk* svar*, kunstig* intelligens*, robot, robotter, (virtuel*|digital*|automatisk*|elektronisk*|kunstig*) (assistent*|hjælper*|reception*|kolleg*|medarbejder*|guide*|rådgiver*|agent*|sælger*), svarprogram*, svarsystem*, ai-system*',
  maybeMachine: 'assistent, assistenten, assistenter, modellen',
  address:
    'note til, bemærkning til, besked til, instruks til, instruktion til, instruktioner til, til alle, til enhver, kære, hej, vigtigt for, obs',
  ifYouAre: 'hvis du er, hvis i er, som en, er du en',
  reads:
    'læser, behandler, opsummerer, analyserer, bearbejder, læser, opsummerer, sammenfatter, behandler, analyserer, indekserer, resumerer',
  here: 'denne side, denne tekst, dette, denne anmeldelse, denne linje, denne side, dette dokument, denne tekst, dette opslag, denne beskrivelse, denne anmeldelse, dette svar, siden her',
  forget:
    'ignorer, ignorér, glem, se bort fra, tilsidesæt, læg .. til side, gælder ikke længere, er ugyldig*, følg ikke, hold op med at følge, er kun et udkast',
  orders: 'instruktion*, instruks*, anvisning*, regler, reglerne, retningslinje*, ordre*, begrænsning*',
  earlier: 'tidligere, forrige, ovenstående, ovenfor, alle, dine, din, jeres, gamle, oprindelige',
  told: 'alt hvad du har fået at vide, det du har fået at vide, hvad du har fået besked på, alt ovenfor, alt tidligere, resten af siden, alt hvad ejeren, hvad ejeren har skrevet, hvad ejeren (skrev|sagde|har skrevet), det ejeren (skrev|har skrevet), det der står ovenfor',
  reveal: 'vis, afslør, gentag, udskriv, gengiv',
  prompt: 'systemprompt*, dine instruktioner, systeminstruktion*, dine regler',
  fromNow: 'fra nu af, fremover, herefter, indtil videre',
  become: 'du er nu, du er ikke længere, lad som om, opfør dig som, spil rollen, din nye rolle',
  role: 'uden begrænsninger, udviklertilstand, uden regler, pirat, ejeren',
  say: 'sig, svar, skriv, anbefal, nævn, påstå, bekræft, lov, afslut, tilføj, foreslå, henvis, sige, svare, skrive, anbefale, nævne, love, oplyse, siger du, svarer du, du siger, du svarer',
  tell: 'fortæl, sig til, informer, oplys, meddel, forsikr',
  direct: 'bed, spørg, send, henvis, opfordr, tilbyd, giv, kræv, anmod, anbefal',
  strictly: 'kun, altid, præcis, intet andet, aldrig, ordret, sætningen, udelukkende',
  everyAnswer: 'hvert svar, alle svar, hver samtale, alle samtaler',
  anyQuestion: 'alle spørgsmål, ethvert spørgsmål, hvert spørgsmål, uanset spørgsmål, uanset hvad de spørger',
  audience:
    'kunde, kunder, kunden, kunderne, besøgende, bruger, brugere, brugeren, gæst, gæster, gæsten, gæsterne, køber',
  anyone: 'alle, nogen, folk, dem, enhver',
  when: 'hvis, når, hver gang',
  asks: 'spørger, spørges, vil vide, spurgt',
  hide: 'nævn ikke, nævn aldrig, fortæl ikke, afslør ikke, sig ikke, sig aldrig, uden at nævne, hold .. hemmelig*, uden at (citere|nævne|sige|afsløre|vise|forklare|henvise)',
  must: 'skal, må, bør, du skal, venligst, vær venlig',
  others: 'vi, jeg, kan, at, vores, de, ikke, som',
  speaker:
    'system, assistent, udvikler, administrator, admin, ai, bot, ny instruktion, nye instruktioner, systembesked, systemmeddelelse, systemopdatering, systemordre',
  responder:
    'den der svarer, den som svarer, dem der svarer, de der svarer, alle der svarer, hvem der end svarer, dig der svarer, jer der svarer, besvarer henvendelser, besvarer spørgsmål, chatmedarbejder*, chatteam*, når du svarer, menneske eller maskine, den der læser dette, den der bliver spurgt, hvis du bliver spurgt, (den der|de der|dem der|medarbejdere der|personale der) (svarer|besvarer|hjælper) .. (spørgsmål|kunder|gæster|her)',
  secret: 'adgangskode*, kodeord*, pinkode*, kortnummer*, cvc, cvv, pasnummer*, cpr-nummer*, cpr, fødselsdato*',
  that: 'at',
  system: 'system*, program*, værktøj*, software, maskin*',
  void: '(gælder|bruges|læses|anvendes) ikke (længere|mere), (er) (ophævet|annulleret|trukket tilbage|forældet|ugyldig*)',
  decode: 'bagfra, baglæns, afkod*, dekod*, rot13, base64',
  obey: 'adlyd*, udfør*, efterkom*, anvend den, gør hvad, følg den, følg det',
  thisAnswer: 'dette svar, denne sætning, disse ord',
  asker:
    '(den|dem|de|alle|kunder|gæster|besøgende|enhver|folk) (der|som) (spørger|ringer|skriver|vil vide), (hvis|når) (nogen|en kunde|kunden|en gæst|man) (spørger|ringer), på (spørgsmål|spørgsmålet) om',
  replied:
    '(svares|siges|oplyses|henvises|meddeles), man (svarer|siger|oplyser|henviser), svaret (er|lyder), (skal|bør) .. (have at vide|have svaret|oplyses|henvises|høre), får .. (svaret|at vide|at høre)',
  forbids: 'aldrig, ikke',
}
