import type { InjectionWords } from './injection-concepts.ts'

export const CZECH: InjectionWords = {
  language: 'cs',
  machine:
    'umělá inteligence, umělé inteligenc*, umělou inteligenc*, jazykový model, jazykové modely, jazykovým modelům, chatbot*, boti, boty, botům, bota, virtuální* asistent*, digitální* asistent*, digitální kolega, digitální kolegyn*, automatické odpověd*, automatických odpověd*, ai asistent*, robot, roboti, robotům, (virtuáln*|digitáln*|automatick*|uměl*|elektronick*) (asisten*|pomocní*|recepc*|recepčn*|koleg*|průvodc*|porad*|agent*|sekretář*|prodejc*), (program*|systém*) (odpovídajíc*|umělé|ai|dialogov*)',
  maybeMachine: 'asistent, asistenti, asistente, asistentům, asistentka, model',
  address:
    'poznámka pro, vzkaz pro, zpráva pro, pokyn pro, pokyny pro, upozornění pro, pro všechny, všem, milý, milá, vážený, vážení, ahoj, důležité pro, pozor',
  ifYouAre: 'pokud jsi, pokud jste, jestli jsi, jestliže jsi, jako, jsi-li',
  reads:
    'čte, čtou, čteš, čtete, zpracovává, zpracovávají, shrnuje, analyzuje, čtouc*, čtou, čte, shrnuj*, shrnujíc*, zpracováv*, analyzuj*, indexuj*',
  here: 'tuto stránku, tento text, tuto recenzi, tento řádek, tohle, toto, tuto stránku, této stránky, tento dokument, tohoto dokumentu, tento text, tohoto textu, tento inzerát, tento popis, tuto recenzi, tuto odpověď',
  forget:
    'ignoruj*, zapomeň*, zapomeňte, neber* ohled, nedbej*, odlož* stranou, nech* stranou, pomiň*, přestaň* dodržovat, neřiď se, neřiďte se, již neplatí, už neplatí, přestaly platit, přestalo platit, je neplatn*, jsou neplatn*',
  orders: 'pokyn*, instrukc*, pravidl*, příkaz*, omezen*, směrnic*',
  earlier: 'předchozí*, dřívější*, výše, všechn*, tvoje, tvé, vaše, své, původní*, dosavadní*, uvedené',
  told: 'vše co ti bylo řečeno, co ti bylo řečeno, co vám bylo řečeno, vše co vám bylo řečeno, všechno co ti řekli, vše výše uvedené, vše předchozí, co napsal majitel, vše co majitel, zbytek stránky, co (napsal|řekl|psal) (majitel*|provozovatel*), co je napsáno výše, co stojí výše',
  reveal: 'prozraď*, ukaž*, zopakuj*, vypiš*, zobraz*, opiš*',
  prompt: 'systémový prompt, systémové instrukc*, systémové pokyny, tvoje pokyny, své pokyny, své instrukce',
  fromNow: 'od nynějška, od teď, odteď, nadále, od této chvíle, napříště, až do odvolání',
  become:
    'nyní jsi, teď jsi, už nejsi, předstírej*, chovej se jako, chovejte se jako, hraj roli, tvá nová role, tvoje nová role, vystupuj jako',
  role: 'bez omezení, vývojářský režim, bez pravidel, pirát, majitel',
  say: 'řekni, řekněte, říkej*, odpověz*, odpovídej*, odpovězte, napiš*, piš*, doporuč*, doporučuj*, uveď*, uváděj*, tvrď*, potvrď*, slib*, slibuj*, zakonči*, přidej*, dodej*, navrhni*, nabídni*, řekneš, odpovíš, říkáš, odpovídáš, řeknete, odpovíte',
  tell: 'řekni, řekněte, sděl*, sděluj*, oznam*, oznamuj*, informuj*, ujisti*',
  direct:
    'pošli*, posílej*, požádej*, požaduj*, vyžádej*, chtěj*, zeptej*, ptej*, nasměruj*, odkaž*, odkazuj*, nabídni*, dej*, dávej*, doporuč*, doporučuj*',
  strictly: 'pouze, jen, jenom, výhradně, vždy, přesně, nic jiného, nikdy, doslova, větou, slovy, větu',
  everyAnswer:
    'každou odpověď, každé odpovědi, všechny odpovědi, každém rozhovoru, každé konverzaci, každé zprávě, v této roli, celý rozhovor, jediná odpověď',
  anyQuestion:
    'každou otázku, všechny otázky, jakoukoli otázku, jakýkoli dotaz, každý dotaz, na cokoli se zeptají, ať se ptají na cokoli',
  audience: 'zákazník*, zákazníc*, návštěvník*, návštěvníc*, uživatel*, host, hosté, hostům, hosta, klient*, kupující*',
  anyone: 'každému, každého, všem, kdokoli, někdo, lidem, jim',
  when: 'pokud, když, kdykoli, jakmile, jestliže',
  asks: 'zeptá, ptá, ptají, zeptají, dotáže, chce vědět, táže',
  hide: 'nezmiňuj*, neprozrazuj*, neříkej*, nesděluj*, neuváděj*, aniž bys zmínil, bez zmínky, nikdy nezmiňuj*, utaj*, bez (citování|citace|zmínky|uvedení|vysvětlení|odkazu), aniž (bys|byste|by) .. (zmínil*|citoval*|uvedl*|řekl*|prozradil*)',
  must: 'musíš, musíte, musí, máš, máte, je třeba, je nutné, prosím',
  others: 'my, můžeme, můžete, náš, naši, nám, vám',
  speaker:
    'systém, asistent, vývojář, administrátor, správce, ai, bot, nová instrukce, nový pokyn, nové pokyny, systémov* (zpráv*|oznámení|hlášení|aktualizac*|pokyn*), zpráva systému',
  responder:
    'kdo odpovídá, kdo zde odpovídá, kdokoli odpovídá, kdokoliv odpovídá, ten kdo odpovídá, ti kdo odpovídají, všichni kdo odpovídají, odpovídá na dotazy, odpovídá zákazníkům, kdo vyřizuje dotazy, obsluha chatu, obsluhu chatu, operátor chatu, na chatu, při odpovídání, když odpovídáš, člověk nebo stroj, člověk či automat, kdo toto čte, koho se .. zeptaj*, kdo bude dotázán, pokud se vás zeptají, pokud se tě zeptají, (kdo|ten kdo|ti kdo|pracovník který|zaměstnanec který|všichni kdo) (odpovíd*|vyřizuj*|raď*|obsluhuj*) .. (dotazy|otázky|zákazníkům|hostům|tady|zde)',
  secret:
    'heslo, hesla, pin, číslo karty, čísla karty, cvv, cvc, číslo pasu, cestovní pas, rodné číslo, číslo občanského průkazu, občanky, datum narození, přihlašovací údaje',
  that: 'že',
  system: 'systém*, program*, nástroj*, software, stroj*, aplikac*',
  void: '(již|už) (neplatí|nepoužív*|nečt*|neplatn*), (je|jsou|byl*) (zrušen*|neplatn*|zastaral*|nahrazen*|pozastaven*), pozbýv* platnosti, pozbyl* platnosti',
  decode: 'pozpátku, odzadu, dekóduj*, rozluštit*, rozlušti*, rozšifruj*, rot13, base64',
  obey: 'proveď*, vykonej*, uposlechni*, řiď se, řiďte se, uplatni*, splň*',
  thisAnswer: 'tuto odpověď, tuto větu, tato slova',
  asker:
    '(kdo|kdokoli|každému kdo|všem kdo|všem kteří|těm kteří|zákazníkům kteří|zákazník který|hostům kteří) (se ptá|se zeptá|se ptají|se zeptají|zavolá|napíše|volá|píše), (pokud|když|jestliže) se (někdo|zákazník|host|kdokoli) (zeptá|ptá), tazatel*, na (dotaz|dotazy|otázku|otázky|každý dotaz) (ohledně|o|ke)',
  replied:
    'se (odpovídá|odpoví|říká|sdělí|sděluje|uvádí|oznamuje|odkazuje), (odpovídá|říká|sděluje|uvádí|oznamuje) se, (odpověď|odpovědí) (zní|je), (dostane|dostanou|uslyší|dostává) .. (odpověď|informaci|adresu|číslo), (je|jsou) (sděleno|odkázán*)',
  forbids: 'nikdy, ne',
}
