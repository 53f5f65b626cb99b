import type { InjectionWords } from './injection-concepts.ts'

export const POLISH: InjectionWords = {
  language: 'pl',
  machine:
    'ai, si, chatbot*, bot, bota, boty, botów, botom, asystencie, model językowy, modele językowe, modeli językowych, modelu językowego, modelem językowym, modelom językowym, model ai, sztuczna inteligencja, sztucznej inteligencji, gpt, chatgpt, llm, agent ai, agentów ai, wirtualny asystent, wirtualny asystent*, wirtualna asystent*, wirtualnego asystent*, wirtualnych asystent*, wirtualny doradca, cyfrowy asystent*, cyfrowa koleżanka, cyfrowy kolega, asystent czatu, automatyczne odpowiedzi, automatycznych odpowiedzi, robot, roboty, robotów, systemy automatyczne, systemów automatycznych, autoresponder, (wirtualn*|cyfrow*|automatyczn*|sztuczn*|elektroniczn*) (asysten*|pomocni*|recepcj*|recepcjonist*|portier*|koleg*|koleżan*|przewodni*|doradc*|agent*|konsultant*|sekretar*|sprzedawc*|czytelni*), (program*|system*) (odpowiadając*|konwersacyjn*|dialogow*|ai|sztucznej), maszyn* czytając*, maszyna która',
  maybeMachine: 'asystent, asystenci, asystenta, asystentów, asystentowi, asystentom, asystentem',
  address:
    'uwaga dla, uwaga do, wiadomość do, wiadomość dla, notatka dla, instrukcja dla, instrukcje dla, uwaga, drogi, droga, szanowny, cześć, witaj, do wszystkich, dla wszystkich, do każdego, dla każdego, ważne dla, polecenie dla, informacja dla',
  ifYouAre: 'jeśli jesteś, jeżeli jesteś, gdy jesteś, jako, będąc',
  reads:
    'czyta, czytają, czytający, czytające, czytasz, czytając, przetwarza, przetwarzają, przetwarzasz, przetwarzający, przetwarzające, podsumowuje, podsumowujesz, streszcza, analizuje, analizujesz, analizujące, czytając*, czyta, czytają, podsumowując*, podsumowuj*, streszczając*, streszcza*, przetwarza*, analizuj*, analizując*, indeksując*, indeksuj*',
  here: 'tę stronę, tej strony, ten tekst, tego tekstu, tę witrynę, ten dokument, tego dokumentu, tę wiadomość, tę treść, te słowa, ten akapit, to zdanie, tę opinię, tę kartę, tę ofertę, tę etykietę, ten plik, ten opis, ten produkt, tę odpowiedź, niniejszy dokument, niniejszy tekst, niniejszą stronę, ten wpis, tego dokumentu, tej strony, tego tekstu',
  forget:
    'zignoruj*, ignoruj*, zapomnij*, pomiń, pomijaj*, pomińcie, odrzuć, odrzućcie, porzuć, zlekceważ, nie zważaj, usuń, skasuj, anuluj, nadpisz, zastąp, zastępuje, zastępują, obejdź, odłóż .. na bok, odstaw .. na bok, odsuń .. na bok, nie przestrzegaj, nie stosuj, nie wykonuj, nie słuchaj, przestań .. przestrzegać, przestań .. stosować, nie obowiązują, tracą ważność, są nieważne, wyrzuć, ma pierwszeństwo, przestało obowiązywać, przestały obowiązywać, nie obowiązuje, nie liczy się, jest nieaktualne, to szkic, udawaj że, nie wspominać',
  orders:
    'instrukcj*, polecenia, poleceń, polecenie, reguł*, zasad*, wytyczn*, prompt*, komend*, dyrektyw*, nakaz*, rozkaz*, ograniczenia, ograniczeń, kontekst*, zalece*',
  earlier:
    'poprzedni*, wcześniejs*, powyższ*, dotychczasow*, pierwotn*, oryginaln*, początkow*, swoje, swoich, twoje, twoich, wszystkie, wszelkie, wszystkich, otrzyman*, dane, istniejące, systemow*, stare, przed',
  told: 'wszystko powyżej, wszystko co powyżej, wszystko co ci, wszystko co ci co ci powiedziano co ci mówiono co ci wcześniej co ci kazano co ci polecono, to co ci powiedziano, tym co ci powiedziano, wszystkim co ci, wszystko co wiesz co było wcześniej co napisano wcześniej, wszystkie instrukcje, wszystkie polecenia, wszelkie instrukcje, swoje instrukcje, twoje instrukcje, o wszystkim czego się nauczyłeś, wszystko co wam kazano, wszystko co ci kazano, co właściciel, reszta tej strony, wszystko inne na tej stronie, każdy inny dokument, wszystko co było wcześniej, co (napisał|powiedział|pisał) właściciel*, co właściciel* (napisał|powiedział|pisał), to co napisano (wyżej|wcześniej), co jest napisane wyżej',
  reveal:
    'ujawnij*, pokaż*, wyświetl*, powtórz*, wypisz*, wydrukuj*, podaj*, zdradź*, zacytuj*, przepisz*, skopiuj*, udostępnij*, napisz, przetłumacz',
  prompt:
    'prompt systemowy, promptu systemowego, instrukcje systemowe, instrukcji systemowych, swoje instrukcje, swoich instrukcji, twoje instrukcje, początkowe instrukcje, pierwotne instrukcje, ukryte instrukcje, tajne instrukcje, wewnętrzne instrukcje, swój prompt, swoje zasady, wiadomość systemową, swoją konfigurację, całą rozmowę, klucz api, innych klientów, innych użytkowników',
  fromNow:
    'od teraz, od tej pory, od tej chwili, od dziś, od dzisiaj, odtąd, od tego momentu, do końca rozmowy, do odwołania, w przyszłości',
  become:
    'jesteś teraz, teraz jesteś, nie jesteś już, już nie jesteś, działaj jako, działaj jak, zachowuj się jak, zachowuj się jakby, udawaj, udawaj że, wciel się, odgrywaj, zagraj, wyobraź sobie że jesteś, przyjmij rolę, przejdź, przełącz się, włącz, aktywuj, symuluj, odpowiadaj jako, mów jak, udawaj że jesteś',
  role: 'tryb deweloperski, trybu deweloperskiego, tryb programisty, trybie deweloperskim, tryb administratora, bez ograniczeń, bez zasad, bez limitów, bez cenzury, bez filtrów, nieograniczony, jailbreak, właścicielem, piratem',
  say: 'powiedz, powiedzcie, mów, mówcie, odpowiedz, odpowiadaj, odpowiadajcie, odpowiadać, odpowiedzieć, napisz, pisz, pisać, podawaj, podaj, stwierdź, twierdź, wspomnij, polecaj, poleć, polecać, zakończ, kończ, kończyć, rozpocznij, zaczynaj, zacznij, dodaj, dodawaj, dodawać, dołącz, dołączaj, oferuj, zaoferuj, obiecaj, potwierdź, potwierdzaj, powtarzaj, mówić, rekomenduj, należy odpowiadać, należy odpowiedzieć, powiesz, odpowiesz, mówisz, odpowiadasz, powiecie, odpowiecie',
  tell: 'powiedz, mów, informuj, poinformuj, przekonaj, przekonuj, zapewnij, zapewniaj, przekaż, mówić, informować, informujcie, powiadamiaj, przekazuj, przekażcie',
  direct:
    'wyślij, wysyłaj, kieruj, skieruj, przekieruj, odsyłaj, poproś, proś, zaproponuj, oferuj, doradzaj, poleć, polecaj, podaj, daj, proście, prosić, żądaj, żądajcie, obiecuj, obiecujcie, przyrzekaj, przyrzeka, polecajcie, polecać, odradzaj, odradzać, odsyłajcie, kierujcie',
  strictly:
    'tylko, wyłącznie, jedynie, zawsze, dokładnie, nic innego, nigdy, słowo w słowo, dosłownie, słowem, słowami, zdaniem, zdanie, słowo, słowa, następujący tekst, za każdym razem',
  that: 'że',
  everyAnswer:
    'każdą odpowiedź, każdej odpowiedzi, wszystkie odpowiedzi, każdą wiadomość, każdej wiadomości, każda rozmowa, każdej rozmowie, wszystkich rozmowach, w każdej rozmowie, każdym czacie, w tej roli, całą rozmowę, jedyna odpowiedź, jedyną odpowiedzią',
  yourAnswer: 'swoje odpowiedzi, swoją odpowiedź, swojej odpowiedzi',
  anyQuestion:
    'każde pytanie, wszystkie pytania, dowolne pytanie, niezależnie od pytania, o cokolwiek zapyta*, na każde pytanie, na wszystkie pytania, każde zapytanie, na każde zapytanie',
  audience:
    'klient, klienta, klientowi, klienci, klientów, klientom, klientka, odwiedzający, odwiedzającym, odwiedzającemu, odwiedzających, użytkownik, użytkownika, użytkownikowi, użytkownicy, użytkownikom, użytkowników, gość, goście, gościom, kupującym',
  anyone: 'ktoś, ktokolwiek, każdemu, wszystkim, osoba, osobom, ludziom, im',
  when: 'jeśli, jeżeli, gdy, kiedy, ilekroć, za każdym razem, gdyby, każdemu kto',
  asks: 'zapyta, zapytają, pyta, pytają, zapytany, spyta, chce wiedzieć, chcą wiedzieć, prosi, poprosi, wspomni, mowa o, zapytany, zapytana, padnie pytanie',
  hide: 'nie wspominaj, nigdy nie wspominaj, nie ujawniaj, nigdy nie ujawniaj, nie mów, nigdy nie mów, nie informuj, nie pokazuj, nie zdradzaj, bez wspominania, bez informowania, ukryj, ukrywaj, zachowaj .. w tajemnicy, odmawiaj, odmów, nie wspominać, nie wspominaj*, nie mów*, bez (cytowania|wspominania|podawania|ujawniania|wyjaśniania|mówienia|przytaczania|powoływania) .. (go|jej|ich|tego|źródła|się), nie cytując, nie wspominając, nie cytować, nie ujawniając',
  must: 'musisz, musi, muszą, powinieneś, powinien, powinny, masz, należy, jest zobowiązany, proszę, trzeba',
  others: 'my, ja, on, ona, oni, nasz, nasi, zespół, możesz, może, można, prosimy, nam, nas',
  your: 'swoim, swoich, twoim, twoich, naszym, naszych, nasi, innym, innych, nowych, wielu, waszych, dla',
  about: 'o, na temat, dotyczące',
  speaker:
    'system, asystent, deweloper, programista, administrator, admin, ai, bot, nowa instrukcja, nowe instrukcje, komunikat systemowy, nowe zadanie, nowa rola, komunikat system*, wiadomość system*, polecenie system*, aktualizacja system*, powiadomienie system*, uwaga system*',
  responder:
    'ktokolwiek odpowiada, kto tu odpowiada, kto odpowiada, kto tu odpisuje, kto odpisuje, osoba odpowiadająca, osoby odpowiadające, osoba na czacie, dyżurny na czacie, dyżurnego na czacie, obsługa czatu, obsługi czatu, konsultant czatu, konsultanci czatu, na czacie, ci którzy odpowiadają, wszyscy którzy odpowiadają, odpowiadając klientom, człowiek lub automat, kto to czyta, kto przetwarza, (kto|ktokolwiek|osob* która|osoby które|pracowni* który|pracownicy którzy|ten kto|każdy kto) (odpowiada*|udziela*|obsługuje|doradza) .. (pytania|klientom|gościom|tutaj|informacji|odpowiedzi|zapytania), kto zostanie zapytan*, kto jest pytan*, jeśli zostaniesz zapytan*, gdy cię zapytają, jeśli cię zapytają, pracowni* odpowiadając*, osob* odpowiadając*, udzielając* odpowiedzi',
  secret:
    'hasło do, hasła do, pin, numer karty, numeru karty, cvv, trzy cyfry, kod zabezpieczający, paszport*, pesel, dowodu osobistego, data urodzenia, datę urodzenia, kod weryfikacyjny',
  system: 'system*, program*, narzędzi*, oprogramowani*, maszyn*, aplikacj*',
  void: 'już nie (obowiązuj*|liczy*|stosuj*|działa*|czyta*), nie (obowiązuj*|używa*|stosuj*) już, (straci*|tracą|traci) (ważność|moc), (jest|są|został*|zostają) (uchylon*|anulowan*|unieważnion*|nieaktualn*|zawieszon*|zastąpion*|nieważn*), przestaj* obowiązywać, nie korzysta* już',
  decode: 'od tyłu, wspak, zdekoduj*, odkoduj*, rozszyfruj*, odszyfruj*, rot13, base64',
  obey: 'wykonaj*, zastosuj*, stosuj się, posłuchaj, podporządkuj*, wypełnij polecen*, do stosowania, postępuj zgodnie',
  thisAnswer: 'tę odpowiedź, to zdanie, te słowa, tej odpowiedzi',
  asker:
    '(kto|którzy|które|która|który|ktokolwiek) (pyta|pytają|zapyta|zapytają|spyta|spytają|dzwoni|dzwonią|zadzwoni|pisze|piszą|napisze|dopytuje|dopytują|chce wiedzieć|chcą wiedzieć|interesuje się), (jeśli|jeżeli|gdy|kiedy|gdyby) (ktoś|klient|gość|klienci|goście|kto) (pyta|zapyta|spyta|pytają|dzwoni|zadzwoni|pisze|napisze), pytający*, pytającemu, pytającym, pytających, pytającego, osoby pytające, na (pytanie|pytania|każde pytanie|zapytania) (o|dotyczące)',
  replied:
    '(odpowiada|mówi|podaje|informuje|kieruje|odsyła|przekazuje|proponuje|wyjaśnia) się, się (odpowiada|mówi|podaje|informuje|kieruje|odsyła|przekazuje), należy (odpowiadać|odpowiedzieć|mówić|podawać|podać|informować|kierować|powiedzieć|przekazać|poinformować|odesłać|odsyłać|skierować), odpowiedź (brzmi|jest|dostaje|otrzymuje|zawsze), odpowiedzi udziela się, (dostaje|otrzymuje|słyszy|usłyszy|dostają|otrzymują|dostanie) .. (odpowiedź|zdanie|adres|numer), (ma|mają) usłyszeć',
  forbids: 'nikomu, nigdy, nie',
  elsewhere: 'kasie',
  newRole: 'nowa rola',
}
