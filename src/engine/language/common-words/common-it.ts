/**
 * Stems by the share of texts of 120 words, by word counts of OpenSubtitles 2018 (it) that use them: at least 0.3, 0.1,
 * 0.03, 0.01, 0.006.
 */
export const commonItalian: readonly string[] = [
  'non che di la un il per cos si in una del son mi quest ho ha ma lo con no le ti al tut se da com quel io ci hai ben perch qui sei ' +
    'sol piu tu stat nel far sta fat mio me',
  'te dev era altr mia esser so quand ne ora lei gli oh det anch signor tuo molt ok puo va cas sul dal suo prim mai dov vogli poss ' +
    'abbiam grazi dei chi ragazz ver beh sia lui allor ehi nient tua gia qualcos sai siam han nostr li davver ancor dir fa dic pens sua ' +
    'cred uno volt su an vuo nessun noi amic due quind quant avev bel vist po cert sempr sto andar ad temp lor propri fors lavor aver sar ' +
    'part vit giorn qualcun poi vi mort sent fuor buon cui andiam nuov all person facci post cia bisogn mie stess voi dio foss dop vuol ' +
    'tant adess uom sembr padr',
  'andat cio aspet figli fin ed don mod via vostr fai volev ved cazz vien megli farl dai sicur giust senz scus bambin trop ogn veder ' +
    'dobbiam problem qualch dispiac ecc stav mal mam grand success parlar tra ero madr sareb port pres ce favor possiam star avet moment ' +
    'guard trovat pront vai sa man tip qual abbi facend dat capisc sentit vad pap ide piccol preg piac sold ultim chiam test ricord appen ' +
    'potreb nom forz tre second saper og accord not gent siet ai prend degl finit dentr avut capit famigli pensav serv mond prender nul ' +
    'venut ragion bast aiut insiem miglior subit conosc sapev colp riesc ah okay col stori uccis parl chiamat sot tesor prov eh unic ' +
    'dottor settiman stiam succed minut dovut brav eran avre fratel mogli passat vorre met stan viv men cercand pensat pian punt lasciat ' +
    'amor let gir alcun cap avant macchin venir polizi avreb mess paur mentr avess domand felic rest portat vecchi cit ser uomin doman ' +
    'parol seri piacer facciam dar abbastanz prest ascolt nei pers neanch vicin trovar comunqu salv dovrest vediam mes nemmen torn stran ' +
    'merd arrivat ter important fantastic tornar cont strad qua diavol trov quas dovrem que contr lasci dovre prossim chiest agent parlat ' +
    'sens car dovreb arriv uscir pur invec mezz fan dollar tornat numer almen andr scuol possibil pass ore fort magar fam finch verit ' +
    'cuor import giu ferm sue difficil entr par staser chied stupid occh sper corp tard signific dovev divers potre immagin marit eri ' +
    'indietr morir sangu perfet stanz traduzion scelt acqu ier continu',
  'rob telefon aut sentir fest pied parland pensar sorel verament fot capir alt affar ottim dan control realt entrar qualsias dicend ' +
    'potut poc potev amo vers entramb sacc brut dietr sti gener trat avr inizi cinqu signorin motiv tue andand can lung sappiam guer ' +
    'riguard uscit liber sbagliat quattr uccider attim luc ment san pazz perder film potrest arm probabilment uffici fart divertent ordin ' +
    'intend vestit veng gioc libr pien squadr mil carin segret esat viver giovan dirl be cerc mandat potrem metter gliel pai cavol farm ' +
    'tien pezz avrest dim figl capitan lavorar scrit sal esattament stronz lontan posson sapet guardat creder sopr the dam pistol notizi ' +
    'leg rispost puttan voc cen riuscit sian volet facev facil attent fortun uman cul mangiar dur ricevut sogn odi chius present genitor ' +
    'caus possibilit cur interess cart passar scopert sare tizi pet spiac avvocat vittim john rimast provat farem ner situ buongiorn ' +
    'gross davant camp sicurezz ospedal matrimoni averl voglion zit funzion fuoc cercar paes re attenzion volut bellissim dit cattiv unit ' +
    'negl entrat finir president saran sess chiar mattin vogliam ber credev decis ross apert idiot potet new avrem milion fond fu ' +
    'succedend special tranquil agl cercat smettil client inform durant omicidi revision pac cors esc ferit partit chiav ari music solit ' +
    'lasciar usat dicon ciel bagn giornat calm chiunqu pal jack sorpres gran poter oddi medic sui dormir grup eravam diventar prigion ' +
    'dirm wow sposat fara fal lasciam sistem fermat mostr pen set portar angel chieder assolutament van futur pot cambiat oper intenzion ' +
    'assassin caf perci poliziot piuttost aspettar inter vol arrivar vederl semplic sara sam conosciut messaggi sarem diec maggior dicev ' +
    'usar content guardar sant incident veloc incontr iniziat camer error capel fred scors benissim diventat nav dovr restar chiamar onor ' +
    'grad american rapport saperl qualunqu eccol circ fra provar cib benvenut lasc lat dimenticat ragazzin insom pensand salut rot aiutar ' +
    'viaggi personal sedut appuntament promess bianc preoccupart permess fret finalment gamb dovet dirit rend letter potr rubat mat dirt ' +
    'val cambiar effet oltr bocc bar potess scusat devon fil aspettat normal piacereb bracci program natal giocar contat tener nat gentil ' +
    'ovviament arrabbiat aere dire bastard diss giur ador sparat bil occhi pubblic york scusam regol scen apr general preoccupat succeder ' +
    'pover rispet simil guardi dolc pazient incontrat sarest bal spal saput cambi list tom rel centr cald soltant and regal crist dolor ' +
    'incredibil caval venit controllar tavol terribil detectiv michael bas offert anim completament question color consigli fortunat ' +
    'piaccion oppur manc vedert gesu segn canzon spess sembrav orma pericolos peccat fidanzat semplicement zio speci suon tir mik ' +
    'compagni posizion interessant casin scoprir rispond charli ve scherz do colpit addi studi servon occhiat merit bigliet preoccup ' +
    'scompars pagar line legger servizi testimon nascost hey animal schif decision terz avra cervel laggiu vent intern peggi soldat ' +
    'addoss zon crimin form ritard frank proposit salvat chiud impossibil tem sappi poch pel esist document avevam joe rimaner david farc ' +
    'ex avevan arrivand appartament colleg pagat preferit mar georg real promet visit torner lezion chies ii precedent nemic comprat ' +
    'complean bev serat sinistr vatten gua intorn vide privat esserc vint jan pranz bass necessari uh esercit coraggi cost finisc ros ' +
    'ingles denar potrebber prenderl tort bir trist mission livel fint destr sicurament stev compagn pesc jam cadut front svegli cellular ' +
    'continuar malat spazi tal alex dottoress iniziar paul ot guid aiutarl meraviglios tv cor divent scarp negozi sig azion attacc ' +
    'pericol aspettand occasion spar stanc parliam cucin bors trovarl teng scappar diret peggior tet ritorn intelligent innamorat scriver ' +
    'silenzi stel fosser bomb proget ricerc altriment luog seguit richiest fottut salvar vengon govern giudic henry moss lavorand mangiat ' +
    'scherzand metr occupat mari gat cort stamattin eta stronzat tocc ufficial fareb riman risultat alber comput aiutart cacci segnal ' +
    'codic controllat americ',
  'mur professor riuscir mand risponder max art carl spettacol speranz dunqu spaventat grat infat maledet alzat fbi buonanot aiutat gay ' +
    'vor preferisc certament dovra scommet ricordat attravers ascoltam turn porc ovunqu club drog accus comand regin process societ ' +
    'responsabil oro calmat mr fars battut maestr banc lavorat esempi class blu finestr stanot compit vuot res vin mangi ringrazi dagl ' +
    'andav tenut affat tagli siedit tenent comprar dav infern pulit differenz parlarn direttor mentit diciam stagion massim voless stavam ' +
    'incint smetter nick lascial figliol local comun svegliat conoscer danny usa salt ia pensier mic spos libert sarah spieg uccid vincer ' +
    'dovess tren fior pag orribil mary scop partir distrut ehm scappat enorm ospit sergent piaciut wil desider fals lun abit carn episodi ' +
    'spirit dorm discors energi rischi comandant coinvolt esperienz respir difes coi vorrest portarl hotel preparat nord politic aprir ' +
    'pianet destin convint pression cadaver avert de assicur scatol vorreb innocent occup imparat giornal maledizion membr pes cresciut ' +
    'jak avrebber pomeriggi fare prezz grav guardand condizion sud telefonat onest ret colpevol el arrivederc combatter dannat period dia ' +
    'invitat russ complet barc fid bloccat drit razz congratul daniel band ridicol coppi accident indagin indirizz ess lascer chiedend ' +
    'rumor riunion ascoltat jimmy parlart farcel ama sospet aspettav fantasm ristorant caric sembrar arrest radi legal pol trover mol ' +
    'aiutarm protegger tim you abbian coglion anel esam robert frances sbagli criminal inutil servir cominciat spes porter cominci quart ' +
    'quegl dovrebber freg vot pianger campion correr soprattut creat medicin segu lingu zia obiettiv sexy sentiment vinc odor verd tony ' +
    'walt malatti qualc battagli sarebber ray jim util ami sceglier registr famos andrem nas buc nov stazion fidat emergenz ven pan dent ' +
    'adam conoscev ottener telecamer ubriac debol dart bugi inoltr notat bob princip tran darm nervos scal contrari profond cugin fig ' +
    'ucciderl vecch stil central deb parecchi medi perd improvvis harry passaggi are imparar scriv ovvi infermier naturalment bevut ' +
    'opportunit grandios smet fol tommy impegnat cercav suppong park carrier saltar chiuder amat edifici mark fed student fiduci impront ' +
    'averm superior sapre kat laboratori sparit popol dil padron termin marin contrat lasciarl rovinat risolver furgon muor isol tenerl ' +
    'richard dubbi permetter memori scerif decider puntat angol arrestat limit cominciar assurd minim dipartiment juli coltel paus vendut ' +
    'prendend perdon nipot militar eric martin giustizi fier magnific immediatament pagin attivit vacanz preoccupar faran valor tirat ' +
    'armat capac particolar sembran vedet evitar sapess oss mancat principal ryan ognun baci praticament raccont fec bottigli guardam ' +
    'accant piat universit tribunal facess seguir legat uccel accettat interessat rider at potra but adult orecchi londr vedra top persin ' +
    'farest permet bui model brev amy abbandonat lee bord aiutam parlav nud em laur faccend colonnel assistent ladr vender conoscenz ' +
    'sentiv ricc soluzion torniam stret doppi episod pugn accet uso stamp costret cent event natur complicat omicid cerch perdit intendev ' +
    'project sedi potent fancul scot bicchier licenziat chiss pietr prendiam vedr anz tantissim cappel piacev ugual access digl rilassat ' +
    'cant fium insegnant dipend piacci convers fum sparar montagn los propriet sincer parig chiaman ascoltar kevin sessual andarten offr ' +
    'magi lup teori proiettil tor lot srt uov pensan pont johnny incontrar responsabilit riusciv attes sperav show stavolt affrontar lou ' +
    'pratic ballar final procurator funzionat attaccat gioch pat dover prigionier fianc accettar ogget splendid spi articol brian fermar ' +
    'william copert federal campagn retr guidar pessim pantalon spad mandar muov render disturb troverem ultimament prenderm tagliat ' +
    'estat salir augur bugiard chr sii amav ricordar dna smess insegnat esserl piant miss dirtel',
]
