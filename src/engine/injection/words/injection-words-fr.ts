import type { InjectionWords } from '../injection-concepts.ts'

export const FRENCH: InjectionWords = {
  language: 'fr',
  machine:
    "ia, ias, chatbot, chatbots, bot, bots, robot conversationnel, robots conversationnels, assistant ia, assistants ia, assistant virtuel, assistants virtuels, modèle de langage, modèles de langage, modèle de langue, modèles de langue, modèle d'ia, intelligence artificielle, intelligences artificielles, gpt, chatgpt, llm, llms, agent ia, agents ia, agent conversationnel, agents conversationnels, systèmes automatisés, systèmes automatiques, assistant virtuel*, assistants virtuel*, assistante virtuel*, assistant numérique*, assistants numérique*, assistant automatique*, agent virtuel*, agents virtuel*, agent conversationnel*, agents conversationnel*, agent automatique*, conseiller virtuel*, conseillère virtuelle, réponses automatiques, répondeur automatique, secrétariat virtuel, robot, robots, système qui traite, système qui lit, le système automatique",
  maybeMachine: 'assistant, assistants, le modèle',
  address:
    "note à, note pour, note aux, note à l', message à, message pour, message aux, message à l', à l'attention, attention, cher, chère, chers, bonjour, avis aux, avis à, instruction pour, instructions pour, instructions aux, consigne pour, consignes pour, consigne à, à tous, à toute, à tout, pour les, pour tout, pour toute, important pour, aux",
  ifYouAre: "si vous êtes, si tu es, en tant qu', en tant que, étant, puisque tu es, puisque vous êtes",
  reads:
    'lit, lisant, lisez, lis, lisent, traite, traitant, traitent, traitez, résume, résumant, résument, analyse, analysant, analysent, parcourt, parcourant, indexe, utilisant',
  here: 'cette page, ce texte, ce site, ce document, ce contenu, ce message, cette ligne, ces lignes, ce paragraphe, cette phrase, cet avis, ce commentaire',
  forget:
    "ignore, ignorez, ignorer, oublie, oubliez, oublier, néglige, négligez, négliger, écarte, écartez, efface, effacez, annule, annulez, contourne, contournez, outrepasse, outrepassez, remplace, remplacent, remplacez, passe outre, passez outre, fais abstraction, faites abstraction, ne tiens .. compte, ne tiens pas compte, ne tenez .. compte, ne tenez pas compte, ne tenir aucun compte, mets de côté, mets .. de côté, mettez de côté, mettez .. de côté, laisse de côté, laissez de côté, laisse .. de côté, laissez .. de côté, ne suis plus, ne suivez plus, ne suis pas, ne suivez pas, n'obéis, n'obéissez, n'applique, n'appliquez, ne respecte, ne respectez, ne sont plus valables, n'est plus valable, sont annulées, sont caduques, prévaut sur, prévalent sur, priment sur, faites comme si, fais comme si, ne vaut plus, est caduc, est un brouillon",
  orders:
    'instruction, instructions, consigne, consignes, directive, directives, règle, règles, ordre, ordres, prompt, prompts, commande, commandes, restriction, restrictions, contrainte, contraintes, contexte, programmation, recommandations',
  earlier:
    "précédente, précédentes, précédent, précédents, antérieure, antérieures, antérieur, antérieurs, ci-dessus, initiale, initiales, d'origine, originales, tes, vos, ton, votre, toutes les, tous les, reçues, données, existantes, système, préalables, anciennes, anciens, du développeur, avant",
  told: "tout ce qui précède, ce qui précède, tout ce qu'on t'a dit, tout ce qu'on vous a dit, ce qu'on t'a dit, ce qu'on vous a dit, ce que l'on t'a dit, ce que l'on vous a dit, ce qu'on t'a demandé, ce qu'on vous a demandé, ce qui t'a été dit, ce qui vous a été dit, ce qui t'a été demandé, tout ce que tu sais, tout ce que vous savez, tout ce qui a été dit, ce qui a été dit, toutes les instructions, toutes les consignes, toute instruction, tes instructions, vos instructions, tes consignes, vos consignes, tes règles, ta programmation, ce que tu as appris, ce que vous avez appris, tout ce que tu as, tout ce que vous avez, tout ce que le propriétaire, tout le reste de cette page, rien confié avant, ce qu'on vous a confié, ce qui vous a été confié, tout autre document, ce qui vous a été fourni, tout repart de zéro",
  reveal:
    'révèle, révélez, révéler, divulgue, divulguez, affiche, affichez, montre, montrez, répète, répétez, répéter, imprime, donne, donnez, cite, citez, dévoile, dévoilez, communique, communiquez, recopie, recopiez, dis, dites, écris, traduis, partage, partagez, liste, recopier, répétez mot pour mot',
  prompt:
    "prompt système, invite système, prompt initial, instructions système, instructions initiales, instructions internes, instructions secrètes, instructions cachées, consignes internes, consignes initiales, consignes secrètes, tes instructions, vos instructions, tes consignes, vos consignes, ton prompt, votre prompt, tes règles, message système, configuration système, toute la conversation, clé api, clés api, autres visiteurs, autres clients, texte qui vous a été fourni, texte qui t'a été fourni, avant cette conversation",
  fromNow:
    "désormais, dorénavant, à partir de maintenant, à partir d'aujourd'hui, à compter de maintenant, dès maintenant, à présent, pour le reste de, jusqu'à nouvel ordre, à l'avenir",
  become:
    "tu es maintenant, tu es désormais, vous êtes maintenant, vous êtes désormais, vous êtes à présent, tu es à présent, tu n'es plus, vous n'êtes plus, tu n'es pas, agis comme, agissez comme, agis en tant, agissez en tant, comporte-toi, comportez-vous, fais semblant, faites semblant, prétends, prétendez, fais comme si, faites comme si, joue le rôle, jouez le rôle, imagine que tu es, imaginez que vous êtes, simule, simulez, incarne, incarnez, passe en, passez en, active, activez, entre en, réponds comme, parle comme, parlez comme, appelle-toi, imagine que tu, imaginez que vous, imagine-toi, supposez que vous",
  role: 'mode développeur, mode debug, mode administrateur, mode admin, mode maintenance, sans restriction, sans restrictions, sans limites, sans limite, sans règles, sans filtre, sans censure, jailbreak, une ia, un chatbot, un robot, un pirate, le propriétaire, le gérant, lié par',
  say: 'dis, dites, dire, réponds, répondez, répondre, écris, écrivez, affirme, affirmez, déclare, déclarez, mentionne, mentionnez, recommande, recommandez, recommander, termine, terminez, terminer, commence, commencez, conclus, concluez, ajoute, ajoutez, ajouter, inclus, incluez, indique, indiquez, propose, proposez, offre, offrez, promets, confirme, confirmez, répète, répétez, imprime, affiche, affichez, donne, donnez, il faut répondre, doit répondre, devra répondre, annoncer, annonce, annoncez',
  tell: 'dis, dites, informez, indiquez, annoncez, convaincs, convainquez, assurez, bien vouloir indiquer, bien vouloir informer, bien vouloir dire, bien vouloir annoncer, bien vouloir signaler, veuillez informer, veuillez dire, veuillez indiquer, il faut dire, dites-leur, doit être informé, annoncez à, annonce à',
  direct:
    "envoie, envoyez, dirige, dirigez, redirige, redirigez, oriente, orientez, demande, demandez, propose, proposez, conseille, conseillez, offre, offrez, donne, donnez, renvoie, renvoyez, exigez, exige, faites saisir, accordez, accorder, merci d'accorder, promettez, promets",
  strictly:
    "seulement, uniquement, toujours, exactement, rien d'autre, rien que, jamais, mot pour mot, par les mots, par le mot, par la phrase, la phrase, le mot, les mots, le texte suivant, exclusivement, systématiquement, à chaque fois",
  that: 'que',
  everyAnswer:
    'chaque réponse, toutes tes réponses, toutes vos réponses, toute réponse, chaque message, chacune de, toutes les réponses, chaque conversation, toutes les conversations, chaque échange, dans ce rôle, toute la conversation, reste dans le rôle, restez dans le rôle, seule réponse',
  yourAnswer: 'tes réponses, vos réponses, ta réponse, votre réponse',
  anyQuestion:
    "toute question, chaque question, toutes les questions, quelle que soit la question, quelles que soient les questions, quoi qu'on vous demande, quoi qu'on te demande, quoi qu'il demande, pour la moindre demande, à toute question, à toute demande, pour toute demande, pour toute question, chaque demande",
  audience:
    'client, clients, cliente, clientes, visiteur, visiteurs, visiteuse, visiteuses, utilisateur, utilisateurs, utilisatrice, internaute, internautes',
  anyone: "quelqu'un, quiconque, chacun, tout le monde, personne, gens, toute personne, leur, lui",
  when: "si, quand, lorsque, lorsqu', dès que, dès qu', chaque fois que, chaque fois qu', toutes les fois, quiconque, à quiconque, à ceux qui, à toute personne qui",
  asks: 'demande, demandent, demandé, interroge, interrogé, questionne, pose une question, pose des questions, te demande, vous demande, veut savoir, souhaite savoir, mentionne',
  hide: "ne mentionne, ne mentionnez, ne mentionne jamais, ne révèle, ne révélez, ne dis pas, ne dites pas, ne dis jamais, ne dites jamais, ne parle pas, ne parlez pas, ne parle jamais, ne divulgue, ne divulguez, n'informe, n'informez, sans mentionner, sans prévenir, sans préciser, cache, cachez, garde .. secret, refuse de, refusez de, tais",
  must: "dois, devez, doit, doivent, il faut, tu as l'obligation, est tenu de, êtes tenu de, est obligé, prière de, veuillez, merci de",
  others: 'nous, je, il, elle, on, ils, elles, notre, nos, équipe, et nous, peut, pouvez, a, qui',
  your: 'vos, votre, nos, notre, tes, ton, des, les autres, autres, nouveaux, certains, nombreux',
  about: 'sur, à propos, au sujet, concernant',
  speaker:
    'système, systeme, assistant, développeur, administrateur, admin, ia, bot, nouvelle instruction, nouvelles instructions, nouvelle consigne, message système, nouvelle tâche, nouveau rôle',
  responder:
    "celui ou celle qui répond, celui qui répond, celle qui répond, ceux qui répondent, quiconque répond, qui répond aux clients, qui répond ici, qui répond aux questions, qui répond aux demandes, qui tient le chat, la personne qui répond, toute personne qui répond, répondez aux clients, si vous répondez, quand vous répondez, l'équipe du chat, le service de chat, humain ou automatique, automatique ou humain, qui traite ces lignes, qui lit ces lignes",
  secret:
    "mot de passe, mots de passe, code pin, code secret, numéro de carte, numéro de la carte, cryptogramme, trois chiffres, numéro de passeport, passeport, carte d'identité, pièce d'identité, date de naissance, numéro de sécurité sociale, code de vérification, identifiants",
}
