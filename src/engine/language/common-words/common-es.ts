/** Stems by the share of 96 texts (es) that use them: at least 0.3, 0.1, 0.03, 0.01, 0.006. */
export const commonSpanish: readonly string[] = [
  'de el en que se la los del com las par es por un con una mas est su al cuand no ano cual fue otr sus lo entr primer part sobr era ' +
    'dos durant nombr sin nuev pued son qui tamb tien estad ha prim cuant ser tod dond form tip unid algun much desd despu tiemp mayor ' +
    'per cre fueron le principal general ant gran conocid mism',
  'baj estan hac han public grand hast hay lug sistem tant uno cas eran important incluy segund si trabaj ultim cad embarg estab llam ' +
    'mayori person seri utiliz vec zon period sol tre uso desarrol ejempl grup mientr politic sid trav ya adem aunqu centr deb habi ' +
    'proporcion vari ciudad debid gobiern llev nort principi ahor decad medi miembr mund teni alt cambi contr diferent dio papel sigl ten ' +
    'termin vez asi caus empres guer larg llamad mejor menud pais antigu apoy clas comun convirti estudi hech moment numer present proces ' +
    'sur teori tier bas comenz conoc dentr derech estudiant haci millon pai pas pequen segun tra tuv agu ampli anterior are ayud division ' +
    'edad entonc estadounidens europ fuer ley local mundial nacional nivel original principalment problem acuerd consider cuatr decision ' +
    'franci fuerz global hiz inform john libr maxim men mil modern pobl president punt region sociedad tal taman aument bien britanic ' +
    'complet dia economic encuentr ese especial generalment habian inclus inglater junt les llamab maner medid mercad muy parlament poc ' +
    'program propi tard unic universidad alrededor aproximadament articul camp compani comunidad continu cost dat dec dij escal escribi ' +
    'final frances fuert intent internacional line marc movimient necesari objetiv obr oest popul presenci rapid rein secundari social ' +
    'tas adicional aleman basad central chin cient cientific control demand desarrollad direccion directament disen efect escuel espaci ' +
    'famos finalment funcion gan hab ide ingl interior logr lueg ministr mod model nacion ningun normalment organiz partid pes pod porqu ' +
    'posicion presion produc produccion produj propiedad proyect prueb recib religios respuest servici signific vid william',
  'acept activ amb anteriorment band carbon ciert cinc coloni construccion cort declar dic diferenci director element escrit esfuerz ' +
    'estaban establec europe fin franc fund hij human independient institucion lid mar medicin nin objet occidental opinion originalment ' +
    'particip pasad podri porcentaj posibl puest real realiz registrad relacionad represent seccion siend sigu suel titul tom transport ' +
    'tribunal viviend vot actualment administr asentamient aspect ataqu autoridad canal cienci comercial comienz comp compuest contien ' +
    'cos cristian cuerp da dad departament descendient describ destruid diez educ encontr energi enfermedad equip estructur evolucion ' +
    'exist explic famili hombr igual ii imag imperi jam joseph lleg may medic menor natural necesidad norm ocup oficin oriental palabr ' +
    'pon practic privad ram red rel resultad rio siempr suficient sugier territori thom unidad accion actual air alemani anunci aprob ' +
    'batal blanc camar cantidad cerc charl cit comision complej conjunt construy cuent cultur cultural dar decl demostr determin ' +
    'disposicion eleccion elegid especialment especific estatal estil evit exig extremadament febrer fisic fundamental herman historic ' +
    'incluid indi intern interpret legal legislativ lider limit maquin mediad mitad nucle orig particul perdid plant posteriorment premi ' +
    'product propus publicad radi razon record registr ric salud sector seguridad significativ siguient simil superfici tenian todavi ' +
    'total trat tratad urban usa van version via academic actividad actu actualidad american argument art asoci asunt automovil bastant ' +
    'bretan cab campan carrer categori catolic clasific colon colonial comenzaron comit completament concept conexion conflict consej ' +
    'constitucion constru consum convertirs cread crei cubiert cubr cuestion cuy david demasiad determinad dinasti direct dirig divers ' +
    'document electric encontrad encuentran enter entrad epoc esa estableci establecid establecieron estuv event existenci exit extrem ' +
    'fas financier firm ganad gen generalizad grad grafic grieg hipotes hor hoy iglesi industri influenci invit km lad lanz legisl lugar ' +
    'maestr mal man mes metod motiv muert music musical normal norman ocasion octubr ord organ orient permit primari proclam profesional ' +
    'pud puebl puent quien rapidament recibi recient refier relativ rendimient requisit responsabl sea secretari secuenci seguid siet ' +
    'simpl sujet tan tem temporal tenid teoric terc terrestr the tradicional ubic utilizad valor veget velocidad acontecimient act ' +
    'afectad angel animal anual apart aplic arquitect asamble asegur autor bagdad barri basic bord camin campus captur carg carreter ' +
    'celul cer codig coloc company comprend concluy condad conferenci consult contenid crecient critic cualqu cuart cumpl debat decid ' +
    'dedican defin definicion depend deport dese diner disenad divid don dot dur economi edifici ee ejercit emperador ener entraron ' +
    'escenari escuch especy estand estim etc examin expansion extranjer facultad fech federal fij financ formad formalment fosil ' +
    'frecuenci fri fuent futbol galeri gas gent gestion habitant habl hog identidad implic importanci indic indican individual ingenier ' +
    'ingres instanci invasion islamic itali joven lig llegaron material mediant medicament medieval milit mongol muestr negoci negr new ' +
    'nobl not numeros obligatori obten occident ofrec opuest orden organism padr pag pasajer paul perdieron permiti pertenec planet ' +
    'plataform poblacion pobrez positiv posterior pregunt provoc puert rar rec receptor reclam reconoc reform regul representad respect ' +
    'responsabilidad rest retir revolucion rival roman rut sant sed sei sentid setent suministr superior tare television temperatur ' +
    'tempran text tiend titulad trabajan traduccion tratamient tropical tuvieron union usad usan utilizan uu val variedad ver victori ' +
    'volum abiert abrieron absolut academi aceptad acer administrad administrador aeropuert afirm afric alberg alcanz alcanzan aliad ' +
    'alumn anch and antepasad apoyad arbol arquitectur asesor atac atlantic atr bibli bosqu cabez caden calcul calentamient californi ' +
    'camb campeonat carolin cart casad castig castil cercan cier ciudadan civil combin combinad combustibl comprador condicion conduj ' +
    'conect conectad conquist conservador consigui consist constitucional construid contrat contratad controlad controvertid conversion ' +
    'corpor correspond coster costos crecid creenci cuadrad curv dan day defens derivad descubri desempen destacad dificil digital dirigi ' +
    'distanci doctrin dominad domini edimburg ejecut elect electricidad elit energetic ensenanz entidad erroneament escrib esencial eso ' +
    'espos estandar estuvieron et excepcion extendi extension exterior extern fabric faccion factor factur falt figur fond for formul ' +
    'forzad frecuent funcionamient gal ganador garantiz gener gobern gobernador hiel himn historiador honor hub huesp impact imperial ' +
    'impuest impuls inaugur inclu ingles institut instrument inter internet investig irland islam japon japones judicial jurisdiccion ' +
    'justific lanzad lengu limitad linaj list llaman llegad londr luz mantuv manufactur marz matematic mecanic metr metropolitan minut ' +
    'molecul montad montan mostraron muestran muj multiplic muri musulman nacionalidad nacionalist necesit negativ ni niet nombrad ' +
    'noroest norueg nucl observ obtuv och ocurri of ordenador oxford pacient parasit parec parej pens pensab perdi pesad peticion petrole ' +
    'plan podi podrian poet potenci preocup presentad probablement productor profesor propuest protestant protocol quimic realidad ' +
    'reconoci reconstruccion reconstruid recurs referenci referendum regres relacion requier resident resolv restaur revision san senal ' +
    'senor siri solicit solucion song subsuel sudafrican sum suroest teatr tecnic temporad temporalment tendenci terren tibetan tomad ' +
    'toyot tradicion traj trasladaron tratan tribus trop universitari usand usar utilizand veran vicepresident vide vien vision vist viv ' +
    'vivi vuel west xvii aboli abort abri acab acabaron acreditad actuacion admision adond adquirid afroamerican agenci agost aislad ' +
    'alcohol alg algoritm aliment alternativ ampliament analis ancian anten apellid apertur apod aqu aquel arc armad artist artistic as ' +
    'ascens asesinad asiatic asistenci asistieron asoc asociad atletism audienci aumentand aun ausenci austriac autopist avicen azot ban ' +
    'basab benefici benjamin bronc brown budist cal cambiaron campeon canadiens cancion cap capacidad capacitad caracteristic carec carl ' +
    'causad causaron cbs celebran censur cerrad certificad cicl cifr clar clasificad clim coalicion coch col coleccion color combat ' +
    'combustion comerci comparan compatibl compens competenci compon comportamient compr comunist comunitari concentr confesion conforman ' +
    'congregacion conocimient conscient consegu conseguid consideracion considerad consolid construyeron continent contrari contribuy ' +
    'conveni convertid convertiri convirtieron cop cor coron correct corrupcion costumbr credit cris curs danad debil decim dedic ' +
    'defensor dejad dem democraci demostrad denomin deportiv derrot desarrollaron descarg descrit design designad desigual desigualdad ' +
    'destac destru destruccion dich diciembr diferenciad dificultad difier difundieron dimension diputad discurs discutid disenador ' +
    'dispon dividi donad dual economist educativ eficienci egipt ejecutiv elevad emision encarg encontrab enemig entorn envi enviad ' +
    'erosion error escen escoc escoci escritur espacial espan espanol especificacion estacion estadi estadistic etnic evidenci evolutiv ' +
    'exam existent exitos experienci experiment explorador exposicion expuls extendid extincion extr favor ferrocarril ferroviari ' +
    'filosofi filosofic finanz firmaron fiscal ford forman fort fracas frent fueg funcionari fundament gabinet georg gubernamental hacerl ' +
    'henry herv hicieron histori historicament hubier hugh hugonot igualdad imagen in indicador industrial inferior infinit inflexion ' +
    'influy influyent infraestructur inic inicialment iniciativ inspeccion instalacion integr integral intencion interes interestatal ' +
    'introdujeron investigacion investigador iran isabel israel italian jean johnson jon jueg jug jugaron just justici kennedy khan ki ' +
    'king lanzamient lanzaron lavois legitimidad levant lib libertad liderad ligerament lograd lograron longitud lor luch luj ma mader ' +
    'magnetic manag mand manifiest marcon mari marin martin mat materi med membran merit metal mezcl michael mid minim ministeri montreal ' +
    'moon necesitan network newcastl newton niev nigeri nobel norteameric nuestr obam obisp oblig ocean ocupad ocur oficial on ond opon ' +
    'oportunidad organizacion origen oxigen palestin paquet park particularment peligr pensamient percepcion pers perspectiv pidi pier ' +
    'planific plante plaz pleistocen pobr podian poloni port posiblement practicament preci preven previst princip privilegi profund ' +
    'promocion promov promulgad pront propag proporcionaron proteccion protest provien publicaron puedan pulmon py qued quedaban quier ' +
    'quiz rang raz realizad realment reconocid reconstru recopil recuper reduj reemplaz reflejan regal regim regimen regl reglament ' +
    'reinad religion repetidament representan republic republican requerid rescat reservad residencial respectiv respond restriccion ' +
    'resuelt reunion revist rey rig robert roc rodead rom rop rusi sal satelit sex shen sient significad simplement simpson sirv siti ' +
    'situ situad smith soldad solian sostien south suburban subvencionad sucesion sudafric sufr supervis supuest tecnologi tejid tengan ' +
    'tipic totalidad trabajador tradicionalment traduj tram transicion transmision treint ubicad unieron va validez var variant vehicul ' +
    'ven venenos ventaj viaj vieron vio viol violent virtud vivian volvi von web xix xx yard',
  '',
  '',
]
