import type { InjectionWords } from '../injection-concepts.ts'

export const SWEDISH: InjectionWords = {
  language: 'sv',
  machine:
    'ai-assistent*, ai-modell*, språkmodell*, chattbot*, chatbot*, botar, botten, virtuell* assistent*, digital* assistent*, digital* medhjälpare*, digital* kollega*, automatisk* svar*, artificiell* intelligens*, robot, robotar, roboten',
  maybeMachine: 'assistent, assistenten, assistenter, modellen',
  address:
    'obs till, notis till, meddelande till, meddelande för, instruktion till, instruktioner till, till alla, till varje, till samtliga, kära, hej, viktigt för, observera',
  ifYouAre: 'om du är, om ni är, som en, är du en, om det är en',
  reads: 'läser, bearbetar, sammanfattar, behandlar, analyserar, tolkar',
  here: 'denna sida, den här sidan, denna text, den här texten, detta, den här recensionen, den här raden',
  forget:
    'ignorera, ignorerar, glöm, glömma, bortse från, strunta i, lägg .. åt sidan, åsidosätt, gäller inte längre, är ogiltig*, följ inte, sluta följa, är bara ett utkast, bry dig inte om',
  orders: 'instruktion*, anvisning*, regler, regel, reglerna, riktlinje*, order, direktiv*, begränsning*, uppmaning*',
  earlier: 'tidigare, föregående, ovan, ovanstående, alla, dina, din, era, gamla, ursprungliga',
  told: 'allt du har fått veta, det du har fått höra, vad du fått höra, allt ovan, allt tidigare, det du blivit tillsagd, allt som sagts tidigare, allt du blivit tillsagd, resten av sidan, vad ägaren skrivit, allt som ägaren',
  reveal: 'visa, avslöja, upprepa, skriv ut, återge, lista',
  prompt: 'systemprompt*, dina instruktioner, systeminstruktion*, dina regler, ursprungliga instruktion*',
  fromNow: 'från och med nu, hädanefter, från nu, framöver, tills vidare, fortsättningsvis',
  become: 'du är nu, du är inte längre, låtsas, agera som, spela rollen, uppträd som, bete dig som, din nya roll',
  role: 'utan begränsningar, utvecklarläge, administratörsläge, utan regler, pirat, ägaren',
  say: 'säg, svara, skriv, rekommendera, nämn, påstå, bekräfta, lova, avsluta, lägg till, inkludera, föreslå, uppge, hänvisa, säga, skriva, nämna',
  tell: 'berätta, säg till, informera, upplys, meddela, försäkra',
  direct: 'be, fråga, skicka, hänvisa, uppmana, erbjud, ge, kräv, begär, rekommendera, fråga efter, begära',
  strictly: 'bara, endast, alltid, exakt, ingenting annat, aldrig, ordagrant, meningen, frasen, enbart',
  everyAnswer:
    'varje svar, alla svar, varje konversation, alla konversationer, varje meddelande, i denna roll, i den här rollen, hela samtalet, enda svaret',
  anyQuestion:
    'alla frågor, varje fråga, oavsett fråga, vad de än frågar, oavsett vad som frågas, vilken fråga som helst',
  audience:
    'kund, kunder, kunden, kunderna, besökare, besökaren, besökarna, användare, användaren, gäst, gäster, gästen, gästerna, köpare',
  anyone: 'alla, någon, folk, dem, var och en',
  when: 'om, när, närhelst, varje gång, så fort',
  asks: 'frågar, frågas, undrar, vill veta, frågade',
  hide: 'nämn inte, nämn aldrig, berätta inte, avslöja inte, säg inte, säg aldrig, utan att nämna, utan att berätta, håll .. hemlig*',
  must: 'måste, ska, skall, bör, du måste, vänligen, var snäll',
  others: 'vi, jag, kan, du kan, att, vår, våra, de, inte, som',
  speaker: 'system, assistent, utvecklare, administratör, admin, ai, bot, ny instruktion, nya instruktioner',
  responder:
    'den som svarar, den som besvarar, alla som svarar, de som svarar, ni som svarar, du som svarar, vem som än svarar, som svarar kunder, svarar på frågor här, chattpersonal*, chatteam*, när du svarar, människa eller maskin, mänsklig eller automatisk, den som läser detta',
  secret:
    'lösenord*, pinkod*, pin-kod*, kortnummer*, cvc, cvv, passnummer*, personnummer*, födelsedatum*, bankid-kod*, inloggningsuppgift*',
  that: 'att',
}
