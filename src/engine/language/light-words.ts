import { fold } from './fold.ts'
import { stemOf } from './stem.ts'

/**
 * Words that visitors' questions are built with, whatever they are about, so that a question never turns on one of
 * them.
 */
const LIGHT_WORDS: Readonly<Record<string, string>> = {
  en:
    'believe hoping expecting noticed realise realize decide decided considering heading suppose meanwhile lately nowadays altogether elsewhere unfortunately luckily ideally okay beside altogether through gone meant point wise nobody mother father mum dad wife husband sister brother boyfriend girlfriend nephew niece uncle aunt suddenly trouble right moment get gets getting need needs want wants know tell work works go going look looking like come coming see sees help keep keeps put run runs start try trying please thing things way kind sort ' +
    'type question information info details detail policy policies rule rules procedure process option options available availability possible allowed allow require required requirement requirements ' +
    'give gives gave ask asking wonder wondering would could should think hope plan planning interested curious regarding concerning concerned actually really currently right now today anyone somebody ' +
    'people person one ones lot bit first last next every each whole full complete exactly approximately roughly usually normally generally typical different same other another own new good best better ' +
    'happen happens handle handled cover covered involve involved work deal say says said mean stand listen charge does part parts long much many often soon quickly home away back around near inside ' +
    'call called name named number my me your someone else still yet already even ever also too instead rather whether bring take use using send submit anywhere somewhere everywhere goes ' +
    'hello hi hey thanks cheers folks guys maybe perhaps quite pretty only back hold holds left turn turns pick picks drop ' +
    'drops set sets talk early sooner short bother mind worry worried sure certain able unable never always ' +
    'sometimes often rarely thought heard hear read saw seen stuff bits few several both either neither reckon supposed suppose bring ' +
    'brings brought stick pop nip head fancy sort sorted straight anyway anyways basically literally especially probably ' +
    'hopefully recently around thats thru cos cuz tho',
  de:
    'denken dachte glauben glaube hoffen hoffe wünschen wünsche meinen meine meint scheint erscheint verstehen verstehe weiss merken merke zeigen zeigt legen lege setzen setzt stecken werfen tragen trägt ziehen zieht halten fallen fällt laufen sitzen sitzt liegt hängen drücken drückt drehen reden hören gehört schaffen schafft sorgen versuchen versuche probiere gelten gilt stimmt braucht gebrauch benutzen verwenden nutzen entscheiden entscheide überlegen überlege rechnen kümmern erledigen erledigt klären geklärt wundern lieb toll super prima schön nett leider hoffentlich vielleicht wahrscheinlich natürlich tatsächlich wirklich ziemlich relativ besonders speziell hauptsächlich neulich kürzlich gerade momentan derzeit inzwischen bisher bald künftig nächstes letztes nächsten letzten vorige sofort plötzlich zufällig versehentlich extra zusätzlich obwohl trotz bloß lediglich höchstens beim überall nirgends zuhause erst halb trotzdem heim ans derselben derselbe dasselbe irgendwo zusammen selbst drauf obendrauf frühestens spätestens anderswo bevor nachdem wonach richtet schauen tue melden meldet drin jemand trotzdem lassen zusage mutter vater schwester bruder ehemann freundin neffe nichte onkel tante plötzlich fürs bekomme bekommen bekommt kriege kriegen nehmen nehmt nimmt geben gibt gehen geht kommen kommt lassen machen tun brauche brauchen benötige benötigt wissen sagen fragen frage möchte will wollen ' +
    'könnte würde verlangt verlangen passiert läuft funktioniert aussehen sieht schaut heißt bedeutet betrifft art weise ding sache information infos details regelung bedingungen voraussetzung möglich ' +
    'möglichkeit erlaubt verfügbar eigentlich genau ungefähr etwa circa normalerweise üblich insgesamt gesamt komplett ganz erste letzte nächste jede jeder alle andere eigene neue gute beste ' +
    'hin hinkommen fährt mitbringen mitnehmen schicke schicken schickt sende senden mal schon noch auch denn überhaupt etwas jemand leute person stück euch ihnen selbst direkt gleich heute jetzt ' +
    'hallo hi moin servus rein raus rauf runter rüber drauf dran davor danach nachher spät später schnell kurz kurze ' +
    'kurzen kurzfristig stellt steht stehen halt halten hält dürfte müsste hätte hätten wäre ' +
    'wären würden bleibt liegt liegen findet suche suchen biete anbietet melde kümmert klappt klappen reicht reichen ' +
    'lohnt spricht rede reden hole holen vergesse vergessen vergisst passt passen spontan einfach vorbei vorbeikommen ' +
    'vorbeischauen zurzeit irgendwo irgendwie irgendwas irgendwann wohl eben gar sogar nochmal wieder immer nie manchmal öfter ' +
    'beide beiden während gegen weniger weiter davon daran damit darauf nix hats wars käme dauern zuständig verantwortlich hilft ' +
    'helfen kennt kennen besorgen bestimmt sonst außerdem klar richtig ok okay daheim zurückbringe ' +
    'zurückbringen zurückbringt behalten behaltet beachten mitbekommen gucken hinterher vorab los rum drum denke gerne gern lieber spielt ' +
    'womit wovon wofür wozu woran worauf wodurch worüber woraus wonach worin worum einmal mal mitmache mitmachen hab ham tut tust ungefähr ca bezüglich wegen solange sobald',
  fr:
    'penser pense croire espérer espère souhaiter sembler semble comprendre comprends savoir sais montrer poser pose jeter porter tirer tomber tombe courir asseoir entendre entendu réussir essayer essaie valoir tenter décider hésiter hésite arranger joli super génial hélas malheureusement peut-être probablement naturellement réellement plutôt surtout récemment actuellement bientôt prochaine dernière suite immédiatement soudain exprès partout nulle maison soir ensuite auparavant ensemble seul seule seulement absolument carrément forcément quasiment presque arriver arrive finalement enfin faudra faudrait devrais devrait devra devrai peuvent vient dernier serons convient préparer prévoir ajouter obligé oblige revenir revient copines souci soucis problème mère père soeur frère mari copain copine avoir obtenir faut falloir besoin veux voudrais souhaite savoir dire demander question prendre prenez prend mettre donner donne aller venir viennent voir passer passe marche fonctionne arrive ' +
    'chose façon manière type genre sorte information infos détails conditions possible permis disponible exactement environ normalement généralement total complet entier premier dernier prochain chaque ' +
    'autre même propre nouveau bon meilleur déjà encore aussi vraiment quelque quelqu gens personne jour aujourd maintenant coup koi quoi demandez envoyer envoie adresser ' +
    'bonjour salut bonsoir svp stp merci peut pourrait pourrais puis peux pouvez fais fait faites font faire vais allez vont viens venez ' +
    'laisse laisser laissez garde garder gardez tiens tenir restez oublie oublier ' +
    'oublié tard tôt bientôt vite longtemps court courte peu beaucoup trop assez juste surtout parfois ' +
    'souvent toujours jamais pendant entre sous sur chez vers autour dedans près ici là ailleurs quelconque ' +
    'plusieurs certains certaines tous toutes aucun rien personne sinon sauf bref ça ca cela chui jsuis jai jpeux ya yaurait genre truc ' +
    'trucs machin coin concernant rapport propos côté lieu passe parler parle connaître connais utiliser utilise ' +
    'servir sert suffit occuper occupe compter compte penser pense croire crois marche rendre rend rapporter ramener amener apporter emmener ' +
    ' suis êtes sommes serait serais seront sera serons serez serions seriez étais était étions étiez étaient soyez été etre es aimerais aimerait voudrait appelle appellent nomme nomment',
  es:
    'pensar espero desear parecer parece entender entiendo mostrar colocar tirar caer correr sentar oír escuchar lograr conseguir intentar intento decidir dudar dudo arreglármelas bonito genial lamentablemente quizás quizá probablemente naturalmente realmente bastante sobre especialmente recientemente actualmente próxima siguiente última enseguida inmediatamente pronto casa juntos solo sola solamente absolutamente finalmente casi deberia deberíamos tendría tendríamos vendría hubiera tengamos quería queríamos aparte parte empezar algo alguien traéis vosotros madre padre hermana hermano marido novio novia problema tener obtener necesito necesita necesitan quiero quisiera querría querer saber decir pregunta preguntar coger tomar poner dar dais ir voy venir vengo ver pasa pasar funciona funcionan vale valen cosa ' +
    'manera forma tipo clase información datos detalles condiciones posible permitido disponible exactamente aproximadamente normalmente generalmente total completo entero primero último próximo cada ' +
    'otro mismo propio nuevo bueno mejor ya todavía aún también realmente algo alguien gente persona día hoy ahora sacar sacarse llevar hacer falta hacen cobráis cobran dan enviar envío mandar mando ' +
    'hola buenas gracias favor puede puedo pueden podéis podría podrías debo debe deben hay había habría están estáis estoy soy ' +
    'sois somos será sería hago hace hacen hacéis vais vamos vas dejáis guardo guardar guardáis quedan ' +
    'encontrar busco buscar olvido olvidar temprano pronto rápido corto corta poco mucho muchos demasiado ' +
    'bastante sobre todo veces siempre nunca después durante entre hacia cerca aquí ahí allí dentro  ' +
    'cualquier varios algunas algunos alguna ninguno nadie sino salvo entonces pues oye rollo tema respecto cuanto hablar habla  ' +
    ' conocer conozco usar uso sirve servir basta ocupar encargado contar creer creo pensar pienso volver vuelvo ' +
    ' traer traigo traes meter poder cuál cuáles tampoco mientras aunque si cuándo coger cojo pillar pillo liarla más además ' +
    'mediante según',
  pt:
    'pensar penso acreditar acho espero desejar parece perceber percebo entender sabe sei mostrar pôr puxar cair correr sentar ouvir conseguir consigo tentar tento decidir duvido bonito ótimo infelizmente talvez provavelmente naturalmente realmente bastante sobretudo recentemente atualmente próxima última logo imediatamente casa juntos só sozinho somente absolutamente finalmente quase deveria teria teríamos viria gostaria gostávamos dão dar faço fazemos fazer vosso vossa gostava comigo livre mãe pai irmã irmão marido problema ter obter preciso precisa quero queria gostaria saber dizer pergunta perguntar tomar pôr dar ir vou vir ver passa acontece funciona coisa maneira forma tipo género informação dados detalhes condições ' +
    'possível permitido disponível exatamente aproximadamente normalmente geralmente total completo inteiro primeiro último próximo cada outro mesmo próprio novo bom melhor já ainda também realmente ' +
    'algo alguém gente pessoa dia hoje agora enviar envio mandar mando ' +
    'olá oi bom boa obrigado obrigada favor pode posso podem podemos poderia devo deve devem há havia haveria estão estou ' +
    'sou somos será seria faço faz fazem fazer vou vai vão deixo deixar deixa guardar guardo       ' +
    'procurar procuro esqueço esquecer cedo logo rápido curto pouco muito muitos demais bastante só apenas sobre ' +
    'tudo vezes sempre nunca depois durante entre perto aqui aí ali dentro fora qualquer vários algumas alguns alguma ' +
    'nenhum ninguém senão salvo então pois relação falar fala conhecer usar uso serve servir chegam cuidar responsável ' +
    'contar crer acho achar pensar penso voltar volto trazer trago meter poder qual quais também enquanto embora se quando pegar ' +
    'pego além dá dão tá cê vcs pra pro tem têm',
  it:
    'pensare penso credere credo sperare spero desiderare sembra capire capisco sapere so mostrare posare tirare cadere correre sedere sentire riuscire riesco provo tentare decidere dubbio bello ottimo purtroppo forse probabilmente naturalmente realmente davvero abbastanza soprattutto recentemente attualmente presto prossima prossimo ultima ultimo appena immediatamente casa insieme solo sola soltanto assolutamente finalmente quasi dovrebbe dovremmo avrei avremmo sarebbe verrebbe faccio facciamo fanno dare darmi prendere prendo tenere tengo mandate trovo troviamo cercare cerco voglio vuoi vuole vogliamo volete vogliono vorrei vorrebbe vorrebbero vorremmo posso può possiamo potete possono potrei potrebbe potremmo devo deve dobbiamo dovete devono dovrei qualcosa qualcuno subito tutti tutto tutte invece frattempo esattamente mandare usare continuare mettere prendete aggiungere insieme madre padre sorella fratello marito problema avere ottenere bisogna bisogno serve servono voglio vorrei volere sapere dire domanda chiedere prendere mettere dare andare venire viene vengono vedere succede funziona funzionano cosa modo maniera tipo genere ' +
    'informazione informazioni dettagli condizioni possibile permesso disponibile esattamente circa normalmente generalmente totale completo intero primo ultimo prossimo ogni altro stesso proprio nuovo ' +
    'buono migliore già ancora anche davvero qualcosa qualcuno gente persona giorno oggi adesso devo dobbiamo deve farsi fare ha trovo trovare mandare mando inviare invio ' +
    'ciao buongiorno salve grazie favore può puoi posso possono possiamo potete potrei potrebbe devono dovrei c è ci sono sia essere era ' +
    'sarà sarebbe sto sta stare state faccio fa fanno facciamo vado va vanno lascio lasciate tengo tenere tenete resto  ' +
    'rimane rimanere trovare cerco cercare chiamo dimentico dimenticare presto subito veloce breve corto poco molto molti ' +
    'troppo abbastanza solo soltanto soprattutto volte sempre mai dopo durante tra fra verso vicino qui qua lì là dentro  ' +
    'qualsiasi qualunque vari alcuni alcune nessuno niente nulla invece tranne allora quindi riguardo parlare parla aiutare ' +
    'conoscere usare uso basta occuparsi occupa contare credere credo pensare penso tornare torno riportare riporto portare porto porta ' +
    'potere quale quali neanche mentre anche se quando roba cose tipo magari insomma pure comunque più inoltre secondo sapete sai sa ' +
    ' dirmi mi vi',
  nl:
    'denken denk dacht geloven geloof hopen hoop wensen menen lijkt begrijpen begrijp weten weet merken tonen leggen leg zetten zet gooien dragen trekken vallen lopen zitten zit liggen ligt hangen drukken draaien praten horen hoor lukt lukken zorgen proberen probeer geldt gelden klopt gebruiken gebruik besluiten beslissen overwegen regelen geregeld afvragen leuk mooi fijn helaas hopelijk misschien waarschijnlijk natuurlijk eigenlijk echt behoorlijk vooral onlangs momenteel tegenwoordig inmiddels binnenkort volgende vorige meteen direct plotseling toevallig extra overal nergens thuis vanavond daarna daarvoor eerst laatst laatste alvast mogelijk graag samen alleen zoiets ermee ervoor daarmee weer even gewoon iets iemand voordat ongeveer staan staat krijg krijgen krijgt stuur sturen valt mis raar eens eraf erop erbij bovenop zelf moeder vader zus broer vriendin probleem krijgen krijg nodig willen graag weten zeggen vraag vragen nemen neem geven geeft gaan gaat komen komt zien laten gebeurt werkt werken ding manier soort type informatie info details voorwaarden ' +
    'mogelijk toegestaan beschikbaar precies ongeveer normaal meestal totaal compleet heel eerste laatste volgende elke iedere andere zelfde eigen nieuw goed beste al nog ook echt iets iemand mensen ' +
    'persoon dag vandaag nu sturen stuur erheen zitten ' +
    'hallo hoi goedendag bedankt alsjeblieft aub kun kunt kunnen kan zou zouden mag mogen moet moeten heb heeft hebben had ben bent zijn was ' +
    'waren wordt worden doe doet doen ga blijf blijft houd houdt houden vindt zoek zoeken vergeet vergeten kom  ' +
    'later snel even gewoon eigenlijk misschien soms vaak altijd nooit eerst daarna voor na tijdens tussen  ' +
    'dichtbij hier daar binnen ergens nergens iedereen niemand niets meerdere sommige geen anders behalve dus toch wel maar ' +
    'hoor eens gauw meteen direct rond omtrent betreft spreekt praten helpen helpt kennen ken volstaat zorgen ' +
    'zorgt rekenen denken denk geloven terugbrengen terugbreng brengen breng meenemen meebrengen welk welke omdat terwijl hoewel als ' +
    'wanneer pakken pak meer minder verder volgens spul dingen ff effe lukt lukken zet zetten neer kwijt kwijtraken',
  ar:
    'أحتاج نحتاج تحتاج أريد نريد أعرف معرفة قول أسأل سؤال آخذ تأخذون تأخذ أعطي أذهب آتي أرى يحدث يعمل شيء طريقة نوع معلومات تفاصيل شروط سياسة ممكن متاح متوفر مسموح بالضبط تقريبا عادة كامل كاملة أول آخر ' +
    'قادم غيره نفس جديد جيد أفضل أيضا فعلا شخص أحد الآن اليوم عندكم تقبلون بتقبلوا تقدمون تستلمون المختص المسؤول كيف بكم أرسل نرسل ترسل أستطيع أردت إحضار أحضر تصل يصل إليكم ' +
    'مرحبا السلام عليكم شكرا فضلك لو سمحت ممكن بامكاني يمكن يمكنني استطيع نستطيع يجب لازم هناك يكون تكون انا انت انتم نحن هو هي افعل ' +
    'تفعلون اترك نترك ابقى يبقى اجد ابحث نسيت تاخرت متاخر مبكر قريبا بسرعة قصير قليل كثير جدا فقط خاصة احيانا دائما ابدا قبل بعد خلال  ' +
    'بين نحو قريب هنا هناك داخل اي بعض شيء لا سوى اذن بخصوص بشان تكلم يتكلم ساعد تساعدون اعرف استخدم يكفي يهتم اظن افكر ارجع ' +
    'ترجع جلب احمل بينما اذا عندما ايضا حسب وش ايش شو عايز بدي ابغى ابي',
}

const stemsByLanguage = new Map(
  Object.entries(LIGHT_WORDS).map(
    ([language, words]) => [language, new Set(fold(words).split(' ').map(stemOf))] as const,
  ),
)

/** True for a stem that says little about what is asked, in one of the languages that the answerer knows. */
export function isLight(stem: string, language: string): boolean {
  return stemsByLanguage.get(language)?.has(stem) ?? false
}
