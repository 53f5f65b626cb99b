/** Common first names of languages with capitals, folded. Leaves out names that are more often a month or a town. */
const FIRST_NAMES =
  'aaron abby abdul abigail adam adele adrian aisha alan albert alex alexa alexander alexandra alexis alfie ali alice alicia alison ' +
  'allan amanda amber amelia amina amy andrea andreas andrew andy angela angie anita ann anna anne annie anthony antonio archie arthur ' +
  'ashley ayesha barbara barry beatrice becky ben benjamin bernard beth bethany betty beverly bill billy bob bobby brad brandon brenda ' +
  'brian bruce bryan cameron carl carla carlos carol caroline catherine cathy charles charlie charlotte cheryl chloe chris christian ' +
  'christina christine christopher cindy claire clare colin connor craig crystal cynthia daisy dan daniel danielle danny darren dave ' +
  'david davina dawn dean debbie deborah debra denise dennis derek diana diane dominic donald donna dorothy doug douglas dylan eddie ' +
  'edward eileen elaine eleanor elena elizabeth ella ellen ellie emily emma eric erica erin ethan eva evan evelyn faisal fatima felicity ' +
  'fiona frances francis frank fred freddie gail gareth gary gavin gemma geoff george georgia gerald gill gillian glen glenn gloria gordon ' +
  'graham greg gregory hannah harold harriet harry hassan hayley hazel heather heidi helen henry holly howard hugh ian imran irene isaac ' +
  'isabella isla ivan ivy jack jackie jacob jacqueline jake james jamie jan jane janet janice jason jasmine jay jean jeff jeffrey jen jenna ' +
  'jennifer jenny jeremy jerry jess jesse jessica jill jim jimmy joan joanna joanne joe joel john johnny jon jonathan jordan jose joseph ' +
  'josh joshua joy joyce juan judith judy julia julian julie justin karen karl kate katherine kathleen kathryn kathy katie kay keith ' +
  'kelly ken kenneth kerry kevin khalid kim kimberly kirsty kyle larry laura lauren laurence leah leanne lee leo leon leonard leslie lewis ' +
  'liam lily linda lindsay lisa liz lloyd logan lorraine louis louise luca lucas lucy luke lynn maggie malcolm marcus margaret maria marian ' +
  'marie marilyn marion mark martha martin martyn marvin mary mason matt matthew maureen max maya megan mel melanie melissa mia michael ' +
  'michelle mick miguel mike mohammed molly monica muhammad nadia nancy naomi natalie natasha nathan neil nicholas nick nicky nicola nicole ' +
  'nigel nina noah noel nora norman oliver olivia oscar owen pam pamela pat patricia patrick paul paula pauline pedro peggy pete peter ' +
  'phil philip phillip phoebe phyllis polly poppy priya rachel ralph randy raj raymond rebecca rhys ricardo richard rick ricky rita rob ' +
  'robert roberta robin rodney roger ron ronald rory rosie ross roy ruby russell ruth ryan sally sam samantha samuel sandra sandy sara ' +
  'sarah scott sean sebastian shane shannon sharon shaun sheila shirley sian simon sofia sonia sophia sophie stacey stan stanley stella ' +
  'stephanie stephen steve steven stewart stuart sue susan suzanne sylvia tamara tania tanya tara ted terence teresa terry theo theresa ' +
  'thomas tim timothy tina toby todd tom tommy tony tracey tracy trevor tyler valerie vanessa vera veronica vicky victor victoria ' +
  'vincent violet walter wayne wendy wesley will william yasmin yusuf yvonne zac zach zoe ' +
  'achim alexandra andrea anke annette anja antje axel bernd birgit björn brigitte carsten christa christoph claudia cornelia daniela ' +
  'detlef dieter dirk doris eckhard elke erik ernst erwin eva felix florian franz franziska frauke friedrich fritz gabi georg gerd gerhard ' +
  'gisela günter günther hans harald hartmut hasan heike heiko heinrich heinz helga helmut henrik herbert hildegard holger horst ilse inge ' +
  'ingo ingrid jana jens joachim jochen johann johanna johannes jonas jörg josef julian jürgen juliane jutta kai karin karla katharina ' +
  'kathrin katja katrin kerstin klara klaus konrad kurt lars lea lena leonie lothar ludwig lukas lutz manfred manuela marcel marianne mario ' +
  'marko markus marlene marta martina matthias mehmet meike melanie michaela mirko moritz mustafa nadine niklas nils norbert olaf petra ' +
  'rainer ralf reiner reinhard renate robert roland rolf rudi rudolf rüdiger sabine sandra sascha sebastian silke silvia simone sonja ' +
  'stefan stefanie steffen susanne sven svenja tanja theresa thorsten till tobias torsten udo ulrich ulrike ursula uta ute uwe verena ' +
  'volker werner wilhelm winfried wolfgang yannick ' +
  'adrien agnès alain alexandre amandine amélie anaïs antoine arnaud aurélie aurélien baptiste benoît bernadette bertrand brigitte bruno ' +
  'camille cécile cédric céline chantal clément corinne cyril damien delphine denis didier dominique élise élodie emmanuel émilie éric ' +
  'estelle étienne fabien fabrice florence franck françois françoise frédéric gaëlle gérard gilles guillaume guy hélène henri hervé hugo ' +
  'inès isabelle jacques jean jérémy jérôme joël josé julien karim laurent léa ludovic lionel loïc luc lucie madeleine manon marc martine ' +
  'mathieu mathilde maxime mireille monique mohamed nathalie nicolas noémie odile olivier pascal patrice philippe pierre quentin raphaël ' +
  'rémi renée romain sabrina sébastien serge séverine solène stéphane stéphanie sylvain sylvie théo thierry thibault tristan valentin ' +
  'valérie véronique virginie xavier yann yves ' +
  'adriana agustín alba alberto alejandra alejandro alfonso álvaro ana andrés ángel ángela antonia beatriz begoña blanca carlos carmen ' +
  'carolina clara concha cristina diego eduardo elena emilio enrique ernesto esteban esther fernando francisca francisco gabriel gabriela ' +
  'gonzalo guillermo gustavo héctor ignacio inés íñigo irene isabel iván javier jesús joaquín jorge josefa juana juanjo julio laura leticia ' +
  'lola lorena lourdes luis luisa manolo manuel marcos maría mariano marina mercedes mónica montse nacho nuria óscar pablo paco paloma ' +
  'patricia paz pepe pilar rafael ramón raquel raúl rocío rodrigo rosa rosario rubén santiago sergio silvia sonia susana tomás trini vicente ' +
  'víctor ximena yolanda ' +
  'alessandra alessandro alessia angelo antonella arianna benedetta bianca chiara claudio dario davide domenico donatella elisa elisabetta ' +
  'emanuele enrico enzo fabio fabrizio federica federico filippo flavia francesca francesco franco giacomo gianluca gianni gianna giorgia ' +
  'giorgio giovanna giovanni giulia giuliana giulio giuseppe ilaria lorenzo luana luciano luigi maddalena marcello mariangela marco ' +
  'massimo matteo mattia maurizio michele mirella nicola ornella paola paolo pasquale pietro riccardo roberto rosanna salvatore serena ' +
  'simona stefania stefano tiziana tommaso umberto valentina vincenzo vittoria vittorio ' +
  'adriano afonso andreia antónio artur bárbara beatriz bernardo bia bruna caio camila catarina cátia cláudia cristiano débora diogo duarte ' +
  'fábio fátima felipe fernanda filipa filipe flávia gisele gonçalo guilherme helena henrique hugo inês joana joão jorge josé júlia juliana ' +
  'larissa leandro letícia lúcia luís luísa luiz márcia márcio mariana marta mateus matilde miguel mônica natália nuno patrícia paulo ' +
  'pedro rafaela renata renato rita rodrigo rogério rosana rui sílvia sofia sónia susana tânia teresa thiago tiago tomás vânia vasco vítor ' +
  'aafke anouk annelies arjan bart bas bert bram cees coen daan dirk eefje els emiel erik esmée femke fleur frits geert gerrit guus ' +
  'hanneke hans henk hilde ilse ineke iris jaap jan janneke jasper jeroen jesse joep joke joost joris judith karel karin kees klaas koen ' +
  'koos lars lieke lotte maaike maarten marieke marijke marjan marloes martijn mieke milan mirjam nienke niels noor piet pieter ria ' +
  'rik ruud sander sanne sem sjoerd stijn teun thijs tijn tineke truus wim willem wouter'

/** Of these, words of everyday speech: names only with a capital. */
const WORDS =
  'alba amber angel bas bill bill blanca clara concha crystal daisy dan dawn dean elvis esther flora florence frank franco guy harry holly ' +
  'jack jan joy luna marina mark max mercedes mia mick noel norman olive pat paz pilar poppy rob robin rocio rosa rosario ruby sander ' +
  'scott sem stella sue till uta victor violet vera will'

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const NAMES: ReadonlySet<string> = new Set(bare(FIRST_NAMES).split(' '))
const NEED_CAPITAL: ReadonlySet<string> = new Set(WORDS.split(' '))

/** Whether a word is a common first name, in small letters too where it is nothing else. */
export const isFirstName = (word: string): boolean =>
  NAMES.has(bare(word)) && (/^\p{Lu}/u.test(word) || !NEED_CAPITAL.has(bare(word)))
