/**
 * Stems by the share of texts of 120 words, by word counts of OpenSubtitles 2018 (pt) that use them: at least 0.3, 0.1,
 * 0.03, 0.01, 0.006.
 */
export const commonPortuguese: readonly string[] = [
  'que nao de est com um par eu se uma me ele do por os da bem mas te em iss as tem faz sim no quer muit mai na vai nos meu aqu ela foi ' +
    'ser tod diz pod estou ist voc porqu minh tenh sab vam la cois',
  'ja ter so ao sei tud vou ha tu quand agor diss ach del lhe cas era enta ond nad quem pel mesm estav fal ou sua outr algum sao vez ' +
    'poss ess sou ver seu pai noss tua obrigad dos esper precis dia fic mim bom deix ten olh esta temp nunc ate assim teu hom aind ano lo ' +
    'melhor pesso senhor ir tamb sobr volt trabalh parec cert dev es desculp noit favor tao num mae depo tinh pass ajud pens ola filh ' +
    'talvez vid deus ti sempr algu estam amig nem seri boa das sem nov aquel tip for car ouv entr alg clar mort doi primeir ant verdad',
  'grand sr dar lev gost ai and apen hor pouc ningu conhec encontr sent cont problem tent vao part quant comig viv mat dinheir fac ' +
    'podem queri consegu dest sej poi querid qualqu mal nom qual mulh acredit vem hoj va dig ca sair cor meus devi cham oh daqu lembr ' +
    'pergunt certez nenhum cheg tir consig nest ultim tom aconteceu mund idei fez sabi tre lad men pront merd contig embor mor voss ' +
    'polici nas tant mao acontec famili rapaz beb seus vir podi vi form aos arm ali vist comec unic lug pense continu minut junt seman ' +
    'jog dentr miud procur mes som pequen perceb port perd raza segund sint fui lig dua livr foss fiz ve si vos moment atr cabec irma ' +
    'amor histori sai ia aquil tiv precisam cidad ok vej mei optim feit tard desd sid uns ped rai foram tal preocup frent propri feliz ' +
    'crianc menin caminh trat entend gent estavam durant long import maneir proxim sozinh baix amanh quart velh acord esquec quas acab ' +
    'med busc cim caus contr enquant algun dess raparig important pag segur lament cad prov estranh corp los agent mostr palavr dorm ' +
    'passad mant agu sort plan teus medic manh ei eram pessoal dificil vind adeus acabou salv estad forc pont dist cuidad abr chamad ' +
    'estiv numer usar irm chef direit bonit dissest tivess rapid maior signific apanh equip lind calm segu telefon pert mud sangu lut ' +
    'errad fim descobr fizest mil escol altur ador guer cinc arranj dr deu diferent ira ment idiot escolh niss fest marid havi traz sabem ' +
    'cal',
  'realment sal dolar pec pen ont convers exist seguranc compr suficient log culp alt film poderi sra amo ganh mand tinham president ' +
    'ness tev quatr viu mau negoci control teri capita tra fiqu mulher bel morreu bol venh brinc fost guard pres vim praz rest possivel ' +
    'namorad vei pior nel grac louc human vend fom fort estej alem cart siti receb ord luz torn verdadeir facil cam interess assassin ' +
    'notici falt demasiad gostav jant naquel cha deviam jov casament daquel matou rua comid depress toc sonh ah fog paz promet music houv ' +
    'passou funcion perfeit fug john exactament levant aceit jack limp branc imagin escut explic chei bastant estupid gostari compreend ' +
    'sequ fod provavelment rei encontre ficou oportunidad roup escrev licenc bat met amb apost quiser mensag crim dema deixou dad sentid ' +
    'local vitim avo sol lid val sob sistem capaz diab prisa drog ar marc especial sam chegou hospital fact proteg caf cort american ' +
    'desej hav cao mod fantastic fund atenca ced assunt qui jur er lix querem advogad respost chav prepar camp doutor sex mr espos mex ' +
    'encontram test duvid aprend respond portant servic lei banh aparec estev afast professor put iri pap connosc pe dor pes don respeit ' +
    'danc estar fazem pet estivess boc troux futur poder milho mam grup viag antig visit camar linh serv ataqu rel negr contact roub ' +
    'inform dez ves hipotes fix michael cabel agradec situ nav qua deveri cost aguent bar ma peg escond doent fari natal bebid questa fot ' +
    'almoc avis preocupad segred ouc suspeit quis nist apo sinal disseram list present cheir client coloc empreg fazi caix escritori bon ' +
    'public finalment novament podiam comecou dur dit said caval acabe fech investig ficam falam odei vontad resolv maldit apresent usa ' +
    'mont program pensav gaj ama tio the voz final banc motiv bil poe testemunh decid acident vinh cant fizeram brev pern barc ache ' +
    'completament charli devem franc bocad troc perigos dispar normal cab fique engracad govern soub loj cen simpl sub levou cri real ' +
    'soldad atir frank fri idad vestid tenham set espac brac saiu regr fotografi divertid larg vari empres inteir vejam entreg pudess ler ' +
    'perdid dan abert ire avia estrad maluc inimig acham ocupad otim partid maquin bomb doc jesus maravilhos vermelh surpres exercit piad ' +
    'queir dou estrel mik beij missa dei are homicidi prest cuid confi incrivel desaparec energi pra acalm simplesment alm esquerd ' +
    'general dav hotel ferid preparad aul bas david dai joe quent cair interessant ric excelent mar chor abaix ouvist telemovel pov imens ' +
    'centr risc encontrou pediu prend feir reunia pensam pobr merec atrav casad cozinh georg experienci desist conseguiu regress bal ' +
    'fizem ficar pareci planet post grav fazend conseguim saib tenent conduz crei apartament cerc fbi demor comandant juiz papel detectiv ' +
    'pud grit content tivem tente impossivel precisav janel falou termin parab estud sac ouvid pedr voltou las metad companhi ben traduca ' +
    'verific iam estari salt computador diri oper simpatic acerc not mentir pacient desapareceu esperanc oit band paul ded deixe club ' +
    'conselh imag atrasad entrad perig metr cervej entendid padr posica respir necessari horrivel memori decisa fale descans divert honr ' +
    'cansad alv nort politic inteligent process ceu secret just infern cop imediatament cust alex arvor trist ora term tribunal max ' +
    'encontrad gat our sant stev diferenc destru conf cerebr destin sul sejam regist coronel aniversari fals igrej permit red facam codig ' +
    'hero deit solt conhecid saud relatori pared resultad fat dum carl possam col aproxim concord maiori pist debaix bols engan ros ' +
    'parceir jam miss doid mestr sentad coleg enorm cresc carn espirit ligad ameac prec angel liberdad der aond cobr comand ensin pret ' +
    'tret',
  'garot complet contrari zon incomod terceir fum nervos inici oferec noiv fechad especi art seguint supost venham trein gir pedid vide ' +
    'americ imped mari saiam inocent henry espectacul desc perdeu tentou chamam anima evit exempl rainh carrinh mag chegam iorqu acas man ' +
    'dizi ligou passe membr monstr combat cac despach comboi ilh dra rio flor nivel admit toqu pertenc informaco gostam bast esperav nick ' +
    'digam atend zangad dent sapat curt discut tivest mudou burac ouviu espert apoi cabr culpad quint libert bilhet bob sargent prim sera ' +
    'proposit realidad calh empregad loucur acabam apes estivest jimmy socor ponh avanc interessad garant defes contrat peix terrivel ias ' +
    'danny vest mary usad entrou maxim totalment wil russ ceus unidad moviment corrid contou queriam afinal suponh recuper radi sentiment ' +
    'poderos env hei mandou soubess mudanc laboratori vot passam deslig tend rab restaurant convidad sarah record fa valor pa sobreviv ' +
    'vazi ray jeit an oficial responsavel escondid fe edifici televisa xerif tia adivinh tornou doenc lua costumav tax unid goz repent ' +
    'carta parecid apaixonad fantasm desaparecid viram atac acim voo juli calc acess comecam agar estare porc andam gel batalh far ' +
    'principal conhecem pt consegui trag envolvid saudad apanhad prat noutr correct frac tony escur mate jim fare daniel porcari ' +
    'cavalheir dam devolv silenci montanh ridicul opinia privad sena walt reconhec conseguist aliment correu passar ido costum fart ' +
    'departament robert brilhant porreir po falh sofr irem limit harry encontraram universidad localiz fing parqu divid quiet comet ' +
    'orgulhos emergenci director font el justic complicad casac escrit caramb secretari lanc cadeir criminos igual navi sup verd vera ' +
    'direcca jan carg chat analis ven pilot confianc azul assustad escap tommy apareceu pedac hey comum dispost pressa demoni aument ' +
    'deixam autocar queix send sucess magi efeit oss amar assust ligu vas caiu concentr vizinh chegue identific pos acabad relax mac ' +
    'richard al jak rat ingl criad companheir deixad enganad retir lingu tamanh sec obvi cur clark gravid ex devid infelizment vergonh ' +
    'feri devag exam rir famos observ viest nasc ryan indi perdo revist julg experiment eric corag pescoc sabiam andav estiver animal ' +
    'chatead traseir terem depend acca certament constru tid distanci assin ovo sere honest conheci convenc prefir tere julgament relogi ' +
    'venc carreir garraf gay jess sens chin crist enfermeir cai gord mark martin result goste sext bord faland apanhe consider brux pux ' +
    'normalment faculdad kat nariz espad pesquis tor tim parad voar gabinet londr lav deram suj especialment florest rost via prisioneir ' +
    'naturez quisess fer vieram johnny andad dao malt roubad transform armad bebad anj haver except voltam alema teori perdem barulh ' +
    'caralh acompanh exatament propriedad repar interior despedid majestad recei comece adam milhar prai atras esforc exact esperam ' +
    'voltar estil brian lar chegad assassinat responsabilidad parv velocidad acus li assalt fas bobby confirm lou visa top viaj sacan uh ' +
    'km william park document lis defend cae canca levad leit poderiam vent lugar obviament pensament magic rapidament central min perda ' +
    'chr minim secul adult dat estejam fei gelad acordad largu lest ofert alun orgulh roubou seguid scot mentiros oucam epoc encontrast ' +
    'entant medi project mercad peit agir truqu turn sina total confusa jon tv map belez princes corredor tiveram fazer lee enfrent ' +
    'assustador class motor oi ger escad cumpr entrevist assum esquisit cabra',
]
