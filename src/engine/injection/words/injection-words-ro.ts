import type { InjectionWords } from '../injection-concepts.ts'

export const ROMANIAN: InjectionWords = {
  language: 'ro',
  machine:
    'inteligența artificială, inteligență artificială, inteligenței artificiale, model de limbaj, modele de limbaj, modelele de limbaj, chatbot*, boți, boții, boților, botul, asistent virtual*, asistentul virtual, asistenți virtuali, asistenții virtuali, asistent digital, asistentul digital, asistent ai, asistenți ai, asistenții ai, răspunsuri automate, coleg digital, robot, roboți, roboții, roboților',
  maybeMachine: 'asistent, asistentul, asistenți, asistenții, asistenților, asistentule, modelul',
  address:
    'notă pentru, notă către, mesaj pentru, mesaj către, instrucțiune pentru, instrucțiuni pentru, atenție, către toți, către toate, pentru toți, dragă, dragi, bună, important pentru',
  ifYouAre: 'dacă ești, dacă sunteți, ca, fiind',
  reads: 'citește, citesc, citești, citiți, procesează, procesezi, rezumă, analizează',
  here: 'această pagină, acest text, această recenzie, acest rând, asta, aceasta',
  forget:
    'ignoră, ignorați, ignora, uită, uitați, lasă deoparte, lăsați deoparte, nu ține cont, nu țineți cont, nu respecta, nu urma, nu mai urma, nu mai este valabil*, nu mai sunt valabil*, nu mai e valabil*, este anulat*, sunt anulate',
  orders: 'instrucțiun*, instrucțiunile, regul*, regulile, directive*, comenzi*, restricții*, indicații*, limitări*',
  earlier: 'anterioar*, precedent*, de mai sus, toate, tale, voastre, dumneavoastră, primite, vechi, inițiale',
  told: 'tot ce ți s-a spus, tot ce ti s a spus, ce ți s-a spus, tot ce vi s-a spus, ce vi s-a spus, tot ce este mai sus, tot ce e mai sus, restul paginii, tot ce a scris proprietarul, ce a scris proprietarul',
  reveal: 'dezvăluie, arată, repetă, afișează, copiază',
  prompt: 'promptul de sistem, instrucțiunile de sistem, instrucțiunile tale, regulile tale',
  fromNow: 'de acum înainte, de acum încolo, începând de acum, de azi înainte, până la noi ordine, pe viitor',
  become: 'acum ești, ești acum, nu mai ești, prefă-te, comportă-te ca, joacă rolul, noul tău rol, acționează ca',
  role: 'fără restricții, fără limite, fără reguli, mod dezvoltator, pirat, proprietarul',
  say: 'spune, spuneți, răspunde, răspundeți, scrie, scrieți, recomandă, recomandați, menționează, menționați, afirmă, confirmă, confirmați, promite, promiteți, încheie, încheiați, adaugă, adăugați, oferă, sugerează',
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
  hide: 'nu menționa*, nu spune*, nu dezvălui*, nu divulga*, fără să menționezi, fără a menționa, nu pomeni*, ține .. secret',
  must: 'trebuie, trebuie să, ești obligat, te rog, vă rugăm, este obligatoriu',
  others: 'noi, putem, puteți, se, nostru, noastre',
  speaker: 'sistem, asistent, dezvoltator, administrator, admin, ai, bot, instrucțiune nouă, instrucțiuni noi',
  responder:
    'cine răspunde, cel care răspunde, cei care răspund, oricine răspunde, cine răspunde aici, răspunde clienților, răspunde la întrebări, persoana care răspunde, echipa de chat, operatorul de chat, când răspunzi, dacă răspunzi, om sau mașină, uman sau automat, cine citește asta',
  secret:
    'parola, parole, cod pin, codul pin, numărul cardului, cvv, pașaport*, cnp, buletin*, carte de identitate, data nașterii, date de autentificare',
  that: 'că',
}
