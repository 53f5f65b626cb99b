/** Stems by the share of 96 texts (de) that use them: at least 0.3, 0.1, 0.03, 0.01, 0.006. */
export const commonGerman: readonly string[] = [
  'der die in von ein den das fur wurd zu im des wie als sich und war ist mit auf dem aus hat an jahr sein was es um viel nach wird ' +
    'welch dass nicht werd erst ihr sind zum dies uber sie auch zur bei oder ander er durch vor gross wahrend am al hab unt bis neu fuhrt ' +
    'nam bekannt teil man wer zeit zwe zwisch art kan wo aber vom wen kein wan',
  'gibt meist noch verwendet da dazu konnt ab land lang of beid bezeichnet entwickelt gebiet grosst mehr kon seit staat weiter einig ' +
    'gab muss began fruh sowi arbeit bild dre dy etw jed letzt spat ursprunglich and beispiel bestimmt enthalt ind jedoch nur so sollt ' +
    'verschieden erklart obwohl dan geg genannt global hiess mehrer mensch oft politisch rol stadt unternehm unterstutzt vereinigt ' +
    'veroffentlicht weg alt amerikanisch entwickl erhielt grup heisst heut jahrhundert lautet macht reg schnel stellt beim ebenfal grund ' +
    'liegt reih sei sowohl stark umfasst wied zahl zweit ansicht britisch einricht fal form grosser hauptsachlich john krieg offentlich ' +
    'region selbst us warum welt west westlich damit darunt direkt end england entscheid fuhr ganz gegrundet hoh lag leb lokal mitglied ' +
    'modern ohn pro syst the usa verbind wenig wichtig ahnlich allgemein besteht bevolk eigen erhalt europ fest frankreich gilt ' +
    'grossbritan grossteil haufig kam klein mal million person stat unterstutz verbreitet versuch verwend weit werk zeigt bedeutet ' +
    'beruhmt deutsch find gehor gesetz international laut nachd nah nutzt ort parl position prasident stel vergleich verlor wofur ' +
    'aufgrund benotigt darauf dat ehemalig erreicht fand fast fruher funf gewahlt gewan gleich grundet ihn ii lieg manchmal moglich new ' +
    'problem regel schliesslich schrieb siedl solch spielt stam stammt universitat weil william wort zusatzlich',
  'aktiv allerd anzahl ausserhalb auswirk basiert bau beispielsweis benannt breit darstel davon englisch europaisch franzosisch gehort ' +
    'gewin ging innerhalb insbesonder jam jeweil kontrol konzentriert landern mach nation neb organis rahm recht religios schul south ' +
    'sozial stand traditionel ubertrag verfug vier weltweit wem wichtigst angrif antwort anwend artikel ausserd band beauftragt befand ' +
    'befindet bereich bericht besonder best bestim beweg darin darub de derzeit druck einfluss einzig erhoht erkl ernannt errichtet ' +
    'finanziel franzos gemeind gemeinsam general genutzt gesellschaft halt heutig hin hoch jahrzehnt joseph lebt mai mehrheit mein mess ' +
    'mitgl moglicherweis normalerweis norman nutz offiziel ost prasentiert prinzip privat program raum reich richt schlug sondern sprach ' +
    'standard start sudlich tatsachlich thom titel unabhangig urspr verabschiedet verand verbund vergangenheit vollstandig weis ' +
    'wesentlich wirtschaftlich zehn zerstort ziel zuruck zuvor altest anfang argumentiert bedeut begrif besitz bevor bezug blieb bracht ' +
    'burg charl chin dah elektrisch entdeckt entlang erfolgt erforderlich firm fort frag frau gebaut geht gesamt geschaf grenz griechisch ' +
    'hilf hinaus kanal kauf km korp kultur lauf leist los manch medizinisch nahm national niedrig objekt on parte period politik probl ' +
    'prozent prozess schloss school sehr sog steh steht struktur student tag theori ungefahr university verfass verhindern versucht ' +
    'verursacht verwalt vorhandensein wahl wass weiterhin weltkrieg wir wissenschaftl akzeptiert anford angelegenheit anschliessend ' +
    'aspekt aufgab beeinflusst befind beginnt beschaftigt beschrieb bestand betrieb beweis bezeichn bibel bundesstaat chinesisch christ ' +
    'dabe dafur daran dauert david definition dess deutlich deutschland dicht dienst direktor dominiert dort einheit entstand entsteh ' +
    'entwed eroffnet erweit erweitert febru fluss folg ford forsch gebaud gebildet gefuhrt gefund geh gemass gen gewes glaub her ' +
    'historisch hochst hypothes ihm institution interess jetzt kind koloni konzept kurz lehr luft markt maschin medizin model nachkom ' +
    'naturlich nennt nord nordlich ob offic oktob paar passiert platz prozentsatz pruf public reduziert relativ riv schlacht song ' +
    'staatlich starb startet stellvertretend strom tatig them theor traf trotz trup tun umgeb untersch unterscheid verantwortlich ' +
    'vermutet version vertrag vertret weiss worauf word wozu zeitpunkt zentral zog abgeseh abschnit act akademisch analys anfuhr ' +
    'angefuhrt angenom angeseh anhang ankunft architekt auslandisch ausnahm ausschliesslich bagdad bas bauprojekt beding behauptet bemuh ' +
    'berat bereit besagt bezieh bezuglich campus cent dadurch dar dargestellt dien durf dynasti einfach eingesetzt einwohn element energi ' +
    'eng entwarf erd ereigniss erfolgreich erhoh erkannt erklar ermitteln ermoglich ern erreich ersetzt erstreckt extr feld folgt fossil ' +
    'fre geb gegend gegensatz gegenub gericht gerichtshof geschatzt grundlag health herrschaft hoher hundert ingenieur invasion islamisch ' +
    'ital jahrlich janu je kais kirch klass kleiner kommission konflikt kontrolliert krankheit kritik lass legt liefert london meng ' +
    'militarisch mindest musik musst nachst nen neun notwendig nun oberst organisiert partnerschaft paul phas premierminist produktion ' +
    'projekt ressourc sagt schwarz schwierigkeit sech setzt sieb sieh sol somit spiel standort starkst stieg system tat tatsach tod trat ' +
    'tropisch ublich umfassend uns unterzeichnet ursach van veget verbundet vereinb verteidig victori vorfahr weshalb wess ' +
    'wissenschaftlich wobe wohlhabend wovon wunsch zeig zel zentrum zerstor zuerst zusam zweitgrosst abschluss abstim abteil acht allein ' +
    'alter amt anbiet anerken angel ansatz anteil armut aussag ausser ausstat aut autoritat bald baut bedeckt begrenzt behandl behindert ' +
    'berechn beschrankt beschreib besond bess bestatigt besteh bestehend bestraf besuch betrof bewerb bewohnt bewusst bildet bish bleib ' +
    'branch carolin charterschul chr christlich company corpor cost county damal darstellt day definiert design digital diskussion ' +
    'diskutiert drang dynast eben edinburgh ehr eigenschaft eigentum eingerichtet einhalt einschliesslich einst el endet entsch ' +
    'entwickeln entworf entwurf erfahr erfolg erlass ernen erob erobert erricht erstmal erwarm erzielt erzwungen et famil famili fehl ' +
    'fehlt festgelegt finanzier flughaf fordert fortschrit funktion fuss garantiert gebracht geld geleitet genau genom georg gering ' +
    'gesetzgeb gespendet gewohnlich gewon glaubt gleichzeitig grundlegend gut halft hand handel haufigst heinrich heiss hous ide ' +
    'identifizier indisch inklusiv inspiriert institut intern islam japanisch karrier king kirchlich klag kombiniert komplex konservativ ' +
    'kust la langsam leitet lin list manag martin marz mass material medikament meerwass meil menschlich method metropolregion mittel ' +
    'mittelalt mittelalterlich moglichkeit mongol mongolisch muslimisch namlich negativ neig netzwerk niederlandisch niedriger nobl ' +
    'norweg obligatorisch offentlichkeit ol opf oxford pap par parasit patient petition pier plan positiv pre produkt produktivst ' +
    'protokol punkt rang rat rechn rechtlich referendum reform regiert regim registrier regul reprasentiert richtig rom romisch saison ' +
    'schlecht schliess schluss schulern schutz schwer seh selt send seri sicherheit sicherzustel sieg sin sitz skal sohn span stadtteil ' +
    'stattdess stil streck streitkraft stud studiert sud syr team test teur theoretisch tibetisch to toyot typ typisch uberhaupt ubernahm ' +
    'uberpruf ubersetz ublicherweis umstrit union untergrund unterlieg unterschied untersuch usw verandert veranlasst verbindet ' +
    'verbleibend verbreit verfasst verglich verlief verstandn verursach viert viertel vorgeschlag vorort vorteil wahrscheinlich wal wed ' +
    'weitgehend wilhelm wirtschaft wiss wol zahlreich zeitlich zeitraum zufolg zunachst zusammenhang zustand zwar zweig abbild abgeordnet ' +
    'abkom absicht abtreib administr agypt akt aktivitat aktuel akzeptier alkohol allmahlich alumn american andern anerkannt angegeb ' +
    'angestellt anhaltend ankundig annimmt anwesenheit arbeitet arm arme armer arzt as assimiliert atlantik atmosphar aufnahm aufstieg ' +
    'auftret august ausbild ausbreit ausgeb ausgedruckt ausgeschloss ausgewahlt ausgleich ausreichend auss ausserst aussprech autobahn ' +
    'avicen bahn ban basierend bedeutend beendet befasst begin begon behandelt beigetrag beinah beinhaltet beitrag bekanntest bekom ' +
    'bekraftigt benjamin bereitstellt berg berichtet beruf besatz beschaftig beschreibt besiegt besser besucht beteiligt betracht betref ' +
    'bevolkerungsgrup bewaldet bezieht bezirk biet bleibt blockiert box brit brown bruck buch californi carl cbs ceo common community ' +
    'comput dacht danach daraufhin darf dasselb demand denv deshalb detailliert deut dezemb diejenig dram drit durchschnittlich ebens ' +
    'educ effizient effizienz eindeutig einflussreich einfuhr eingefuhrt einheitlich einmal einsatz einzeln entdeck entgegengesetzt ' +
    'enthielt entschloss entspricht entzieh epoch erdoberflach erfordern erfordert erforsch erful ergibt erlaubt ermoglicht erneut ' +
    'ernsthaft erosion erschwer erteil erwag erzeug ethnisch evolutionar existenz expansion extrem fahigkeit falsch farb fernseh fiel ' +
    'flach flight floh fortschrittlich franc friedrich fruhest galt gas gefolgt gefordert gegang gekennzeichnet gelang gelt geltend ' +
    'gelubd gemess generalkonferenz generalsekret genug genugend geplant gerad geriet geringer geschah geschicht geschloss geschrieb ' +
    'geseh gestieg getotet gleichheit grad great grundsatzlich half hauptgrund haushalt heimat heirat heiratet helf henry hergestellt ' +
    'herrscht heutzutag hielt hier high highway hinzugefugt historik hochdruck hohepunkt hold hor hugenottisch hugh imag impliziert ' +
    'indikator individuel inhalt ins insgesamt installiert instanz internet iran italienisch japan jean jeweilig johnson jon jung junger ' +
    'jungst kaiserlich kalt kampagn kampf kategori katholik katholisch kennedy khan ki kindern klim kohl kohlendioxid kolon kombin ' +
    'kommerziel kommunistisch komponiert konig konigreich kontinent kontrollier kopf korperlich korruption kraft kulturel ' +
    'kulturrevolution kundigt kunst labour lasst lavois leagu lebend legitimitat lehnt leit letztendlich liefern liess literaturangab lor ' +
    'ludwig luk lung ma magnetisch marcon mari medical medicin meer membran metal michael minut misch miteinand mitgliedschaft ' +
    'mittelpunkt modus molekul monat montreal moon multipliziert mutmasslich nachempfund nannt nationalistisch nehm nennenswert network ' +
    'neuer newcastl newton niederland nigeri nimmt nordamerikanisch nordwestlich norm normal notwendigkeit obam offen organ ' +
    'osterreichisch parallel park persisch philosoph philosophisch planet plattform pleistozan pol popular popularkultur port prax ' +
    'primitiv prinz privileg produzent proklam protestantisch rasch reaktion rechtfertig reconstruction regeln registriert reist ' +
    'rekonstruktion religion republik restaur riesig rival robert ruman russland sah samml san sant satellit sauerstof schafft schah ' +
    'scheitert schicht schottisch schrift schwach schwed scienc sekundar sequenziert servic set shen sicht sid simpson smith sodass ' +
    'sogenannt sorg spanisch spitznam sportart sprang stadtisch stahl straf stuck studi sudafrikanisch sudwest sudwestlich sum technisch ' +
    'teilnahm temperatur text theat top totet tradition trag trit trug tv typischerweis uberrest ubersetzt uberwach umbenannt umfass ' +
    'umstritten unbekannt ungarn ungleich ungleichheit unterliegt unternom unterschiedlich untersucht unterteilt urban var variant vat ' +
    'verabschied verandern verantwort verbannt verbraucht verfahr verfolg verfugt verhalt verlangt verlass verlauft veroffentlich ' +
    'verwaltet verwandt vide vielzahl volk vorsitzend vorstel wald wel wendepunkt wert wiederaufgebaut wiederhergestellt wind wirkt ' +
    'wissenschaft wissenschaftlern wodurch wohin wollt yard zehnt ziemlich zivil zud zulass zunehmend zusammengesetzt zustandigkeit',
  '',
  '',
]
