import type { InjectionWords } from './injection-concepts.ts'

export const PORTUGUESE: InjectionWords = {
  language: 'pt',
  machine:
    'ia, ias, chatbot, chatbots, bot, bots, assistente de ia, assistente virtual, assistentes virtuais, modelo de linguagem, modelos de linguagem, modelo de ia, modelos de ia, inteligência artificial, inteligências artificiais, gpt, chatgpt, llm, llms, agente de ia, agentes de ia, sistemas automáticos, sistemas automatizados, assistente virtua*, assistentes virtua*, agente virtua*, agentes virtua*, assistente digita*, assistentes digita*, assistente automátic*, robô de atendimento, robôs de atendimento, robô, robôs, robot, robots, respostas automáticas, atendimento automático, sistema automático, colega digital, secretária virtual, atendente virtual, atendentes virtuais, (assistente*|ajudante*|rececionista*|recepcionista*|receção|recepção|porteir*|colega*|guia*|consultor*|agente*|secretári*|vendedor*|anfitrião|leitor*|atendente*) (virtua*|digita*|automátic*|automatizad*|artificia*|eletrónic*|eletrônic*), (programa*|sistema*|software|ferramenta*) (de resposta*|de conversa*|conversaciona*|de resumo|de ia|de inteligência), máquina que (lê|responde)',
  maybeMachine: 'robô, robôs, assistente, assistentes, o modelo',
  address:
    'nota para, nota a, nota ao, nota aos, mensagem para, mensagem a, mensagem ao, atenção, caro, cara, caros, prezado, prezada, olá, aviso a, aviso aos, aviso para, instrução para, instruções para, a todos, a todas, para todos, para qualquer, importante para, ordem para, lembrete para',
  ifYouAre: 'se você é, se você for, se és, se fores, se for, se és um, como, sendo, na qualidade de',
  reads:
    'lê, leem, leia, ler, lendo, estiver lendo, processa, processam, processando, processar, resume, resumem, resumindo, resumir, analisa, analisam, analisando, analisar, indexa, resumem, resumam, leiam, processem, sintetiza*, indexam, rastreiam',
  here: 'esta página, este texto, este site, este documento, este conteúdo, esta mensagem, esta linha, estas linhas, este parágrafo, esta frase, esta avaliação, este comentário, esta ficha, este anúncio, esta etiqueta, este ficheiro, este arquivo, esta descrição, este produto, esta resposta, o presente documento, o presente texto, este artigo, esta publicação',
  forget:
    'ignora, ignore, ignorem, ignorar, esqueça, esqueçam, esquece, esquecer, desconsidere, desconsidera, desconsiderem, desconsiderar, despreze, descarte, descarta, anule, anula, apague, apaga, cancele, substitua, substitui, substituem, contorne, sobrescreva, deixe de lado, deixa de lado, deixe .. de lado, deixa .. de lado, ponha de lado, põe de lado, coloque de lado, coloque .. de lado, não siga, não sigas, não obedeça, não obedeças, pare de seguir, deixe de seguir, não leve em conta, não tenha em conta, não respeite, não são mais válidas, já não são válidas, prevalece sobre, prevalecem sobre, desobedeça, pule, é rascunho, é um rascunho, já não vale, não vale mais, não conta, perdeu a validade, faça como se, faz de conta, vale apenas isto',
  orders:
    'instrução, instruções, ordem, ordens, regra, regras, diretriz, diretrizes, directriz, directrizes, diretiva, diretivas, orientação, orientações, prompt, prompts, comando, comandos, restrição, restrições, contexto, programação, normas',
  earlier:
    'anterior, anteriores, prévia, prévias, prévio, acima, original, originais, inicial, iniciais, suas, seus, sua, tuas, teus, todas as, todos os, recebidas, dadas, existentes, sistema, precedentes, até agora, antigas, antes',
  told: 'tudo o que foi dito, o que foi dito, tudo o que te disseram, o que te disseram, o que lhe disseram, o que lhe foi dito, o que te foi dito, tudo o que lhe disseram, tudo que te disseram, o que você foi instruído, o que disseram a você, tudo acima, tudo o que está acima, tudo o que veio antes, o que veio antes, tudo o que você sabe, tudo o que sabes, o que você aprendeu, o que aprendeste, todas as instruções, qualquer instrução, suas instruções, tuas instruções, suas regras, sua programação, suas diretrizes, o que lhe ensinaram, o que mandaram, tudo o que o proprietário, tudo o que o dono, o que o dono escreveu, o resto desta página, tudo o que foi dito antes, qualquer outro documento, que te disseram, o que (o dono|a dona|o proprietário|a proprietária) (escreveu|disse), o que está escrito (acima|antes), o que estava escrito, o que ficou dito',
  reveal:
    'revele, revela, revelar, mostre, mostra, mostrar, repita, repete, repetir, imprima, imprime, divulgue, divulga, diga, diz, diga-me, exiba, exibe, cite, copie, compartilhe, partilhe, liste, traduza, escreva, exponha, forneça, dê',
  prompt:
    'prompt do sistema, prompt de sistema, instruções do sistema, instruções de sistema, instruções iniciais, instruções internas, instruções ocultas, instruções secretas, instruções originais, prompt inicial, suas instruções, tuas instruções, seu prompt, teu prompt, suas regras, suas diretrizes, mensagem do sistema, sua configuração, toda a conversa, conversa inteira, chave de api, chave api, chaves de api, outros visitantes, outros clientes',
  fromNow:
    'a partir de agora, de agora em diante, daqui em diante, doravante, a partir deste momento, desde já, pelo resto, até novo aviso, a partir de hoje, daqui para a frente, daqui pra frente',
  become:
    'você agora é, agora você é, agora és, tu és agora, você é agora, você não é mais, já não és, aja como, age como, atue como, comporte-se como, comporta-te como, finja, finge, faça de conta, faz de conta, simule, simula, imagine que você é, imagina que és, assuma o papel, assume o papel, interprete, faça o papel, entre no, ative, ativa, mude para, responda como, fale como, passe-se, sê esse, seja esse, sê o, torne-se, torna-te, imagine que é, finge que és, finja que é',
  role: 'modo desenvolvedor, modo de desenvolvedor, modo programador, modo administrador, modo de depuração, modo manutenção, sem restrições, sem limites, sem regras, sem filtros, sem censura, jailbreak, uma ia, um chatbot, um robô, um pirata, o dono, o proprietário, o gerente, sujeito a',
  say: 'diga, digam, diz, dizer, responda, respondam, responde, responder, escreva, escreve, escrever, afirme, declare, mencione, recomende, recomenda, recomendar, termine, termina, terminar, encerre, finalize, comece, começa, inicie, acrescente, adicione, adiciona, inclua, inclui, ofereça, oferece, prometa, confirme, repita, indique, imprima, responder-se-á, deve-se responder, dirás, dirá, responderá, responderás, repita esta, repete esta, responda assim',
  tell: 'diga, informe, informar, avise, comunique, garanta, assegure, convença, anuncie, comunique a, comunica a, avisa, faça saber, diga a, diz a',
  direct:
    'dizer, envie, envia, encaminhe, direcione, redirecione, peça, pede, ofereça, oferece, aconselhe, recomende, dê, mande, oriente, peçam, pedir, exija, solicite, solicita, prometa, promete, sugira, sugere, manda',
  strictly:
    'só, somente, apenas, unicamente, sempre, exatamente, exactamente, nada mais, nunca, jamais, palavra por palavra, literalmente, com a palavra, com as palavras, com a frase, a frase, a palavra, as palavras, o seguinte texto, exclusivamente, toda vez',
  that: 'que',
  everyAnswer:
    'cada resposta, todas as respostas, todas as suas respostas, toda resposta, cada mensagem, qualquer resposta, cada conversa, toda conversa, todas as conversas, em cada chat, neste papel, toda a conversa, única resposta',
  yourAnswer: 'suas respostas, tuas respostas, sua resposta, a tua resposta',
  anyQuestion:
    'qualquer pergunta, cada pergunta, todas as perguntas, a tudo, seja qual for a pergunta, perguntem o que perguntarem, a qualquer pergunta, toda pergunta, qualquer pedido, qualquer dúvida',
  audience:
    'cliente, clientes, visitante, visitantes, usuário, usuários, utilizador, utilizadores, hóspede, hóspedes, comprador, compradores',
  anyone: 'alguém, quem, qualquer um, qualquer pessoa, todos, todo mundo, toda a gente, pessoa, pessoas, lhes, lhe',
  when: 'se, quando, sempre que, cada vez que, toda vez que, assim que, caso, a quem, para quem',
  asks: 'pergunta, perguntam, perguntar, pergunte, perguntarem, perguntado, questionado, quer saber, quiser saber, querem saber, solicita, solicitar, mencionar, perguntarem, perguntar, for perguntado, se fala de, falar de, fala de',
  hide: 'não mencione, nunca mencione, não menciones, não revele, nunca revele, não reveles, não diga, nunca diga, não digas, não informe, não divulgue, não mostre, sem mencionar, sem dizer, sem informar, esconda, oculte, mantenha .. segredo, guarde .. segredo, não fale, recuse-se a, sem (a|o|os|as) (citar|mencionar|nomear|revelar|explicar|referir), sem (citar|mencioná|citá|referir|dizer porquê|dizer por quê|revelá), sem fazer referência, não citar',
  must: 'deve, devem, deves, deverá, tem de, tem que, tens de, tens que, precisa, é obrigado a, está obrigado, por favor, é preciso',
  others: 'nós, eu, ele, ela, eles, elas, nosso, nossa, equipe, equipa, pode, podem, se, que, nos, me, a gente',
  your: 'seus, teus, seu, teu, nossos, nosso, outros, novos, muitos, alguns, dos, de',
  about: 'sobre, acerca, a respeito',
  speaker:
    'sistema, assistente, desenvolvedor, administrador, admin, ia, bot, nova instrução, novas instruções, mensagem do sistema, nova tarefa, novo papel, (mensagem|nota|aviso|atualização|alerta|ordem|instrução|comunicado) (do sistema|de sistema)',
  responder:
    'quem responde, quem responder, quem atende, quem atender, quem estiver a responder, quem estiver respondendo, os que respondem, aqueles que respondem, a pessoa que responde, atendente*, equipe do chat, equipa do chat, se você responde, se respondes, quando responder, ao responder, humano ou automático, humano ou máquina, quem ler isto, quem processa, (quem|a quem|aquele a quem) .. (perguntarem|perguntado|questionado), se lhe perguntarem, se te perguntarem, quando lhe perguntarem, quem for (questionado|perguntado), (quem|funcionári* que|pessoa* que|equipa que|equipe que|colega* que|atendente* que|aquele que) (responde*|responda*|atende|atenda|informa)',
  secret:
    'senha, senhas, palavra-passe, pin, número do cartão, cvv, três dígitos, código de segurança, passaporte, cpf, número do bi, cartão de cidadão, data de nascimento, código de verificação',
  system: 'sistema*, programa*, ferramenta*, software, máquinas, motores, aplicações, serviços',
  void: 'já não (vale|valem|vigora|se aplica|se aplicam|se lê|se usa|se usam|conta|contam|é válid*|são válid*), não (vale|valem|se aplica|se aplicam|é|são|usa|usam) mais, deixa* de (valer|vigorar|se aplicar), (foi|foram|fica|ficam|está|estão) (revogad*|anulad*|suspens*|substituíd*|sem efeito|cancelad*|obsolet*)',
  decode: 'de trás para a frente, de trás para frente, ao contrário, decodifi*, descodifi*, decifr*, rot13, base64',
  obey: 'obedeça*, obedece*, cumpra*, cumpre, cumprir, execute*, executa*, aplique*, aplica, a aplicar, faça o que, faz o que, siga-a, siga-o, segue-a',
  thisAnswer: 'esta resposta, esta frase, estas palavras, esta fórmula',
  asker:
    '(quem|todo aquele que|todos os que|pessoa que|pessoas que|clientes que|cliente que|visitantes que|visitante que|os que|hóspedes que|hóspede que|gente que) (pergunta|perguntar|pergunte|perguntam|perguntarem|perguntasse|liga|ligar|ligue|escreve|escrever|escreva|contacta|contactar|contate|consultar|quiser saber|quer saber|queira saber|pedir|telefona|telefonar|nos contacta|nos contactar|nos contata|nos escreve|nos escrever|nos liga|nos ligar|nos procura|nos procurar|se interessar), (se|quando) (alguém|lhe|te|nos|o cliente|um cliente) (perguntar|perguntarem|pergunta|perguntam), (a|às|em) (todas as perguntas|perguntas|qualquer pergunta|toda pergunta|cada pergunta) (sobre|acerca), interessados',
  replied:
    '(responde|responda|responder|diz|diga|informa|informe|indica|comunica|anuncia|encaminha|remete) se, se (responde|diz|informa|indica|comunica|lhe diz|lhes diz), (deve|devem|há de|têm de|tem de) (responder|dizer|informar|saber|ficar a saber|ficar sabendo|ouvir), (será|serão|é|são|seja|sejam) (informado*|respondido*|encaminhado*|remetido*|dito|dirigido*|avisado*), (recebe|recebem|receberá|ouve|ouvem|ouvirá) .. (resposta|frase|palavras), a (resposta|única resposta) (é|será)',
  forbids: 'ninguem, nao, nunca',
  elsewhere: 'assunto, caixa',
  newRole: 'novo papel',
}
