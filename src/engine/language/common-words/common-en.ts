/** Stems by the share of 1473 texts (en) that use them: at least 0.3, 0.1, 0.03, 0.01, 0.006. */
export const commonEnglish: readonly string[] = [
  'and the of to for in with on is that are or from you it an can thi as mor your by at be all hav not mak one tim up need lik but how ' +
    'if use what when work about als help wil int oth get they most new has out includ thes so which than do them som we whil high no tak ' +
    'just com look way start only our any best provid over through set many long find wel wher want even first ther bas its using creat ' +
    'every see experienc real year may each without giv ful keep design such right her different day should build dat chang who befor own ' +
    'both bet know now learn syst much support aft great good process back been betw used level top two featur typ was manag allow thos ' +
    'plan fre becaus sam then peopl tool option list smal run go eas follow part consid inform develop servic wheth mean oft focus cost ' +
    'availabl requir choos found plac few lead thing end improv easy important around exampl stil read custom down specific quick doe key ' +
    'us low result understand ap ensur show why complet fast quality bus larg my last less mov',
  'could check point mad becom think ad product being feel user world alway detail across might company valu liv next shar very cal ' +
    'control team would car simpl dur cas guid pow off sav stat add multipl fit open numb howev step siz model anoth driv onc try let ' +
    'question market sur access pric someth too lot test hom limit cle rang performanc effectiv lif review built advanc month term wer ' +
    'everyth hour increas current common reduc recommend form spac standard within direct rat stay expect lin singl benefit approach ' +
    'friend project cov bring onlin solution meet professional issu serv additional choic platform ask big possibl say program especial ' +
    'mat instead writ actual deliv hand updat begin combin fil perfect grow research sourc turn essential probl industry non pay und ' +
    'explor goal regul handl must technology post me track clos connect wid sinc cod local nam thre had depend week buy interest togeth ' +
    'general practic already challeng short maintain put going lov per uniqu content ai basic resourc strong deep ord significant organiz ' +
    'hard ide potential report tru futur enabl impact requ engin final second expert entir sit brand several train environ lat personal ' +
    'enough reason old popul stor task bit exist light littl scal avoid group reach view individual main play rol hap particul today ' +
    'softwar applic cours function trust condition abl mind ready styl efficient strategy break nev complex pick below decision enhanc ' +
    'extr return tip plus various don ear invest budget modern simil answ overal typical usual continu away exact select insight minut ' +
    'balanc certain clean network receiv cor search smart sup integrat pro remain skil vide achiev ever fam stand app comp health natural ' +
    'recent involv version account cut ideal link money risk structur digital least past ability doing match near pag wat websit yourself ' +
    'devic engag job loc along produc purchas far sid beyond differenc event everyon gain schedul though traditional client machin major ' +
    'material method variety yet global relat factor community consistent eith kind person demand enjoy fac leav optimiz shop spe contain ' +
    'got amount generat hous opportunity spend among deal present perform prevent rath replac shap suit abov consum book growth item saf ' +
    'trend powerful total known languag comput head secur sens gam sal web worth advantag study oper protect stop technical talk tel via ' +
    'favorit identify self social target due hold dai googl success until averag cent seem almost color decid fix furth previous simp ' +
    'action activity latest measur operat record address defin etc sign prop public thank addition customiz yes extend packag security ' +
    'sometim thought again align anyth articl caus charg purpos rememb room visit watch human transform class did four medi vary against ' +
    'critical determin drop frequent monitor storag adjust comprehensiv fact front toward whol story equip text throughout switch prep ' +
    'said smooth sound discov itself unit pattern rest sel body partn remov contact analys effort expensiv journey slow activ attention ' +
    'excellent fiv gen accord offic probab speak weight connection count establish path click dedicat instal travel win expand original ' +
    'successful capability commit edg piec releas shift component field imag miss pass seamless special efficiency email fin million push ' +
    'strength visual adapt necessary appl automatical bar boost implement insid knowledg mult tech treat cloud load reliabl am phon ' +
    'respons rul suggest walk anyon production useful someon spot memb mobil separat word messag personaliz quit behind ele tabl ' +
    'alternativ fal history mod integr pack tailor third automat effect explain session assess box comfortabl dynamic half pre send aim ' +
    'associat els flexibility introduc physical flow left party energy join rep seek setup specializ upgrad financial leverag log window ' +
    'goe lay manual evolv los mix age earn host noth pref safety finish practical scr affordabl category fun prov concept display ' +
    'highlight pair black flexibl notic request',
  'accessibl aspect behavior mark position touch country expertis fee hug memory solid valuabl whit although awar communic food format ' +
    'forward helpful initial outsid protection stag ultimat workflow agent evaluat eye six solv stress techniqu context difficult he ' +
    'navigat pleas pul wait hop instanc interfac premium pretty rely section american broad captur city delivery fresh hit mention ' +
    'reflect air immediat moment rich seen virtual block brows framework gre referenc relevant advic competitiv concern deploy emerg ' +
    'enterpris landscap map affect card collection feedback launch selection vs div ground min unlik functionality intelligenc internal ' +
    'rapid school sery thousand ahead analytic error publish annual art innov night ris situ soon topic manufactur positiv analyz period ' +
    'progress accurat complexity discuss document encourag internet paid prioritiz red cheap craft figur tend themselv api carry constant ' +
    'heart policy round student surfac creativ surpris zer absolut background bad crucial extrem instant streamlin teach act correct ' +
    'describ forc relationship ship chanc collect decad infrastructur profil property represent season beautiful happy hot nic believ ' +
    'cannot excit fail insp lack respond sol ton blog careful coupl docu doubl estimat hir impl comfort cool credit depth employe modul ' +
    'stream volum confidenc healthy primary remot scienc stick struggl autom battery pictur privat wal continuous contribut his normal ' +
    'revenu alon architectur download draw object pac promot serious specifical claim command degre influenc mast preferenc slight ' +
    'strategic anywher bil board http mayb phot pressur accept apart consult ent hardwar heavy scor staf biggest guarante international ' +
    'library maintenanc minimiz rais stack configur cross default eat eliminat instruction mid she spent usag voic compar hid led print ' +
    'routin co equal grad input interaction length met relativ trad worry wrong description employ independent productivity star firm ' +
    'gath maximiz subject complianc everyday external filt loss plant plenty recogniz ref stuf cam channel collabor convers cre dol entry ' +
    'music copy cycl educ execut functional hundr priority reality refin rout traffic appropriat convenient exclusiv increasing ' +
    'interactiv lock national overwhelm prepar sort appeal famil outcom trip camer depart realiz sum cat convenienc convert gap metric ' +
    'nativ natur pap rank regardless tap wast agre commercial heat lightweight maximum promis took ago forget lost minimal optional ' +
    'overview studi tri university assum audi audienc edit flat fram licens rar region status th whatev bank bottom button chat classic ' +
    'damag fair financ fund innovativ medium objectiv sleep tax wear assign databas highest official pop sustainabl unless utiliz adopt ' +
    'award capacity coverag cultur despit earl ecosyst exercis feed habit incorporat output stock tight amazon blend coffe extensiv ' +
    'indicat jump middl occur road accelerat agency artificial catch hybrid opt precis worldwid argu billion con discount guidanc imagin ' +
    'otherwis retail simplify soft suitabl asset assist communicat customizabl dark hear intuitiv max privacy prompt straight titl ' +
    'construction dry empow poor robust root tast weath campaign conduct fuel massiv press sport trial tun algorithm arriv blu chain ' +
    'charact confident faq importanc interact label lifestyl upon variabl central incom kitch land minimum parent regard reveal scalabl ' +
    'tackl therefor transport certif compil demonstrat distribut durabl elevat floor govern legal ong outdoor repeat signal templat tre ' +
    'versatil cha compact comparison corn corporat fundamental law rough ten vision wish competitor distanc divers organic perspectiv ' +
    'query quiet stabl startup subscription tag vendor attach aut childr door insuranc re reward scenari valid warm welcom adult ' +
    'availability brok detect din inch man meaningful principl skip warn bright curv drink expens gold medical reliability sensitiv shown ' +
    'vehicl went amaz appreciat chos contract des direction kid meal mil rid tier unlock assistant execution impressiv lesson presenc ' +
    'quot resolution temperatur thorough transition aid arm certific cold compatibl excel feet fir heav height introduction precision wir ' +
    'accessory attract clarity domain doz embrac gear guest hel identity nois python sent trail ultr utility vast wond californi capabl ' +
    'cloth consistency decreas delay discussion glass mount net port row sold thread visibility youtub accuracy array bag cabl compromis ' +
    'environmental fan import park responsiv sensor suppl translat var adventur advertis aesthetic brain brief chart dual electronic ' +
    'entertain examin exceptional failur guidelin layout loop north oil reserv thriv competition definit definition dimension electric ' +
    'healthcar ignor intelligent microsoft morn operational prefer refresh scratch str cancel confirm cook dream emphasiz extension ' +
    'largest metal mistak mm numerous perhap relax scan spr summary sweet author desktop gon kit lean sharp straightforward survey talent ' +
    'threat unexpect verify wild young attempt automatic express grab locat outlin peac plat pocket proof reput responsibl scen scop seat ' +
    'strict timelin americ announc bug contrast conversion detection editor foot historical leadership mission myself peak plug reduction ' +
    'remind sampl sho specialist york authentic director fost graphic ingredient mental primar profit pur rent st tv vital ant apply ' +
    'audit burn dashboard dif eventual honest incredib intend keyword lift ont phas proactiv responsibility satisfaction spread squar ' +
    'transparency wav wrap busy calculat creator cup explicit javascript motion opinion panel realistic script surround tal throw wom ' +
    'wood alert alongsid animal assistanc attack cash distinct encount github index interview invit magic orient senior sev workload ' +
    'academic accessibility adoption angl beat colleg confus destin flavor inf initiativ obvious rac south sustainability told ' +
    'transaction twic ups zon approv connectivity coordinat discovery exper fruit heard logic narrow plastic portion raw saw specify weak ' +
    'becam diseas explan exposur household impossibl luxury meant merg negativ occasional optimal pet portabl retain sophisticat split ' +
    'suggestion sync town transparent approximat distribution exchang fold labor pad predict prior regist san sector substantial tablet ' +
    'alt climat conclusion consist eight english facebook footprint furnitur gav grown hub interior lifetim marketplac mechanism pain ' +
    'reinforc sequenc showcas transf wis assoc breath complicat creativity electrical gift hang id laptop literal mac majority seo span ' +
    'stability strik thoughtful trick adjustabl brought collaborat consumption desk empty fear felt fly partnership portfoli regulatory ' +
    'schem smartphon spec statistic strip textur unfortunat wireless android anxiety boast certificat conscious de dev equivalent ' +
    'everywher extract fabric facilitat federal forecast forum genuin html judg kept observ percent pool quart recip restaurant bought ' +
    'century compatibility cop curat divid edition eligibl emergency gradual grain kil lab necessar qualif resistanc scientist specialty ' +
    'steel unif whenev workout accommodat arrang band benchmark child compel durability europ evalu except flag january motivat org ' +
    'paramet pipelin pm preserv rend submit sun tiny wors accomplish ads alik attribut basical beneficial bridg completion dog economy ' +
    'educational era fantastic gb mess ml overhead recognition ring rock shot slid static stretch theory ui actionabl calend carbon ' +
    'economic executiv farm fat gas incredibl menu peer podcast popularity scalability superior thus trig truth usb warranty brown brush ' +
    'bundl cybersecurity dependency dig easiest east emotional fastest handy him latency leg mar march methodology nod obtain operator ' +
    'prim reasonabl respect street subscrib vertical applianc april bean bed bluetooth calm compet cultural directory effortless grip ' +
    'hook interpret inventory patient productiv random rental seed sleek visualiz whos wrot breakdown credential embed ergonomic evidenc ' +
    'film french frequency held institution john jun linux nich nutrition onboard roi secret shoot specif stun sub tutorial upfront ' +
    'vibrant wash zoom anticipat baby bold bonus capital criteri fi forev formal gard gym hotel identif island kick math muscl notabl ok ' +
    'percentag pin possibility procedur protocol resistant resolv restriction satisfy sud tex thick tough uncov unlimit wherev authority ' +
    'beauty blood consol crowd curious diet guarant guess homeown immersiv legacy ly modify navig os rigorous somewher station upcom ' +
    'visitor yellow angel appoint battl bottl boundary cap ceo checklist commerc conferenc construct cushion declin deserv draft eco ' +
    'endless enthusiast exception facility fashion fight instagram llm luck mountain offlin paint par photograph polish predictiv sea seg ' +
    'settl swap url wint workspac attend casual celebrat constraint dead dem desir diy doc expos favor grant hr impress indi industrial ' +
    'king len membership mood motiv pc processor proprietary proud recovery reshap rot sheet shin simultaneous succ tir width wind',
  'analyst backup began belong bunch clip collectiv corpor enrol grand hat hol injury measurabl moderat permit protein react scrol ' +
    'unnecessary validat wheel wonderful advis anymor beverag cach cel clock compound decemb delet earth generativ joint ons overcom ' +
    'ownership participat permanent plain pol recov recycl restor retention suppos takeaway tea upload ventur vib weekend afford artist ' +
    'attractiv bon bor bound branch chip column correspond deadlin dish distinguish elit exc franc ii ind knew mitigat organizational ' +
    'origin pos restrict resum reus rust septemb signatur slip strang syntax uk usa vegetabl weigh workforc yield bear camp centraliz ' +
    'coach dataset debug decent dr duty estat evolution expression guy indoor intensiv nin personality robot rub shock standout stuck suf ' +
    'ticket tweak visibl war workshop alex bathroom boot clust compos coordin david defens delicious dominat experiment frustrat headphon ' +
    'holiday intens keyboard mer mirror nearby okay partial pip qualify ram respectiv reusabl ric sacrific shut snack spin steady steep ' +
    'ston west workplac anyway candidat cpu crack daunt death decor deriv european excellenc fals famous fish flight freedom grid hyp ios ' +
    'iphon joy la lit mindful moreov nut pandemic paul paus promotion recruit repository residential revers roadmap shelf stylish ' +
    'technological thin universal washington wif www approval besid bulk characteristic cheapest chin conflict doctor dramatical dress ' +
    'emphas fing fulfil generic glob hal hi hunt institut nest nutrient planet rack rd scrap shel simplicity spectrum tear versus wed ' +
    'where administr affiliat asid bak chief cognitiv collaborativ drag encryption exp fancy february folk footag formul governanc gram ' +
    'hassl indicator inspect insur jav movy novemb nvidi oz plugin propos prospect quantity refer rival standardiz supportiv tied tour ' +
    'twist versatility acqu adaptiv adequat aris boil cast caught club concentrat concis countless crop elegant exam factory fib friday ' +
    'hack ice impression integrity io july lid mass matur men neith neutral nor notific participant patch pion pound rati revolution shad ' +
    'stem surviv sustain sweat tab tok trac tricky vulnerability wi authoriz behav comb compens compliant consultant contractor ' +
    'contribution disciplin encompass enjoyabl flash flip il insert iron isolat linkedin liquid logistic necessity overnight parallel ' +
    'photography plumb possib pot predictabl professor rain retir rug seasonal sem somewhat stapl sug thumb tiktok underly urban wet ' +
    'batch beach calory chapt chatbot checkout chemical circuit combat comfortab compl crash css downsid enforc ethical exclud gpu graph ' +
    'handful impactful incident inspir intentional intervention jam leak loan loos loyalty lunch mail mic netflix outdat outlet phras pil ' +
    'pixel premis reflection repetitiv rotat saa sight skin society subtl surg surprising taught usability ux venu zip abstract ' +
    'affordability agil alternat appearanc assemb awesom aws bik brilliant calcul cart chatgpt cherry coat composition concret crisp ' +
    'diagnos difficulty dot dust elsewher entity gentl graduat greatest hurt illustrat implic inc investor ip jan lowest military minor ' +
    'monday outstand overlook pdf pursu ran refund regional resilienc runtim sky song spark steam storytel striv til troubl troubleshoot ' +
    'usd verif according admit airport al assembl bowl brew bump charm chil climb dangerous ecommerc escap francisc hik hil hopeful ins ' +
    'interval isol journal logical london metadat minimalist oh orang philosophy prediction redesign revolutioniz roof salt scientific ' +
    'sever silv slot snapshot southern spirit stainless strain stud sufficient swift toolkit unknown veteran accident advisor afraid ' +
    'allocat anchor anytim architect arrival backpack bal boston ca chicag chick cm credibility crm deck disabl district doubt eg ' +
    'electricity enrich expansion fortun giant hd instructor intensity json lifecycl mechanical microphon momentum obstacl octob opposit ' +
    'queu regulat simplest spik sturdy temporary trim truck tub vet vintag wip absorb acquisition atmospher azur bedroom bind boom breach ' +
    'burst chronic circumstanc clut debat disord disruption division educat encod exit experimental fascinat git glanc grew hair intel js ' +
    'lbs margin meat medic medicin micr mileston milk mit ms neural novel op oppos palm pan passion registr salary shak shield smok soil ' +
    'sql strategical stressful sunday terminal timeless tow tradition unusual wealth weird yog ac actor agentic aliv australi autonomous ' +
    'bel breakfast canad chees chest clev clinical cohesiv colour convention convinc cozy cur currency curriculum cyb dec episod fetch ' +
    'florid foundational fraction furthermor grocery har hint icon iconic inclusiv intent iso iter japan japanes laid las login manageabl ' +
    'meanwhil migr newest president rel removal resilient retriev safeguard sat satisf screenshot sil synthetic tension therapy ty ' +
    'variant vegan verific worst accidental accommod assuranc backend calculator chas chr circul cit classroom claud col companion cream ' +
    'cultivat deliberat dependent dietary disap drawback drug ech educator export freelanc generous glov guard honor horizon insul ' +
    'invaluabl leath mechanic motor narrativ neighborhood newslet pitch prevention preview redefin remarkabl renov representativ sad ' +
    'simplif sponsor spreadsheet strap towel traction transformativ transl unsur vacuum wag wak wor acknowledg activat administrativ ali ' +
    'anim arc ban buf campus canc catalog centr centric contributor cris def deposit depression designat disrupt distraction emission ' +
    'float foam genr gent hon lectur liability loud magical mouth movi occasion payrol permission profound proposal pump realm resonat ' +
    'rewrit rip roast sauc seal sep simul simulat sink smel sony stak synchroniz tactic tank trap twit unparallel adaptability aggressiv ' +
    'alcohol amd asi born bottleneck buck bud categoriz circl coast confusion consolidat copilot county crazy danc die embark ' +
    'entrepreneur exploit fad fatigu flagship freez funny georgi gray hey holistic hospital incentiv infinit infus instru lak leaf ' +
    'mindset mineral mo modific moistur mous nation nationwid notch notebook nul offset opena overse password pink pour progressiv pron ' +
    'resident screw sensitivity stakehold understood vac aggregat alloc architectural assumption assur bass behavioral belt binary bond ' +
    'breakthrough cabinet chines colleagu consequenc contemporary conventional cord crystal dang db debt delicat demographic dens disk ' +
    'distinction diversity dock est excessiv fellow firmwar flex flood forth froz garag gemin gps guesswork headach hydr ibm inclin ' +
    'inclusion inferenc inspection iterat leap longevity mainstream medit menus mesh michael mobility nail negotiat ourselv perk ' +
    'portability postur privileg prominent puzzl rag rail ray riv robotic ros semantic specy spic spotlight stain standalon subsequent ' +
    'substitut symptom teeth tempt theft toe toy uncl valley vic ancient arch august austin bay bend bespok bord bracket bread breez ' +
    'british cardi cd chef codebas collaps connector covid crew del downtim drawn duplicat emb emotion enormous excess fed fel finaliz ' +
    'fixtur formulat frustr ft generator ghost girl glut headlin heal intak intimidat italian latin memorabl mint moderniz modest modif ' +
    'moth neat nov nuanc oblig oven oversight pars passionat persistent pizz powerhous principal proc proxy punch rear rebuild recur ' +
    'relevanc rush sand saturat sorry spam surpass teen tomorrow uncertainty underscor unify union unmatch usabl vers vot vulnerabl ' +
    'wallet accountability acid adaptabl admin adob af aka ampl analytical archiv asp asynchronous attende awak bot bullet burd bypass ' +
    'ceil chrom clon commission cs dairy dan delv desert dial differentiat distinctiv eleganc equity exterior flawless fluid foreign ' +
    'fortunat gameplay gorgeous gut herb hobby hygien identical immens indian inexpensiv init integral intimat iot kernel lie northern ' +
    'notab oliv overrid prais prototyp qualific reaction recal reliab salad savvy segment shed shortag sleev slim spanish stabiliz ' +
    'statistical structural summariz survival symbol tutor unwant van villag waterproof western widespread abandon academy administrator ' +
    'afric afternoon agility aging aluminum amp applicabl attendanc avenu bandwidth basket beef behalf bench bi bin bird blad boy cak ' +
    'captivat commut complaint concentr conclud conserv contend crav curl dedic diagnostic digit dip eag ed endpoint exhibit extent ' +
    'fingertip funnel harm harmful harvest henc hood jack justify lb legendary likelihood llc martin mileag mold neck nutritional nyc ' +
    'ocean outsourc paradigm patienc pen pickup pilot playback political prem provision reputabl robert slack snap snow stal ste steal ' +
    'sunlight tangibl tie toilet trustworthy unabl urg weapon acquir aged bath berry bid blind blow borrow bureau calori carv concurrent ' +
    'condens config continual crush dav dc density dental dim disast discard disconnect dri dynamical electrician exhaust feb franchis ' +
    'fraud german germany hip humanity incremental intermediat investigat invoic juic keen kne legend lend mari mexic migrat mimic needl ' +
    'neighbor omit organis overflow overload pacific pep pinpoint portal prid protectiv puls refus relief remodel resembl reset rhythm ' +
    'richard ruby shirt shopify silicon spar spok squeez sta theoretical thom thrown tidy tilt tom uncomfortabl unpredictabl vitamin ' +
    'warehous worthy accumulat allianc augment await backbon backward blockchain broadcast buzz clear conditional const cornerston ' +
    'counsel dal daniel dirt disappoint discourag distant dom dramatic favourit firewal font forest fragment hazard identific imagery imp ' +
    'innovat integ intrigu ipad ita jacket juggl lag lucky mandatory mask md mem mentor merchant messy musical musician mutual nd norm ' +
    'nos passiv perceiv perfection plot practition pray professionalism profitability proportion purpl que regim reject renewabl sag se ' +
    'sick smith soc socket spil spray strongest subset temp thereby thril toast tray treadmil tripl twenty ut veg won yard yeah ' +
    'accelerator acceptanc accountant ambient ambitious apparel badg bang baselin belov bolt brak canv cardiovascul carg carpet cascad ' +
    'cater cleanup closet colorful compression continuity conversational cosmetic crim culinary defend delegat delight dessert destroy ' +
    'devop dirty domestic dominant donat dump editorial el eu fantasy fertiliz focal friction gadget gaug geographic gpt gross ham ' +
    'horizontal hospitality illino incur inherent interrupt intersection intricat iterativ knock lad lemon lens luggag macr magazin mal ' +
    'manifest markup mathematical maturity meticulous mut mystery notify optical oracl outperform physic pivotal possess promotional rad ' +
    'renew rop rural sandwich secondary seeming silent sketch slic sneak sock somehow son stev stimulat stitch substanc suck tb ' +
    'technician testimonial threshold trek tuck uniform univers unpack vagu veggy warmth wearabl whilst woman advisory afterward airlin ' +
    'amplify anniversary arrow atlant axi bounc breathabl brooklyn broth caf caution ceramic champion cheat cleans cli consecutiv corp ' +
    'cotton cue curiosity cursor decl delightful diabet dictat dimensional distil distract empir endur england essay essenc ex facial ' +
    'femal fiction floral fusion gateway gend gestur ghz grind haul hesitat hierarchy horror hungry hz imperativ indirect induc ' +
    'inefficiency intention iv jar joe kg knowledgeabl lamp leas luxurious mild mixtur moon mp museum myth nonprofit noticeabl nurtur ' +
    'nutritious oak ohi outfit overhaul pathway personnel pest politic portrait prerequisit profession ramp regression reimburs rigid ' +
    'salesforc satellit sentenc sequential shortcut smallest snippet spain spel stood swim swing tac tedious terminology terrain theat ' +
    'tomato touchscr trillion tropical tuesday ubuntu useless wand whatsap william worn xl accel acceptabl accompany admission alarm ar ' +
    'async banan belief bubbl byt carl citiz clarify comfy constrain contextual correction couch crat crawl debut definitiv delt ' +
    'disability disagre dos eastern eligibility en enduranc entail eq eric espress exceed extraction fabulous facet fault fifth flaw ' +
    'flush foo fourth fri georg glad greet gril handheld harvard iii inconsistent initializ insulat jul jurisdiction kubernet le lev ' +
    'lightn lineup listen magnetic mandat michigan nevertheless nightmar noisy notion ny od pal palet particip pav pci pit pleasant ' +
    'profitabl quantum radi recharg reclaim refrigerator replicat repurpos resist responsib retrieval sandbox saturday shelv shrink sibl ' +
    'sku speech spotify stel storm submission summit suspect sweep systematic terribl thermal tolerat toothbrush trait trajectory ' +
    'transmission tuition undertak unus viral virgini vocabulary whom wordpress abus achievabl advers andrew anonymous antiqu apparent ' +
    'apt asleep assort athlet aug authenticity avocad bacteri behaviour biodegradabl blanket bloat bod brainstorm brazil bre candl ' +
    'carolin christm clamp classific clu convey countertop creatur crown cruis debr decod decorat degrad descriptiv dishwash dispatch ' +
    'disposabl disposal drain drastical dril dumbbel encrypt enemy epic eur evident faculty fond gartn gat grasp gt hdr heel heritag hing ' +
    'hipa hubspot hung hvac immers incorrect indic inquiry intellectual invalid investig irs itinerary jon kingdom kpi lcd lifespan ' +
    'magnet median monetiz moral mortgag multip multitask mysterious nik nurs oldest outag passeng phenomenon philip phoenix powd preset ' +
    'priz progression proposition reactiv rei retreat revisit sim sing singapor sir smil spinach stead stov surveillanc suspension tamp ' +
    'teenag toxic tremendous un unfold unhealthy unleash upright vegetarian vpn weed workst wow wrist absenc accredit advocat ah alph ' +
    'altogeth apach append applicant approachabl articulat bing bloom blueprint boolean boutiqu brick bulb caption carbohydrat celebr ' +
    'cinematic cis columbi comparabl competent complain compress compris coordinator copyright declar den det digest discomfort ' +
    'discontinu dron ebay elev em energiz ethic expir fak firsthand fl fleet foliag footw forefront forgot fridg fry gallery gdpr ' +
    'greenhous hardest headquart himself hors hue humidity illustr immun implicit infl initiat invent invisibl invok jef jersey jr junior ' +
    'lan leagu lee legitimat lib loung loyal lush malwar manipul marathon marriag masterpiec mathematic matrix mcp metr mitig nap nas ' +
    'nicol obesity oled oral outlook overlay paramount patent periodical pesticid phd php physician pinterest plethor possession ' +
    'probability prolong prospectiv quizz rav reap reasonab rebat reddit redundant referral reloc renown retr revolutionary rs seattl ' +
    'selectiv shadow skincar soap somebody sophistic splash stanford stif stir stray taylor tl tod toggl toleranc transcript turkey ' +
    'vector viabl webpag wednesday wisdom workday',
  'abstraction accent acclaim adher agricultur airplan annoy arbitrary arizon athletic atm autonomy ben blink brutal canon carrot chunk ' +
    'classical clinic compensat compost cond coop creek crunch crypt ct cub cuisin curb daught debit decorativ deem dentist dependabl ' +
    'diagram dialogu diamond discord dislik dividend downtown earbud egg elaborat escalat ev everybody excus expansiv expenditur figm ' +
    'filesyst flam fluctu frank fus garbag geforc gel gem generaliz genius glow gmail granul gun hefty historic honey humbl husband ' +
    'hydrat impos inbox independenc indispensabl inevitabl inflam informativ insect insufficient ion juli junk kans knob laundry lazy ' +
    'leisur ling literatur longest lung malicious manipulat matthew minnesot mom mug nasty newcom nikon nobody oct odd orchestr ordinary ' +
    'ounc outreach painful peek pencil pend peripheral persist pillow pitfal postgresql potent practicality predefin prefix prescrib ' +
    'prestigious primitiv psychology qa quest raid redirect regulator reimagin reliev religious relocat remarkab removabl renovat ' +
    'repeatabl republic res resort rethink rgb sams sdk sec sensory serverless shelt sip sla sodium soup spacious spatial tabletop tactil ' +
    'tail terminat thankful thermostat thursday tick toky tradeof transit trash trendy typescript underg uninterrupt unprecedent velocity ' +
    'videograph vin virus vivid volunt vr warrior wax weav worthwhil yogurt aa accountabl ada adherenc alask alleviat apprec artwork ' +
    'backyard birth boss bur cad celebrity ceremony ch cholesterol chor ci closur clunky cocktail coil coin conceptual considerab converg ' +
    'cooki cooperativ court cto cucumb damp dash dear deliverabl denv deny devot dieg disadvantag discern disclaim disclosur discret ' +
    'economical equ existenc fenc festival finest fluctuat forg forgiv fps geometry glossy glu goodby guit handbook hash hind hobbyist ' +
    'homemad hormon hov hrs inconsistency individualiz inefficient influential informational inherit injection inlin innovator insan ' +
    'institutional interactivity intr invention jewelry jok lawy lengthy lentil likewis lim lithium localiz lord machinery manhattan mapl ' +
    'marin millennial minimalism misconception mon multiplay nintend noticeab nowaday obsess oversiz pant paperwork paypal pea penalty ' +
    'petit pivot playlist pleasur pod polic potat ppc preced precedenc predecessor prom pronounc ps psychological radical rechargeabl ' +
    'refactor rescu restart roam rob rocket rod rog royal ruin ryz seafood shal shav shiny significanc silenc simon sist smartwatch sms ' +
    'soak soar sof sought speed spiral splurg ssd standpoint sticky stol superb supercharg sustainab tasty tent territory therapist ' +
    'toughest trump turnaround tvs twelv twin ultralight uncertain underground understandabl unfamil upsid urgent utensil variability vis ' +
    'volt voltag warrant wary webcam webin whistl wit wool yaml abundanc agend agnostic agr airflow albeit almond amenity amid ' +
    'antioxidant anybody apr artisan artistic atomic attitud attorney attribution au authoritativ av baggag bat beer begun bia blast boat ' +
    'bootcamp brac breadth ce checkpoint chocolat chop concurrency continent counterpart cry cryptocurrency ctrl dar decentraliz defer ' +
    'demonstr departur died dioxid dm dont drown duo dutch dwel dy dye elbow eld enclos endors et eth evergr evok exclusion exotic explod ' +
    'expressiv extraordinary familiariz feasibl feat ferment fragil fuss garden garlic geo gig glimps goat god gov gpus graphical grass ' +
    'grey grim grit groundbreak hail harmony harsh hollywood homework houston illegal illuminat improp incomplet inevitab ingest ' +
    'insightful instructional interfer itch johnson jos ken kevin kong kore korean lac laugh ledg lifelong literacy lodg ma makeup ' +
    'massachuset massag maximis metabolism midnight mismatch multitud nan neglect negot netherland noir nostalgic oat observability ' +
    'optimistic originat packet panic pantry paragraph peanut peel penny personalis philosophical photoshop pian playbook postgr ' +
    'prioritis proficiency quad readability realis receipt recipient recyclabl registry reinvent relianc reload replay reproduc resal ' +
    'restrictiv revis ryan saint sak sap sarah scar sew sex sf sham shy slat smb sod solidify soul soy sparkl sprint stamp strategist ' +
    'struct stupid sunny supervis supervisor suprem survivor suspend suspicious suv swiss synchronous throughput timestamp tissu tofu ' +
    'toss touchpoint traum trivial uber umbrel unauthoriz unavailabl unchang uncommon underneath unsaf upstream valv ventil vm vocal ' +
    'volatil wardrob waterfal wheat wick yesterday abundant acr addiction adh afterthought aggregator airpod amongst andy ankl anom ' +
    'anthropic apex arg arguab arthur aspir asus australian automotiv avoidanc backdrop bakery bambo bargain bio birthday blam blank blaz ' +
    'blown broccol brook bucket burnout bust caffein cc centerpiec certainty citrus cms collaborator commentary commodity complement ' +
    'complimentary comprehension computational conjunction constructor contingency council coursework craftsmanship cumbersom desirabl ' +
    'deterministic dietitian diminish directx dispens dns dough drip dumb dying exhibition exponential fidelity finland fla flavorful ' +
    'fortif friendship frontend galaxy gaz geography glid grac grap greek green gtx guardrail gum habitat handmad hiit hong humid ie ' +
    'ignit incr infinity inject injur interesting interoperability intuition invert ips ipx ireland irrelevant jason jean joseph jungl ' +
    'kat knif kotlin lady laur lawn leftov legum li liberty lightest lying macbook marry marshal mary melt mi mirrorless monk mushroom ' +
    'navy nobl normaliz nvm nylon occupy odor optimis ottoman oxyg philadelphi phish pinch plung plush polyest populat prescriptiv ' +
    'prevalent pricey proceed programmabl programmatic prohibit projection propel py pytorch rational recursiv reform repetition residenc ' +
    'restructur ret revert revision revolv rib rigor risky rom russian scam scent scot semest serp similarity slick snak snowflak sooth ' +
    'specialis spectacul spicy spid sq stere straw strok stumbl subjectiv succeed supplemental surf swel switzerland tactical temporar ' +
    'thirty toddl tomat tongu tooth toothpast transactional tupl twitch ugly undergraduat undoubt unreliabl uplift upward usernam vault ' +
    'vent verbal vibr victim vietnam violenc void walnut whichev widget wildlif withstand workaround xml xx youth accompan ace acoustic ' +
    'adam administ ador advent advisabl algebr allerg amateur amend andre annot apertur arom attentiv attic aur auth awkward barbel ' +
    'barist bedtim beneath bent bestsel bicep blob blur bow brian broadband bulky bush buzzword calcium cautious cellul cement charl ' +
    'cherish chic churn clar clark classify classmat claus clearanc clog closest cloudflar coconut cognition colony colorad comedy ' +
    'committe comparativ compass competency complementary conf confin congress consensus consent correl corrupt cousin creamy credibl ' +
    'criminal critiqu cyberattack daylight deduction diffus digestiv dj djang documentary dosag dram drift drought drum du duplic ' +
    'earliest efficacy egypt elastic embody emit encapsulat ensembl etl evo expandabl faction faith fath faucet fintech firefox flour ' +
    'flut forbid ford fort fraudulent furnish ga garn geometric gradient gravity hawai headband heap herself ho homepag honeymoon hostnam ' +
    'hp hurdl idl illustrator imperfection indonesi infographic informal instruct interconnect internship interruption intertwin ira ivy ' +
    'jaw jet justic kim landfil lawsuit leafy lily lip llam lon loom louisian lum lump lun marbl mb meditat mediterranean merit metallic ' +
    'mfa mg mislead moist morgan mt myriad namespac needless neo nervous noodl norway novic numeric obsolet occup olympic ops orbit ' +
    'orchestrat oregon ot outbound overlap overpay owe pa paddl pearl periodic ph pharmaceutical pi pl pok portland portugal potato pr ' +
    'precious preferab princ procur proficient protest pursuit randomiz ransomwar readabl recognis recreat reel rejection restless ridg ' +
    'ridiculous rins rost rpg rx scat scholarship sci scrambl scrub sh shallow skew slogan sm smash sonic sp spiritual spoil spong spous ' +
    'sprinkl squad squash src ssh stanley steph stomach storefront strid sue sugary sunflow sunset susceptibl synthes tangl teamwork ' +
    'telephon tenant tensor textbook tol tout transmit trustpilot tunnel tweet typography ubiquitous uc unbeatabl underestimat underw ' +
    'unrelat upkeep upset upskil uptim utah utf utmost vanil verbos videography vigilant viol wh wik willing withdrawal wolf woodwork ' +
    'workhors yep zap abroad accordanc acum adjacent affirm african album alexand allergy ambition amplif anc animat antivirus appetit ' +
    'arabi arabic arctic astonish attir authenticat automobil az ba backlink bacon barrel bash battlefield bc beforehand benjamin ' +
    'berkeley bias bigquery bland bliss bookkeep booth bootstrap brass breathtak brid brut buildup burgeon cabbag canyon capitaliz cav ' +
    'caveat charcoal chass chew childhood church cinem coastal coherent cohort collector comeback compart connecticut considerabl ' +
    'cooperat cortisol counselor coupon cpa criticism crossov crust cryptography csv cta cultiv curry customis dakot dawn decisiv ' +
    'deductibl defect denim deprecat devour diligent directiv disc discoverabl disney disput distress diversify dominanc doom doorbel ' +
    'downloadabl dread dslr dub duba dul elliptical embarrass emergenc enamel engrav entic env envelop epa eras erod err ethiopian evil ' +
    'evs excursion exhaustiv explosion faux fda filmmak finit flick floss fluent fluf fn fork fox fr fujifilm futuristic fx gabriel ' +
    'garmin gloss gradu grav groom halt hampshir hardwood harmonious hashtag hdm healthiest houseplant hum ike ill immersion imperfect ' +
    'inadequat irregul israel jazz jewel jim jordan journalist kal kentucky keynot kickstart kindl laminat landmark legisl lil loaf loft ' +
    'lol lou lug lux mach mastery mattress messeng mexican miam microsd microwav mik minus missour mist modality monst moss multilingual ' +
    'necessitat negotiabl nerd northeast northwest npm num oatmeal omn onion outright overtim overwrit panasonic particl partition ' +
    'passport patrick paycheck pear peril perimet peru phenomenal phillip playful pois polit pollution pork predictability preliminary ' +
    'prematur prescription preventativ printabl prob prun psychologist pub puert pumpkin purposeful quino quiz rabbit radeon raspberry ' +
    'rearrang recap reception recognizabl rectangul refurbish reg reign reinvest replenish resid revok ross rtx rustic sa sant scaffold ' +
    'scream screwdriv sculpt severity skyrocket sl smartest smoothy snug spa speedy sprout sr stash std strawberry suitcas suppress svg ' +
    'swivel sword syndrom synonymous syrup tableau tack tar tarif tcp telephot television tennesse ter tesl thigh thu ti tid timefram tls ' +
    'toiletry tor torn toront tourism tran transfer treasur turnov tx txt unfores unforgettabl unrival uns unstructur upcycl upscal ' +
    'verdict vessel victory vineg virgin virtu vp walkthrough wound wyom xbox yang zealand zoh',
]
