import type { InjectionWords } from './injection-concepts.ts'

export const NORWEGIAN: InjectionWords = {
  language: 'no',
  machine:
    'ki-assistent*, ai-assistent*, ki-modell*, språkmodell*, chatbot*, chatrobot*, praterobot*, boter, virtuell* assistent*, digital* assistent*, digital* kollega*, automatisk* svar*, kunstig* intelligens*, robot, roboter, (virtuell*|digital*|automatisk*|elektronisk*|kunstig*) (assistent*|hjelper*|resepsjon*|kolleg*|medarbeider*|guide*|rådgiver*|agent*|selger*), svarprogram*, svarsystem*, ki-system*, ai-system*',
  maybeMachine: 'assistent, assistenten, assistenter, modellen',
  address:
    'merknad til, beskjed til, melding til, instruks til, instruksjon til, instruksjoner til, til alle, til enhver, kjære, hei, viktig for, obs',
  ifYouAre: 'hvis du er, dersom du er, som en, er du en',
  reads: 'leser, behandler, oppsummerer, analyserer, leser, oppsummerer, behandler, analyserer, indekserer',
  here: 'denne siden, denne teksten, dette, denne anmeldelsen, denne linjen, denne siden, dette dokumentet, denne teksten, denne annonsen, denne beskrivelsen, denne anmeldelsen, dette svaret',
  forget:
    'ignorer, glem, se bort fra, sett til side, legg .. til side, tilsidesett, gjelder ikke lenger, er ugyldig*, ikke følg, slutt å følge, er bare et utkast',
  orders: 'instruksjon*, instruks*, anvisning*, regler, reglene, retningslinje*, ordre*, begrensning*',
  earlier: 'tidligere, forrige, ovenfor, alle, dine, din, gamle, opprinnelige',
  told: 'alt du har fått vite, det du har fått beskjed om, alt du har blitt fortalt, alt ovenfor, alt tidligere, resten av siden, alt eieren, det eieren (skrev|sa|har skrevet), det som står ovenfor',
  reveal: 'vis, avslør, gjenta, skriv ut',
  prompt: 'systemprompt*, instruksjonene dine, dine instruksjoner, systeminstruks*',
  fromNow: 'fra nå av, heretter, fremover, inntil videre',
  become: 'du er nå, du er ikke lenger, lat som, oppfør deg som, spill rollen, din nye rolle',
  role: 'uten begrensninger, utviklermodus, uten regler, pirat, eieren',
  say: 'si, svar, skriv, anbefal, nevn, påstå, bekreft, lov, avslutt, legg til, foreslå, henvis, svare, skrive, anbefale, nevne, love, opplyse, sier du, svarer du, du sier, du svarer',
  tell: 'fortell, si til, informer, opplys, forsikre',
  direct: 'be, spør, send, henvis, oppfordre, tilby, gi, krev, anbefal',
  strictly: 'bare, kun, alltid, nøyaktig, ingenting annet, aldri, ordrett, setningen',
  everyAnswer: 'hvert svar, alle svar, hver samtale, alle samtaler',
  anyQuestion: 'alle spørsmål, ethvert spørsmål, hvert spørsmål, uansett spørsmål, uansett hva de spør',
  audience: 'kunde, kunder, kunden, kundene, besøkende, bruker, brukere, brukeren, gjest, gjester, gjesten, gjestene',
  anyone: 'alle, noen, folk, dem, enhver',
  when: 'hvis, når, dersom, hver gang',
  asks: 'spør, spørres, vil vite, spurt',
  hide: 'ikke nevn, nevn aldri, ikke fortell, ikke avslør, ikke si, si aldri, uten å nevne, hold .. hemmelig*, uten å (sitere|nevne|si|avsløre|vise|forklare|henvise)',
  must: 'må, skal, bør, du må, vennligst',
  others: 'vi, jeg, kan, å, våre, de, ikke, som',
  speaker:
    'system, assistent, utvikler, administrator, admin, ki, bot, ny instruks, nye instruksjoner, systemmelding, systemoppdatering, systemordre',
  responder:
    'den som svarer, de som svarer, alle som svarer, hvem som enn svarer, du som svarer, dere som svarer, besvarer henvendelser, besvarer spørsmål, chatmedarbeider*, når du svarer, menneske eller maskin, den som leser dette, den som blir spurt, hvis du blir spurt, (den som|de som|ansatte som|personale som) (svarer|besvarer|hjelper) .. (spørsmål|kunder|gjester|her)',
  secret:
    'passord*, pinkode*, pin-kode*, kortnummer*, cvc, cvv, passnummer*, fødselsnummer*, personnummer*, fødselsdato*',
  that: 'at',
  system: 'system*, program*, verktøy*, programvare*, maskin*',
  void: '(gjelder|brukes|leses) ikke (lenger|mer), (er) (opphevet|annullert|trukket tilbage|foreldet|ugyldig*)',
  decode: 'baklengs, bakfra, dekod*, rot13, base64',
  obey: 'adlyd*, utfør*, etterkom*, gjør som det står, følg den, følg det',
  thisAnswer: 'dette svaret, denne setningen, disse ordene',
  asker:
    '(den|de|dem|alle|kunder|gjester|besøkende|enhver|folk) som (spør|ringer|skriver|lurer|vil vite), (hvis|når) (noen|en kunde|kunden|en gjest|man) (spør|ringer|lurer), på (spørsmål|spørsmålet) om',
  replied:
    '(svares|sies|opplyses|henvises|meddeles), man (svarer|sier|opplyser|henviser), svaret (er|lyder), (skal|bør) .. (få vite|få beskjed|få høre|få svaret|opplyses|henvises), får .. (svaret|vite|høre)',
  forbids: 'aldri, ikke',
}
