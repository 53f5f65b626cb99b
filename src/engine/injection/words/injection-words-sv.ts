import type { InjectionWords } from './injection-concepts.ts'

export const SWEDISH: InjectionWords = {
  language: 'sv',
  machine:
    'ai-assistent*, ai-modell*, språkmodell*, chattbot*, chatbot*, botar, botten, virtuell* assistent*, digital* assistent*, digital* medhjälpare*, digital* kollega*, automatisk* svar*, artificiell* intelligens*, robot, robotar, roboten, (virtuell*|digital*|automatisk*|elektronisk*|artificiell*) (assistent*|hjälpare*|reception*|receptionist*|kollega*|medarbetar*|guide*|rådgivar*|agent*|värd*|portier*|säljare*|läsare*), svarsprogram*, svarssystem*, chattprogram*, dialogsystem*, ai-system*, läsmaskin*',
  maybeMachine: 'assistent, assistenten, assistenter, modellen',
  address:
    'obs till, notis till, meddelande till, meddelande för, instruktion till, instruktioner till, till alla, till varje, till samtliga, kära, hej, viktigt för, observera',
  ifYouAre: 'om du är, om ni är, som en, är du en, om det är en',
  reads:
    'läser, bearbetar, sammanfattar, behandlar, analyserar, tolkar, läsa, läste, sammanfatta, sammanfattning, behandla, indexera*, söker igenom',
  here: 'denna sida, den här sidan, denna text, den här texten, detta, den här recensionen, den här raden, denna annons, den här annonsen, denna produkt, etiketten, denna fil, denna beskrivning, det här svaret, detta dokument, detta svar, den här texten, det här dokumentet, detta inlägg',
  forget:
    'ignorera, ignorerar, glöm, glömma, bortse från, strunta i, lägg .. åt sidan, åsidosätt, gäller inte längre, är ogiltig*, följ inte, sluta följa, är bara ett utkast, bry dig inte om',
  orders: 'instruktion*, anvisning*, regler, regel, reglerna, riktlinje*, order, direktiv*, begränsning*, uppmaning*',
  earlier: 'tidigare, föregående, ovan, ovanstående, alla, dina, din, era, gamla, ursprungliga',
  told: 'allt du har fått veta, det du har fått höra, vad du fått höra, allt ovan, allt tidigare, det du blivit tillsagd, allt som sagts tidigare, allt du blivit tillsagd, resten av sidan, vad ägaren skrivit, allt som ägaren, det som ägaren (skrev|sa|sade|skrivit|sagt), det ägaren (skrev|sa|skrivit), det som står ovan, det som stod tidigare, det som sagts tidigare',
  reveal: 'visa, avslöja, upprepa, skriv ut, återge, lista',
  prompt: 'systemprompt*, dina instruktioner, systeminstruktion*, dina regler, ursprungliga instruktion*',
  fromNow: 'från och med nu, hädanefter, från nu, framöver, tills vidare, fortsättningsvis',
  become: 'du är nu, du är inte längre, låtsas, agera som, spela rollen, uppträd som, bete dig som, din nya roll',
  role: 'utan begränsningar, utvecklarläge, administratörsläge, utan regler, pirat, ägaren',
  say: 'säg, svara, skriv, rekommendera, nämn, påstå, bekräfta, lova, avsluta, lägg till, inkludera, föreslå, uppge, hänvisa, säga, skriva, nämna, säger du, svarar du, du säger, du svarar, ska du säga, ska du svara',
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
  asks: 'frågar, frågas, undrar, vill veta, frågade, kommer på tal, undrar över, undrar om',
  hide: 'nämn inte, nämn aldrig, berätta inte, avslöja inte, säg inte, säg aldrig, utan att nämna, utan att berätta, håll .. hemlig*, utan att (citera|nämna|säga|avslöja|visa|förklara|hänvisa) .. (den|det|dem|detta|källan|varför|till), utan att (citera|avslöja|hänvisa), ska inte citeras',
  must: 'måste, ska, skall, bör, du måste, vänligen, var snäll',
  others: 'vi, jag, kan, du kan, att, vår, våra, de, inte, som',
  speaker:
    'system, assistent, utvecklare, administratör, admin, ai, bot, ny instruktion, nya instruktioner, systemmeddelande, systemuppdatering, systemavisering, systemnotis, systemorder, meddelande från systemet',
  responder:
    'den som svarar, den som besvarar, alla som svarar, de som svarar, ni som svarar, du som svarar, vem som än svarar, som svarar kunder, svarar på frågor här, chattpersonal*, chatteam*, när du svarar, människa eller maskin, mänsklig eller automatisk, den som läser detta, (den|de|alla|var och en) som (blir|får) .. (frågan|tillfrågad*|frågad*), om du blir tillfrågad, om ni får frågan, (den|de|personal*|medarbetare|kollega|alla) som (svarar|besvarar|hjälper) .. (frågor|kunder|gäster|besökare|här)',
  secret:
    'lösenord*, pinkod*, pin-kod*, kortnummer*, cvc, cvv, passnummer*, personnummer*, födelsedatum*, bankid-kod*, inloggningsuppgift*',
  that: 'att',
  system: 'system*, program*, verktyg*, programvar*, maskin*, tjänster',
  void: '(läses|gäller|används|räknas|använder|tillämpas) inte (längre|mer|mera), inte längre (läses|gäller|används|giltig*), (är|har) (upphävd*|upphävt*|upphört*|återkallad*|ogiltig*|inaktuell*|ersatt*), har upphört att gälla',
  decode: 'baklänges, bakifrån, avkoda*, dechiffrera*, dekryptera*, rot13, base64',
  obey: 'lyd, lyda, utför, utföra, tillämpa*, verkställ*, gör som det står, följ det, följ den, rätta dig efter',
  thisAnswer: 'det här svaret, detta svar, denna mening, den här meningen, dessa ord',
  asker:
    '(den|de|dem|alla|var och en|kunder|gäster|besökare|någon|folk|kund|gäst) som (frågar|undrar|ringer|skriver|vill veta|hör av sig), (om|när) (någon|kunden|en kund|gästen|en gäst|man) (frågar|undrar), (vid|på) (frågor|fråga|frågan) om',
  replied:
    '(svaras|sägs|meddelas|hänvisas|uppges|anges), (ska|skall|bör|måste) .. (få veta|få svaret|få höra|hänvisas|svaras|meddelas|upplysas), man (svarar|säger|uppger|hänvisar), svaret (är|lyder|blir), får .. (svaret|höra|veta)',
  forbids: 'aldrig, inte',
  newRole: 'ny roll',
}
