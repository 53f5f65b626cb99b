import type { InjectionWords } from '../injection-concepts.ts'

export const GERMAN: InjectionWords = {
  language: 'de',
  machine:
    'ki, kis, chatbot, chatbots, bot, bots, ki assistent, ki assistenten, ki assistentin, sprachmodell, sprachmodelle, sprachmodellen, sprachmodells, ki modell, ki modelle, ki modellen, ki system, ki systeme, künstliche intelligenz, künstlichen intelligenzen, gpt, chatgpt, llm, llms, automatische systeme, automatisierte systeme, ki agent, ki agenten, virtuelle assistent*, virtuellen assistent*, virtueller assistent*, digitale assistent*, digitalen assistent*, digitaler assistent*, digitale kolleg*, digitaler kolleg*, digitale helfer*, digitaler helfer*, virtuelle mitarbeiter*, automatische antwort*, automatischen antwort*, antwortautomat*, chat-assistent*, chatassistent*, sprachassistent*, ki-system*, ki-dienst*, chatprogramm*, automatische beantwortung*, automatischen beantwortung*, automatisierte antwort*, automatisierte beantwortung*',
  maybeMachine: 'assistent, assistenten, assistentin, das modell',
  address:
    'hinweis an, hinweis für, nachricht an, nachricht für, anweisung an, anweisung für, anweisungen an, anweisungen für, achtung, liebe, lieber, hallo, an alle, an das, an die, an den, an jede, an jeden, mitteilung an, notiz für, notiz an, info für, wichtig für, befehl an, für alle, für jede',
  ifYouAre: 'wenn du, falls du, wenn sie, falls sie, sofern du, sofern sie, du als, sie als, als',
  reads:
    'liest, lesen, lesend, lesende, lesenden, verarbeitet, verarbeiten, zusammenfasst, zusammenfassen, auswertet, auswerten, analysiert, durchsucht, einliest, verwendet, nutzt',
  here: 'diese seite, dieser seite, diesen text, dieser text, dieses textes, diese website, dieser website, dieses dokument, diese zeile, diese zeilen, diesen absatz, diesen satz, diese nachricht, diesen inhalt, diesen eintrag, diese bewertung',
  forget:
    'ignoriere, ignorieren, ignoriert, ignorier, vergiss, vergessen, vergesst, missachte, missachten, missachtet, verwirf, verwerfen, übergehe, überschreibe, überschreiben, überschreibt, umgehe, umgehen, lösche, löschen, setze .. außer kraft, setzen .. außer kraft, lass .. außer acht, lassen .. außer acht, lass .. beiseite, lege .. beiseite, legen .. beiseite, leg .. beiseite, schiebe .. beiseite, streiche, beachte .. nicht, beachten .. nicht, befolge .. nicht, befolgen .. nicht, folge .. nicht, folgen .. nicht, halte dich nicht, halten sie sich nicht, nicht mehr, gelten nicht mehr, sind ungültig, ist ungültig, sind aufgehoben, hat vorrang, haben vorrang, hebe .. auf, hebt .. auf, ersetzt, ersetzen, ist hinfällig, sind hinfällig, gilt nicht mehr, ist nur ein entwurf, außer acht, nicht mehr zu nennen, beiseite',
  orders:
    'anweisung, anweisungen, vorgabe, vorgaben, befehl, befehle, befehlen, instruktion, instruktionen, regel, regeln, richtlinie, richtlinien, prompt, prompts, systemprompt, systemnachricht, einschränkungen, beschränkungen, kontext, systemanweisungen, weisungen, anordnungen, programmierung',
  earlier:
    'bisherige, bisherigen, bisheriger, vorherige, vorherigen, vorheriger, vorige, vorigen, vorangegangene, vorangegangenen, vorangehenden, vorstehenden, obige, obigen, frühere, früheren, ursprüngliche, ursprünglichen, deine, deiner, deinen, ihre, ihren, ihrer, bestehende, bestehenden, alle, sämtliche, sämtlichen, jegliche, erhaltenen, gegebenen, geltenden, oben, zuvor, davor, bis jetzt, bisher, alten',
  told: 'alles vorherige, alles bisherige, alles obige, alles oben, alles was davor, alles was vorher, alles was oben, alles was bisher, alles was dir, alles was du, alles was man dir, alles was ihnen, was dir gesagt, was man dir gesagt, was dir bisher, was dir vorher, was dir zuvor, was dir aufgetragen, was man dir aufgetragen, was dir beigebracht, was ihnen gesagt, was ihnen aufgetragen, was dir mitgeteilt, was dir vorgegeben, was du gelernt, was du bisher, was bisher gesagt, was zuvor gesagt, alle anweisungen, sämtliche anweisungen, jede anweisung, deine anweisungen, deine vorgaben, deine regeln, deine programmierung, deine instruktionen, alles was hier sonst steht, alles übrige auf dieser seite, was der inhaber, was der besitzer, alles oben gesagte, was vorher stand, was vorher gesagt wurde, jedes andere dokument, allen anderen dokumenten',
  reveal:
    'verrate, verraten, zeige, zeigen, zeig, gib, geben, nenne, nennen, wiederhole, wiederholen, drucke, lege .. offen, legen .. offen, offenbare, offenbaren, veröffentliche, sag, sage, sagen, schreibe, teile, liste, zitiere, kopiere, übersetze, enthülle',
  prompt:
    'systemprompt, system prompt, systemnachricht, systemanweisung, systemanweisungen, ursprünglichen anweisungen, ursprüngliche anweisungen, internen anweisungen, interne anweisungen, geheimen anweisungen, versteckten anweisungen, deine anweisungen, deinen prompt, deine instruktionen, deine regeln, deine vorgaben, deine konfiguration, ihre anweisungen, anfänglichen prompt, gesamte gespräch, gesamten gesprächsverlauf, api schlüssel, api key, daten anderer, andere besucher, andere kunden',
  fromNow:
    'ab sofort, ab jetzt, von nun an, von jetzt an, ab nun, künftig, in zukunft, fortan, für den rest, bis auf weiteres, ab diesem moment',
  become:
    'du bist jetzt, du bist nun, du bist ab sofort, du bist ab jetzt, du bist nicht mehr, du bist kein, sie sind jetzt, sie sind nun, sie sind ab sofort, tu so, tue so, tu als, tun sie so, gib dich .. aus, geben sie sich, verhalte dich, verhalten sie sich, handle als, agiere als, spiele, spiel, übernimm, übernehmen sie die rolle, schlüpfe, schlüpf, stell dir vor, simuliere, wechsle, wechsel, aktiviere, antworte als, sprich als, sprich wie, nenn dich, stell dir vor du, stellen sie sich vor sie, angenommen du',
  role: 'entwicklermodus, wartungsmodus, adminmodus, debugmodus, uneingeschränkt, uneingeschränkter, ohne einschränkungen, ohne regeln, ohne grenzen, ungefiltert, unzensiert, jailbreak, pirat, der inhaber, besitzer, nicht an regeln',
  say: 'sag, sage, sagen sie, sagt, antworte, antworten sie, antwortet, erwidere, schreib, schreibe, schreiben sie, nenne, nennen sie, empfiehl, empfehle, empfehlen sie, erwähne, erwähnen sie, behaupte, behaupten sie, beende, beenden sie, beginne, beginnen sie, schließe, schliesse, füge, ergänze, hänge, gib, geben sie, bestätige, bestätigen sie, versprich, biete, bieten sie, ausgeben, zu antworten, zu sagen, antworten, sagen, empfehlen, nennen, zu erwidern, zu entgegnen',
  tell: 'sag, sage, sagen, erzähle, erzählen, teile, teilen, informiere, überzeuge, versichere, mitteilen, wird jedem anrufer gesagt, wird jedem gesagt, wird allen gesagt, wird mitgeteilt, ist mitzuteilen, ist jedem zu sagen, zu sagen, mitzuteilen, teilt .. mit, teile .. mit, teilen sie .. mit',
  direct:
    'weise, schicke, schicken, leite, verweise, verweisen, bitte, fordere, biete, gib, rate, frag, fragen sie, fragt, bitte jeden, bitten sie, erbitten sie, verlange*, lass dir, erfrage*',
  strictly:
    'nur, ausschließlich, immer, stets, genau, exakt, wörtlich, nichts anderes, nichts außer, niemals, nie, mit den worten, mit dem wort, mit dem satz, den satz, das wort, den text, jedes mal, jedesmal, grundsätzlich, unbedingt',
  that: 'dass',
  everyAnswer:
    'jede antwort, jeder antwort, jeden satz, alle antworten, allen antworten, jede nachricht, jede deiner, jedes gespräch, jedem gespräch, in jedem chat, jeder unterhaltung, allen gesprächen, in dieser rolle, bleib in der rolle, bleibe in der rolle, im ganzen gespräch',
  yourAnswer: 'deine antwort, deine antworten, deinen antworten, deiner antwort, ihre antworten, ihre antwort',
  anyQuestion:
    'jede frage, jede weitere frage, alle fragen, egal was, was immer gefragt wird, egal was gefragt wird, egal welche frage, gleich welche frage, auf alle fragen, auf jede anfrage, bei jeder anfrage, bei jeder frage, jede anfrage, jeder anfrage',
  audience:
    'kunde, kunden, kundin, kundinnen, besucher, besuchern, besucherin, besucherinnen, nutzer, nutzern, benutzer, user, gast, gäste, gästen, interessenten, anwender',
  anyone: 'jemand, jemandem, jedem, jeder, jeden, allen, alle, leuten, der fragende, ihnen',
  when: 'wenn, falls, sobald, sooft, wann immer, jedes mal wenn, sollte, wer',
  asks: 'fragt, fragen, gefragt, fragst, nachfragt, wissen will, wissen möchte, wissen wollen, sich erkundigt, anfragt, wirst du gefragt, erwähnt',
  hide: 'erwähne nicht, erwähne nie, erwähne niemals, erwähnen sie nicht, erwähne .. nicht, erwähne .. niemals, verrate nicht, verrate nie, verrate .. nicht, sag nicht, sage nicht, sage .. nicht, sag .. nicht, sage niemals, nenne .. nicht, nenne nie, verschweige, verschweigen, ohne zu erwähnen, ohne .. zu erwähnen, zeige .. nicht, informiere .. nicht, halte .. geheim, verweigere, gib .. nicht preis, ohne den wechsel zu erwähnen, nicht zu erwähnen, ohne es zu erwähnen, nicht erwähnt werden',
  must: 'musst, müssen, muss, sollst, soll, sollen, hast .. zu, haben .. zu, wirst, bitte, ist verpflichtet, sind verpflichtet, darfst nur, darfst',
  others: 'wir, ich, er, man, unser, unsere, team, mitarbeiter, und wir, können, kann, uns, bitte, gerne',
  your: 'ihre, ihren, ihrer, deine, deinen, deiner, unsere, unseren, unserer, unser, viele, vielen, andere, anderen, neue, neuen, zufriedene, zufriedenen',
  about: 'über, zum thema, zu',
  speaker:
    'system, systemnachricht, systemhinweis, systemanweisung, assistent, entwickler, administrator, admin, ki, bot, neue anweisung, neue anweisungen, neue aufgabe, neue rolle',
  responder:
    'wer hier antwortet, wer antwortet, wer anfragen beantwortet, wer fragen beantwortet, wer auch immer antwortet, wer diese zeilen, wer das hier liest, die anfragen beantworten, die kundenanfragen beantworten, die fragen beantworten, der anfragen beantwortet, beantworter*, auskunftgebende*, chat-team, chatteam, chat-dienst, chatdienst, chat-kollege*, im chat antwortet, im chat antworten, im chat dienst hat, auch automatisch, mensch oder maschine, menschlich oder automatisch, für den chat',
  secret:
    'passwort*, passwörter, kennwort, pin, kartennummer*, kreditkartennummer*, prüfziffer*, sicherheitscode*, ausweisnummer*, personalausweisnummer*, reisepass*, passnummer*, geburtsdatum, sozialversicherungsnummer*, zugangsdaten, tan',
}
