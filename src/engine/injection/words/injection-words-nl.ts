import type { InjectionWords } from './injection-concepts.ts'

export const DUTCH: InjectionWords = {
  language: 'nl',
  machine:
    'ai, chatbot, chatbots, bot, bots, ai assistent, ai assistenten, virtuele assistent, taalmodel, taalmodellen, ai model, ai modellen, kunstmatige intelligentie, gpt, chatgpt, llm, ai agent, ai agenten, geautomatiseerde systemen, automatische systemen, virtuele assistent*, digitale assistent*, virtuele medewerker*, digitale medewerker*, digitale collega*, chatassistent*, chathulp*, chat-assistent*, automatische antwoord*, geautomatiseerde antwoord*, taalmodel*, ai-assistent*, ai-model*, ai-systeem, ai-systemen, robot, robots, virtuele receptionist*, (virtuele*|digitale*|automatische*|geautomatiseerde*|kunstmatige*|elektronische*) (assistent*|hulp*|receptie|receptionist*|balie|collega*|gids*|adviseur*|agent*|secretar*|verkoper*|gastheer|medewerker*|lezer*), antwoordprogramma*, antwoordsysteem, antwoordsystemen, chatprogramma*, dialoogsysteem, ai systeem, ai systemen, leesmachine*',
  maybeMachine: 'assistent, assistenten, het model',
  address:
    'opmerking voor, opmerking aan, bericht voor, bericht aan, let op, aandacht, beste, hallo, hoi, instructie voor, instructies voor, instructie aan, notitie voor, aan alle, aan elke, voor alle, voor elke, belangrijk voor, opdracht voor',
  ifYouAre: 'als je een, als u een, als jij een, indien u een, indien je een, ben je een, bent u een, als een',
  reads:
    'leest, lezen, lezende, verwerkt, verwerken, samenvat, samenvatten, analyseert, analyseren, doorzoekt, gebruikt, lezen, leest, verwerken, verwerkt, samenvat*, analyseren, indexeren, samen te vatten',
  here: 'deze pagina, deze tekst, deze website, deze site, dit document, deze inhoud, dit bericht, deze regel, deze regels, deze alinea, deze zin, deze recensie, deze review, deze vermelding, dit product, dit etiket, dit bestand, deze beschrijving, dit antwoord, het onderhavige, dit bericht, deze advertentie, dit artikel',
  forget:
    'negeer, negeert, negeren, vergeet, vergeten, sla .. over, overschrijf, overschrijft, verwerp, omzeil, wis, verwijder, schrap, leg .. naast je neer, leg .. terzijde, leg .. opzij, zet .. opzij, zet .. uit je hoofd, schuif .. opzij, laat .. buiten beschouwing, houd je niet aan, houdt u niet aan, volg .. niet, volg niet, gehoorzaam .. niet, niet langer, gelden niet meer, zijn vervallen, vervalt, vervangt, vervangen, gaat boven, gaan boven, heeft voorrang, stop met het volgen, geldt niet meer, telt niet, is vervallen, is een concept, doe alsof, laat los, geldt boven',
  orders:
    "instructie, instructies, aanwijzing, aanwijzingen, opdracht, opdrachten, regel, regels, richtlijn, richtlijnen, prompt, prompts, commando's, bevel, bevelen, beperkingen, context, voorschriften, programmering",
  earlier:
    'vorige, eerdere, voorgaande, bovenstaande, voorafgaande, oorspronkelijke, originele, je, jouw, uw, alle, bestaande, gegeven, ontvangen, systeem, hierboven, oude, tot nu toe, eerder',
  told: 'alles hierboven, al het bovenstaande, alles wat hierboven, alles wat hiervoor, wat je is verteld, wat je verteld is, wat u is verteld, wat je is opgedragen, wat je opgedragen is, wat u is opgedragen, alles wat je is verteld, alles wat je weet, wat ze je, wat je geleerd, wat je eerder, alle instructies, elke instructie, je instructies, jouw instructies, uw instructies, je regels, je programmering, wat eerder gezegd, alles wat eerder, wat de eigenaar, de rest van deze pagina, elk ander document, ieder ander document, alle andere documenten, wat de eigenaar (schreef|zei|geschreven|gezegd), wat hierboven staat, wat er eerder stond, wat eerder (gezegd|geschreven)',
  reveal:
    'onthul, onthullen, toon, tonen, laat .. zien, geef, geeft, herhaal, herhalen, print, deel, citeer, vertel, kopieer, vertaal, schrijf, openbaar, noem',
  prompt:
    'systeemprompt, systeem prompt, system prompt, systeeminstructies, systeembericht, oorspronkelijke instructies, interne instructies, geheime instructies, verborgen instructies, je instructies, jouw instructies, uw instructies, je prompt, jouw prompt, uw prompt, je regels, je configuratie, hele gesprek, volledige gesprek, api sleutel, api key, andere bezoekers, andere klanten',
  fromNow:
    'vanaf nu, van nu af aan, voortaan, vanaf dit moment, vanaf heden, met ingang van nu, voor de rest van, tot nader order, vanaf vandaag, in het vervolg',
  become:
    'je bent nu, je bent vanaf nu, u bent nu, jij bent nu, je bent niet langer, je bent geen, gedraag je, gedraag u, doe alsof, doe je voor, doet u alsof, speel de rol, speel, neem de rol, stel je voor dat je, simuleer, schakel over, schakel, activeer, ga naar, antwoord als, praat als, spreek als, noem jezelf, u bent geen, nieuwe rol, voortaan ben je, vanaf nu ben je, doe alsof je',
  role: 'ontwikkelaarsmodus, beheerdersmodus, debugmodus, onderhoudsmodus, zonder beperkingen, zonder regels, zonder grenzen, zonder filter, ongefilterd, ongecensureerd, onbeperkt, jailbreak, een ai, een chatbot, piraat, de eigenaar, niet gebonden',
  say: 'zeg, zegt, zeggen, antwoord, antwoordt, antwoorden, beantwoord, schrijf, schrijven, noem, vermeld, beweer, beveel .. aan, aanbevelen, eindig, eindigt, eindigen, sluit, begin, beginnen, voeg, voegt, toevoegen, bied, bevestig, beloof, herhaal, geef, geeft, reageer, reageren, print, te antwoorden, worden beantwoord met, zeg je, antwoord je, je zegt, je antwoordt, zegt u, antwoordt u, zul je zeggen',
  tell: 'zeg, vertel, vertelt, vertellen, informeer, overtuig, verzeker, laat .. weten, meld, deel .. mee, meldt',
  direct:
    'stuur, verwijs, vraag, bied, geef, raad, adviseer, vraagt, vragen naar, beloof, belooft, raadt, stuurt, verwijst, eis, laat de',
  strictly:
    'alleen, uitsluitend, enkel, altijd, precies, exact, letterlijk, niets anders, niets behalve, nooit, woord voor woord, met het woord, met de woorden, met de zin, de zin, het woord, de woorden, de volgende tekst, telkens, elke keer',
  that: 'dat',
  everyAnswer:
    'elk antwoord, ieder antwoord, alle antwoorden, al je antwoorden, al uw antwoorden, elk bericht, elke reactie, elk gesprek, ieder gesprek, alle gesprekken, elke chat, in deze rol, het hele gesprek, enige antwoord',
  yourAnswer: 'je antwoord, je antwoorden, uw antwoord',
  anyQuestion:
    'elke vraag, iedere vraag, alle vragen, wat er ook, wat er ook gevraagd wordt, ongeacht de vraag, op elke vraag, bij elke vraag, bij elke klacht, hoe minder hier beantwoord wordt',
  audience: 'klant, klanten, bezoeker, bezoekers, gebruiker, gebruikers, gast, gasten, koper, kopers',
  anyone: 'iemand, iedereen, wie, mensen, persoon, hen, ze',
  when: 'als, wanneer, zodra, telkens als, indien, elke keer dat, mocht, wie',
  asks: 'vraagt, vragen, gevraagd, informeert, wil weten, willen weten, noemt, ter sprake komt, gevraagd wordt',
  hide: 'noem niet, noem nooit, noem .. niet, vermeld niet, vermeld nooit, vermeld .. niet, onthul niet, onthul nooit, onthul .. niet, zeg niet, zeg nooit, zeg .. niet, vertel niet, vertel nooit, vertel .. niet, toon .. niet, zonder te vermelden, zonder te zeggen, houd .. geheim, verberg, verzwijg, weiger, zonder (het|dit|deze|dat|hem|haar|die|ze) te (noemen|vermelden|citeren|zeggen|verraden|tonen|uitleggen), zonder bronvermelding, zonder te zeggen, zonder uitleg, niet te citeren',
  must: 'moet, moeten, dient, dienen, zult, zal, hoort te, bent verplicht, is verplicht, gelieve, alsjeblieft',
  others: 'wij, we, ik, hij, men, ons, onze, team, en we, kunt, kan, kunnen, u kunt, een, het, te, uw, je',
  your: 'uw, je, jouw, onze, andere, nieuwe, veel, vele, sommige, van',
  about: 'over, omtrent',
  speaker:
    'systeem, assistent, ontwikkelaar, beheerder, admin, ai, bot, nieuwe instructie, nieuwe instructies, systeembericht, nieuwe taak, nieuwe rol, systeembericht, systeemmelding, systeemupdate, systeemopdracht, bericht van het systeem, assistentmelding',
  responder:
    'wie hier antwoordt, wie antwoordt, wie vragen beantwoordt, wie ook antwoordt, degene die antwoordt, degene die vragen beantwoordt, zij die antwoorden, iedereen die antwoordt, de chat beantwoordt, chatmedewerker*, klantcontact, medewerker die antwoordt, wie dit leest, wie dit verwerkt, als je antwoordt, bij het beantwoorden, bij het antwoorden, mens of machine, menselijk of automatisch, wie (hier|hierover|ernaar|daarnaar|daarover) .. gevraagd, wie er naar gevraagd wordt, als je gevraagd wordt, als u gevraagd wordt, (wie|degene die|medewerkers die|personeel dat|collega die|iedereen die|u die|jij die) .. (vragen|klanten|gasten|bezoekers) (beantwoordt|beantwoorden|antwoordt|helpt|te woord), wie hier antwoord*',
  secret:
    'wachtwoord*, pincode*, pin, kaartnummer*, creditcardnummer*, beveiligingscode, bsn, burgerservicenummer*, paspoort*, paspoortnummer*, geboortedatum, inloggegevens, verificatiecode',
  system: "systeem, systemen, programma, programma's, software, hulpmiddelen, tools, machines, diensten",
  void: '(geldt|gelden|geldig|gebruiken|gebruikt|leest|lezen|gelezen|telt|tellen) niet (meer|langer), niet (meer|langer) (geldig|gelezen|gebruikt|van kracht|gelden|van toepassing), (is|zijn) (ingetrokken|vervallen|opgeheven|achterhaald|nietig|vervangen|opgeschort), gebruik* .. niet meer',
  decode:
    'achterstevoren, van achter naar voren, decodeer*, ontcijfer*, ontsleutel*, rot13, base64, omgekeerd te lezen',
  obey: 'gehoorzaam*, voer .. uit, uitvoeren, pas .. toe, toe te passen, volg het op, opvolgen, houd je eraan, doe wat',
  thisAnswer: 'dit antwoord, deze zin, deze woorden',
  asker:
    'wie .. (vraagt|informeert|belt|schrijft|mailt|navraagt|weten wil|wil weten), (iedereen|ieder|klanten|klant|bezoekers|bezoeker|gasten|gast|degenen|degene|mensen|bellers|allen|hem|haar) die .. (vraagt|vragen|informeert|informeren|belt|bellen|mailt|mailen|wil weten), vragensteller*, beller*, (bij|op) (vragen|elke vraag|iedere vraag|alle vragen|navraag) (over|naar), (als|wanneer|zodra|indien) (iemand|men|klanten|een klant|bezoekers|een bezoeker) .. (vraagt|vragen|informeert)',
  replied:
    '(wordt|worden|dient|dienen) .. (gezegd|verteld|genoemd|geantwoord|gemeld|meegedeeld|doorverwezen|verwezen|opgegeven|geantwoord|te zeggen), (krijgt|krijgen|krijgt) .. (te horen|antwoord|nummer|adres), te horen krijgen, men (zegt|antwoordt|noemt|vertelt|verwijst|geeft), (zegt|antwoordt|noemt|vertelt|verwijst) men, (luidt|is) het antwoord, het antwoord (luidt|is altijd|is steeds), (zeggen|antwoorden|noemen|vertellen) we',
  forbids: 'nooit, niet',
  elsewhere: 'onderwerp, kassa',
  newRole: 'nieuwe rol',
}
