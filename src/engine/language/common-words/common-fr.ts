/**
 * Stems by the share of texts of 120 words, by word counts of OpenSubtitles 2018 (fr) that use them: at least 0.3, 0.1,
 * 0.03, 0.01, 0.006.
 */
export const commonFrench: readonly string[] = [
  'de je est pas la le vous que tu un il et ne ce les en ca on une qu pour ai des moi el qui mai nous tout dan du bien me com si sui ' +
    'sur non fait avec plus mon ou au te etr as va etait oui ils fair',
  'toi quo ete se sai dit cet veux lui quelqu bon ici peut ma es votr vra chos pourquo avez rien sont peux dir son quand par autr ton ' +
    'vai alor parl mem pass just ont tre merc fil jama allez pens auss avo voir fai oh al sa maintenant tous seul ces deux trouv ta petit ' +
    'faut temp peu notr quel hom part toujour encor aim appel besoin leur mes accord doi don avait arriv foi person laiss vie fem mort ' +
    'dis jour vas san per vu rest eta parc aid donc mond grand avant apr',
  'cro ami arret trop ser ava mer demand regard travail cel vien oua aux dieu ses eu sort doit veut ok mal ans gen dej fin voi chez ' +
    'entr depu beaucoup vos mieux enfant voil heur rev tes pri desol maison avon problem nom attend pap prendr port ecout aucun soir aura ' +
    'soit voulez coup plait raison nuit monsieur sav nos moment salut prend allon ver bas cherch argent truc tue pui moin bonjour tel air ' +
    'savez maman gar voula vit gard jou famil affair som main question essay pret peur jusqu ah tet pay ide chang pouvez mec voitur march ' +
    'sous pourrait tro tant nouvel commenc assez eh sait chanc serait merd pu minut tuer meilleur he aurait mar comprend tard pendant ' +
    'demain frer dernier ven sen anne hein conna venu cas cot histoir rentr comb entendu sup polic droit certain contr vient tir tomb ' +
    'mang car compt point devra ensembl nouveau pos pourra semain amour sang import bel occup tien plac cher train desole aur vil sera ' +
    'mis pardon celu arm rencontr parti montr mettr genr pensa cour typ vol beb eux sal soi dur jeun perdu pouv endroit prem premier ' +
    'devrait vont mot chaqu ferm sent putain met exact caus facon dessus longtemp plein laissez fort fera suit sava gagn compr etaient ' +
    'attention ni ter present esper corp parfait garcon guer voic dont yeux important matin aimera chambr oubli attendez',
  'vieux venez simpl regardez sauv mour chi equip utilis devant second dern inquiet ira dr croir enfin film rappel eau phot dirait ' +
    'telephon loin beau boulot haut possibl excus chef continu ecol retrouv mme fer plutot calm cheri gro achet envoy etat docteur forc ' +
    'hier manqu bureau voulait fet ecoutez vivr livr prochain plan dehor prison quit verit euh the journe confianc feu parent pre propr ' +
    'prop genial retourn dev touch ben regl excusez ouvr content souv cart hey madam meurtr ceux mont devez pensez facil agent bal font ' +
    'sembl mariag derrier vue secret attendr ador tour gentil securit servic ait numer noir essai rapport presqu capitain fou imagin jeu ' +
    'pied ordr cach envi moy decid etiez couch voyez emmen pein cinq bientot retour an instant ii amen rend bizar fac difficil abord ains ' +
    'dout din different autant voudra rout arretez plais quatr suppos boug dedan jet sign drol piec dol mauva rendr entend entendr esprit ' +
    'risqu lit pir choix prenez invit flic parfo avion attaqu sujet croya humain messag mil allait heureux chois dorm conseil expliqu ' +
    'lieu etrang ensuit complet idiot perdr peuvent president grac voit malad proteg victim erreur tourn cec vieil enlev pot control ' +
    'pauvr recherch rendez racont coeur million preuv ramen impossibl medecin devon mari comprendr fond avocat faisait tot jug caf frap ' +
    'offr voulu courant ecrit age mauvais voyag pouva ment client grav dira prefer lach nul group chemin pet visag veulent croyez accept ' +
    'avi suffit sauf hopital fous retard normal sor trait rue cass apport bar cul cœur musiqu general serieux roi alla prepar soire boit ' +
    'new cool detest ml dans seigneur sac effet ass six heureus termin reveil form ressembl vivant puiss interieur avanc mien john jack ' +
    'debut cle ci reuss appr bra bless partout maitr epous ail crim rat ouvert agit assur douc gamin parlez lettr boir inform chant vaut ' +
    'recu surtout impression soyez devenu patron pareil contact long libr boi jur mr incroyabl disparu loi bat probabl lev gross sinon ' +
    'apprendr roug aviez fass devait honneur pouvait noel sam oper reven test repons soeur situ deven dos personnel bienvenu prom ' +
    'connaissez rel charg ignor souvent men scen faux americain saut messieur lanc visit post accident reflech dix chaud refus donnez ' +
    'abandon lumier patient bout camp froid bons hotel cru voyon lign stupid pleur special doss but system blanc voix col serv prix dam ' +
    'cheveux list con arme avaient respect rapid fich bil bais absolu rir drogu cuisin tabl pouvon york attrap magnifiqu habitud derang ' +
    'connait cre sœur ailleur appart oncl surpris amus dejeun command arrier battr anniversair devriez enquet recuper symp arrang espec ' +
    'gout interess tranquil cri empech hor paix restez cla serieus ten chanson souven inspecteur mur temoin mission connaitr okay class ' +
    'entrain bordel fier tueur rep jol appelez sant ame elev bateau neuf deva not ferait coler autour faim approch final savait decision ' +
    'boss pourriez bet pouss coin gauch suivr seront depart vent proch tent her fol club vis accus lir or merit soin press vid jamb trav ' +
    'su prouv honnet manier soldat sol tromp disent joli professeur cadeau disa realis cheval arrive goss you plusieur rob michael brav ' +
    'bouch connu interessant revenu interet quart mary chacun blagu chat moiti ennem doivent reel promet vrai machin soleil charli projet ' +
    'evit fallait trac exist bord tom dang embrass centr selon decouvert parol voul envoi environ fonction trist gueul sortez disait ' +
    'georg responsabl sorti pris ros marqu clair ciel vir oblig adress sach rich tenez terribl laquel menac mignon capabl mik david ' +
    'remarqu combat put oubl lorsqu reunion discut felicit franc cours dangereux',
  'rol paul engag offic direct court suspect faison coupabl lou joe repond horribl bier mid fut serez banqu band perd vide doigt foutr ' +
    'debout enorm echap anc frank total dem vet lu enf excellent signifi ia ll rein pourtant amy mettez experienc camer public ie longu ' +
    'decouvr stev faisa gouvern diabl marin vendr fleur bomb intelligent entrez lieutenant bruit tap alle brul dommag pier dingu ecrir ' +
    'assassin membr mechant vaisseau min imag retir compagni organis viennent glac societ chass fenetr parait cens aie bus cod vin rav ' +
    'auriez copain lis monstr pieg habit inutil park oreil program epoqu prevu trou action hont entre bain peupl position signal urgenc ' +
    'milieu aurez copin souc etud cerveau hum souhait silenc rendu sept commandant partag radi blanch magasin reserv bris repondr ennu ' +
    'eglis exempl justic uniqu toilet max deuxiem pech saint appreci futur oeil regret nord tort amoureux repet tient degag travers ' +
    'surveil sex savent journal resultat egal innocent bleu enceint dent peau lun esp secour planet devin arriver savon douleur lequel ' +
    'directeur and zon repos doubl ridicul match profit art alex necessair enter sud devient destin wil colonel appar detail angel ' +
    'connard etion foutu proc libert jan carl asseyez verif comprenez ordinateur camion support annonc politiqu poisson nez coul chaussur ' +
    'criminel defens fbi respir dor pari fum trouvez tas produit stop aven immediat conduir conduit couleur lyce contrair arbr suivant ' +
    'rang cout huit liber ger aidez partez œil echang cent nourritur bob metr fric plupart jam niveau evid dirig mat piti faudr puisqu ' +
    'billet verifi remettr plaisant mensong occasion chut croit sacr angla convers voisin henry terrain aimez tai sexuel donne cibl pist ' +
    'unit passag venus connery pat propos enregistr champ portabl profond villag sergent obten solution tax essayez tenu ameriqu titr ha ' +
    'tail spectacl inf ang depech detruir lien coupl revient espac contrat realit vot soup dat danny repar merveilleux end salop asse ' +
    'puissant aima remont coinc nick faibl separ ray pai viol ile remerci fantom recommenc robert cousin jesus importanc descend empreint ' +
    'loup concentr jimmy vert instal detruit etoil mesdam tim costum suicid energi gach ayez pression franch ex suiv differenc vacanc ' +
    'intention debarrass explos mel week charmant entier tony memoir sert attenda bouteil partenair daniel jim etudiant sexy naturel ' +
    'demandez langu cris etag lor plant fail fatigu marrant uni limit env natur russ divorc star blessur salaud celebr marie avou soient ' +
    'priv bonheur ais restaurant ay souffr sarah autoris passe principal etant pont styl man cess gay accompagn act harry universit vecu ' +
    'arrivent richard carrier enfoir cran mademoisel enerv beaut poch entrepris annul juli rempl coffr martin vouliez cha descendr ' +
    'nouveaux pag vy durant habil ouvrez articl adam seri malheureus acc continuez tach to parm plat sourc roul baiss sit vendu viendr ' +
    'attir medic princ couteau impliqu sherif voudrait faudrait lav util imbecil perm alcool pratiqu ent pilot courag bu appareil hel ' +
    'superb boucl mesur couvr trouver montagn aiment',
]
