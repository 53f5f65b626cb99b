import type { InjectionWords } from './injection-concepts.ts'

export const ROMANIAN: InjectionWords = {
  language: 'ro',
  machine:
    'inteligența artificială, inteligență artificială, inteligenței artificiale, model de limbaj, modele de limbaj, modelele de limbaj, chatbot*, boți, boții, boților, botul, asistent virtual*, asistentul virtual, asistenți virtuali, asistenții virtuali, asistent digital, asistentul digital, asistent ai, asistenți ai, asistenții ai, răspunsuri automate, coleg digital, robot, roboți, roboții, roboților, (asistent*|ajutor*|recepți*|recepționer*|coleg*|ghid*|consilier*|agent*|secretar*|vânzător*|cititor*) (virtual*|digital*|automat*|artificial*|electronic*), (program*|sistem*) (de răspuns|de conversație|de inteligență|ai)',
  maybeMachine: 'asistent, asistentul, asistenți, asistenții, asistenților, asistentule, modelul',
  address:
    'notă pentru, notă către, mesaj pentru, mesaj către, instrucțiune pentru, instrucțiuni pentru, atenție, către toți, către toate, pentru toți, dragă, dragi, bună, important pentru',
  ifYouAre: 'dacă ești, dacă sunteți, ca, fiind',
  reads:
    'citește, citesc, citești, citiți, procesează, procesezi, rezumă, analizează, citesc, citește, rezumă, rezuma*, prelucrează, procesează, analizează, indexează',
  here: 'această pagină, acest text, această recenzie, acest rând, asta, aceasta, această pagină, acest document, acest text, acest anunț, această descriere, această recenzie, acest răspuns, prezentul document, acest produs',
  forget:
    'ignoră, ignorați, ignora, uită, uitați, lasă deoparte, lăsați deoparte, nu ține cont, nu țineți cont, nu respecta, nu urma, nu mai urma, nu mai este valabil*, nu mai sunt valabil*, nu mai e valabil*, este anulat*, sunt anulate',
  orders: 'instrucțiun*, instrucțiunile, regul*, regulile, directive*, comenzi*, restricții*, indicații*, limitări*',
  earlier: 'anterioar*, precedent*, de mai sus, toate, tale, voastre, dumneavoastră, primite, vechi, inițiale',
  told: 'tot ce ți s-a spus, tot ce ti s a spus, ce ți s-a spus, tot ce vi s-a spus, ce vi s-a spus, tot ce este mai sus, tot ce e mai sus, restul paginii, tot ce a scris proprietarul, ce a scris proprietarul, ce a (scris|spus) (proprietarul|patronul), ce scrie mai sus, cele de mai sus',
  reveal: 'dezvăluie, arată, repetă, afișează, copiază',
  prompt: 'promptul de sistem, instrucțiunile de sistem, instrucțiunile tale, regulile tale',
  fromNow: 'de acum înainte, de acum încolo, începând de acum, de azi înainte, până la noi ordine, pe viitor',
  become: 'acum ești, ești acum, nu mai ești, prefă-te, comportă-te ca, joacă rolul, noul tău rol, acționează ca',
  role: 'fără restricții, fără limite, fără reguli, mod dezvoltator, pirat, proprietarul',
  say: 'spune, spuneți, răspunde, răspundeți, scrie, scrieți, recomandă, recomandați, menționează, menționați, afirmă, confirmă, confirmați, promite, promiteți, încheie, încheiați, adaugă, adăugați, oferă, sugerează, vei spune, vei răspunde, spui, răspunzi',
  tell: 'spune-le, spune le, spuneți-le, spune, spuneți, anunță, anunțați, informează, informați, asigură, comunică',
  direct:
    'cere, cereți, cere-le, solicită, solicitați, întreabă, întrebați, trimite, trimiteți, îndrumă, direcționează, oferă, oferiți, promite, recomandă',
  strictly: 'doar, numai, întotdeauna, mereu, exact, nimic altceva, niciodată, cuvânt cu cuvânt, fraza, propoziția',
  everyAnswer:
    'fiecare răspuns, toate răspunsurile, fiecare conversație, toate conversațiile, în acest rol, singurul răspuns',
  anyQuestion:
    'orice întrebare, fiecare întrebare, toate întrebările, indiferent de întrebare, indiferent ce întreabă, orice ar întreba',
  audience:
    'client, clienți, clientul, clientului, clienții, clienților, vizitator*, utilizator*, oaspete, oaspeți, oaspeții, oaspeților, cumpărător*',
  anyone: 'oricui, oricine, toți, tuturor, cineva, oamenilor, fiecăruia',
  when: 'dacă, când, ori de câte ori, de fiecare dată',
  asks: 'întreabă, întrebat, întreba, vrea să știe, cere detalii',
  hide: 'nu menționa*, nu spune*, nu dezvălui*, nu divulga*, fără să menționezi, fără a menționa, nu pomeni*, ține .. secret, fără (a|să) .. (cita|cite*|menționa|mențion*|numi|spune|spui|explica|dezvălui*), fără a (cita|menționa|spune)',
  must: 'trebuie, trebuie să, ești obligat, te rog, vă rugăm, este obligatoriu',
  others: 'noi, putem, puteți, se, nostru, noastre',
  speaker:
    'sistem, asistent, dezvoltator, administrator, admin, ai, bot, instrucțiune nouă, instrucțiuni noi, (mesaj|notă|anunț|actualizare|alertă|ordin) (de sistem|a sistemului|al sistemului)',
  responder:
    'cine răspunde, cel care răspunde, cei care răspund, oricine răspunde, cine răspunde aici, răspunde clienților, răspunde la întrebări, persoana care răspunde, echipa de chat, operatorul de chat, când răspunzi, dacă răspunzi, om sau mașină, uman sau automat, cine citește asta, (cine|cel care|cei care|persoana care|angajat* care|oricine) (răspunde|răspund|oferă) .. (întrebări|clienților|clienți|oaspeților|aici|informații), cine este întrebat, dacă ești întrebat, dacă sunteți întrebat',
  secret:
    'parola, parole, cod pin, codul pin, numărul cardului, cvv, pașaport*, cnp, buletin*, carte de identitate, data nașterii, date de autentificare',
  that: 'că',
  system: 'sistem*, program*, instrument*, software, mașini, aplicați*',
  void: 'nu mai (este valabil*|sunt valabil*|se aplică|se citește|se folosesc|se folosește|folosesc|contează), (a fost|au fost|este|sunt) (abrogat*|anulat*|revocat*|suspendat*|înlocuit*|nul*)',
  decode: 'de la coadă la cap, invers, decod*, descifr*, decript*, rot13, base64',
  obey: 'supune*, execută, executați, îndeplin*, aplică, aplicați, urmează-o, fă ce, respectă-o',
  thisAnswer: 'acest răspuns, această propoziție, aceste cuvinte',
  asker:
    '(cine|oricine|celor care|cei care|clienții care|clienților care|oricui|tuturor celor care|persoanelor care) (întreabă|întreba|ne întreabă|sună|scrie|ne scrie|ne sună|vrea să știe|se interesează), (dacă|când) (cineva|clientul|un client) întreabă, la (întrebări|întrebarea|orice întrebare) (despre|privind)',
  replied:
    'se (răspunde|spune|comunică|indică|anunță), (va|vor) fi (informat*|îndrumat*|trimis*), (i|li|le) se (spune|răspunde|comunică|indică), răspunsul (este|e|va)',
  forbids: 'niciodata, nu',
}
