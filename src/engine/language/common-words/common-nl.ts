/**
 * Stems by the share of texts of 120 words, by word counts of OpenSubtitles 2018 (nl) that use them: at least 0.3, 0.1,
 * 0.03, 0.01, 0.006.
 */
export const commonDutch: readonly string[] = [
  'ik je het de dat is een niet en van wat heb we in ze hij te zijn op maar er met voor die me als al was moet ben om dit mijn aan wil ' +
    'dan naar weet kan hier zo jij geen goed nog ja hem wel heeft haar nee kom hoe nu waar',
  'over ook doen uit had zou ga of gaan bent mij bij ons kun iet daar julli gaat zal hebt waarom meer denk man zeg dez echt laat dus ' +
    'jou wie doe zit lat door zien weg toch oke kijk missch nooit nou word terug zei mee iemand tijd vind wet komt toen veel even onz lev ' +
    'gewoon nodig wacht dag mens tot elk erg weer twe mak werk net teg vrouw uw he omdat and wordt wij jong wild hou lang heel dood hal ' +
    'mag ander eerst altijd gedaan zek vertel help',
  'dacht krijg af jouw vad zelf jaar hun war ding werd allemaal hui kon nieuw doet kunt vriend ieder zie keer zoal dank zij moed men ' +
    'geef maakt mr zich bedankt bet hel houd ging wilt prat zul geld spijt oh oud wist nik best leuk niemand hand staat kwam gez zorg bin ' +
    'genoeg acht na kla gev god vast vermoord sorry bedoel ken natuurlijk uur ste neem zond zoek gebeurd moest snel grot dri maak sam bel ' +
    'ide graag zag toe zegt stop deed alsjeblieft klein geweldig moo red ziet slecht gek laatst geweest blijv helemaal ond enig meisj aut ' +
    'naam breng volg blijf luist pak lijkt zet ooit vrag wan paar want verteld beetj vroeg kinder vraag begrijp begin bang voel nem werkt ' +
    'eten hoor geled pap staan wereld zat gevond vandaag gezegd mam stel denkt vond thu heen gelijk spel hen zoon morg buit juist gebruik ' +
    'eig probl alsof ontmoet geloof ord famili hoop zoud open verd politi bijn plan eigenlijk verdom agent hor welk zak rustig precy kind ' +
    'recht leg wou hoofd geeft kant houdt som volgend val daarom gebeurt kop bro dod moment schiet vier maand gemaakt vrij krijgt blij ' +
    'ver gehad zaak plaat vanavond prob pas kam heet tuss gehoord vijf moeilijk meest prim land soort dol stad hulp plek vindt pijn trouw ' +
    'wap minut dokt nam the gelov nacht eruit belangrijk school deur enkel groot jezelf hoeveel praat docht dr sprek betekent woord klopt',
  'haal ligt blijft lek prober voordat regel ogen fot gaf liev zodat fijn moord vertrouw druk problem veilig mogelijk week kent liet ie ' +
    'eerd mis gelukkig lk baby snap miss gebruikt bov noem fout drink geval hoeft onderzoek vol avond schat rond verkeerd hard hoord tien ' +
    'blo sind leid bed per zoveel vriendin hetzelfd begon mevrouw hart wee ler waarschijnlijk verhaal schuld verget gebeur ervan kreeg ' +
    'hoi duidelijk lop vreemd mooi waarheid gedacht sta num geheim gezicht voorbij klinkt eerlijk arm mog bezig trek stond terwijl dicht ' +
    'dam rust los jar lig telefoon waard zult verwacht baa eraan zes gegev eind wak boek gekom film slap voelt gevangen antwoord lichaam ' +
    'aardig zoiet stuk bescherm deel gevoel team sir hield rest liefd zeer jam dezelfd prachtig stom alstublieft kerel erop vaak hond ' +
    'licht klootzak buurt vecht sterv lijk neer oorlog begrep wek sterk strak bened vergeet vooruit mrs hoort baan win inderdaad john ' +
    'meid perfect betal haat mezelf beid zom spul mond geluk hey stap zwart jack stil slachtof probeerd punt overal neemt daarn zin ' +
    'kantoor erme welkom tweed bewij control vanaf rijd slim degen moorden her makkelijk gat pet kracht aard sommig verander stem vent ' +
    'veranderd ziek zus vertrek lieverd ten vandaan excus lag let zichzelf mind grappig new won vreselijk herin kwaad allebe nerg kost ' +
    'erin ervoor gister ok milj verlor gebeld contact kapitein president vorig boo informati voorzichtig kwijt valt geword sluit pa ' +
    'persoon kond gast ziekenhu gegaan hoez eindelijk gesprok bekend normaal kat getuig meen gang nogal loopt schip getrouwd dom koffi ' +
    'plez ter voorstel sleutel vlucht advocaat begint erbij heer raakt grond persoonlijk geest ongeluk verliez aanval jezus opnieuw ' +
    'serieus ger gevraagd pardon feest bank bal daarme test bedoelt bil gevaarlijk dienst beloof verdacht nadat betaald gezet naarto ' +
    'mocht michael feit weinig lucht fantastisch lach verdomd leeft gekreg richt kort lief bezoek verlat schrijv probeert zev sek schatj ' +
    'viel trot toekomst behalv stuur voeld frank brengt goo lez beld charli kaart half hierh voet gewon helpt beweg vraagt ongev paard ' +
    'rijk sprak bom gedood band enorm gestol tenminst oom schuldig wit zodr vlieg eet georg second nietw zon relati york afgelop ruimt ' +
    'deal raar loop brand gesprek verkop partn ren bewijz hoef ied via eentj koud draa uh hemel stur genom vertal vliegtuig idioot onzin ' +
    'naast bericht grootst doel erov keuz diep leek succ jawel muziek luister kend vooral del slaap mik joe patient absoluut lieg tek ' +
    'park vijand volledig groep lukt goei kler hotel omhoog drug totdat afspraak bekijk ene tom vanweg tenzij gisteravond begrijpt rek ' +
    'ontdekt hog bracht neg dronk rug gebouw david bedrijf held camer pistool tv warm blijkb interessant grapj verliefd woont direct fbi ' +
    'zolang straat drag dier ontslag vuur bevel knap lee lijst huwelijk geprobeerd gezin geleerd kijkt stierf liep beeld droom slag ' +
    'winkel generaal rot beloofd slaan bedoeld ded besliss luk geb hong reg schel link goedemorg tafel zov extr wond paul vertelt prij ' +
    'bereik rak herinner',
  'gewond onderweg moe hang bestaat lastig boot oploss stopt gemist daarvoor shit onschuldig vanuit kogel zust levend gebracht dans ' +
    'geraakt luitenant dad alex dik monst show klant raad geniet rei macht onmogelijk verled duurt situati verkl kolonel respect zwa goud ' +
    'comput rol ster engel adem kerk ziel gestuurd kapot gedrag gebor blauw vorm derd bureau spreek ruzi cool zeid roep oma speelt lijn ' +
    'tim stev bar amerik wen rechercheur gelooft heerlijk aantal club hoev tuurlijk gefeliciteerd vel zwe duizend henry boodschap moeit ' +
    'uitleg doss oog liefj vriendj ma feestj uiteindelijk gewerkt hela colleg bepaald verpest mid dek keek brief zoekt wedstrijd wint ' +
    'vernietig lunch wag harry mary betrok vertrok dur special hom verrass rij kiez bleef gebrok carl verdwen max strijd an kalm don zing ' +
    'minst mist wegwez jan rod tijdj zee bewak ving verrad operati mil behandel angel verdedig waarschuw angst zulk cel zwang steek adr ' +
    'menselijk verdwijn haast waarvoor amerikaans missi danny verschillend ring simpel bereid waarop maat raak kwalijk risic meestal ' +
    'ochtend schoen start gevecht vuil verschrikkelijk duits hopelijk aandacht eer honderd bus vermist komaan bezorgd zelfmoord grap ' +
    'twijfel client mari belachelijk bedank hoog gekocht speciaal verschil lul daarvan wez jimmy reed nick sherif verkocht les ton huil ' +
    'steun broek drom sarah hop sergeant ongelooflijk planeet volk berg gelez bot stukj past bak muur leeg helft syst noemd tant kont ' +
    'bouw lift hoer positi schot west jag len tony pakt krant keus vanmorg heilig zocht overlev mat plaats spreekt ah speel verdient ' +
    'weekend bied ex stoel hoogt ray bedenk juli trein walt vak ontsnap geschrev bob medicijn neus ach daniel verdien beter drankj hangt ' +
    'last gav wetenschap jim eikel gelukt favoriet trap zwak medisch sla cod kilomet wijn inspecteur geschieden eracht lot vred leug slot ' +
    'mes mark verjaardag bijzond geluid stuurd tas voer meegenom liegt verdiend vogel sloeg gemakkelijk raam bas em gehoud weggaan eh nek ' +
    'jess hoek koningin meld verberg troep gehaald richard spoor professor jurk eiland lui waarvan robert belt meenem hoopt bestaan klot ' +
    'eric ernstig train donk dichtbij riv indruk been besprek top el motor da slaat alw adam wijz verslag gestoord beteken ' +
    'verantwoordelijk tommy boord bek jak teveel telefoontj martin waarme ontvang nat draagt verandert blank spelletj pass lol werkelijk ' +
    'spor opa beurt vle erv gem verbrand energi handel you gestopt marin tel geslot ijs beest gepakt wed keuk vannacht geloofd ophoud ' +
    'verkracht koop appart la dav rapport begrav restaurant afstand dorp post bezit dna geregeld veiligheid william borst detail ine lab ' +
    'vlak noord commandant zwar verand gevang gla dankzij scheid opdracht opschiet betaal dak ontbijt politiek bos broed lond geholp ' +
    'behoorlijk godsnaam straf kleur neergeschot doorgaan gestorv kok soldat boom gezond toestem schep vergev hierme brek leeftijd nadenk ' +
    'waarin haalt ontsnapt pad teken student ouw wraak eeuwig publiek bron overval hek rad noemt ruik verdori soldaat gepraat ryan totaal',
]
