import type { LanguageLeads } from './lead-words.ts'

export const portugueseLeads: LanguageLeads = {
  language: 'pt',
  leads: {
    nameFollows: 'o? ?meu nome (?:é|e), me chamo, chamo-me',
    nameMayFollow: '[Aa]qui (?:é|fala)(?: [oa])?, [Dd]aqui (?:é|fala)(?: [oa])?, [Ss]ou(?: [oa])?',
    nameLabels: 'nome',
    greetings: 'ol[áa], oi, bom dia, boa (?:tarde|noite)',
    greetedNameFollows: 'sou(?: [oa])?, (?:aqui|daqui) (?:é|fala)(?: [oa])?',
    hurriedNameFollows: 'sou(?: [oa])?, aqui(?: é)?(?: [oa])?',
    numberFollows: `meu (?:n[úu]mero|tel(?:efone|em[óo]vel)?|telem[óo]vel|tlm|celular|whatsapp)(?: de telefone)?(?: (?:é|e))?(?: o)?,
    (?:tel(?:efone)?|tlm) ?(?=:), lig(?:uem|ue|ar|a)(?:-me)?(?: para(?: o)?)?`,
    labelAfter: '(?:é|e) (?:o )?(?:meu|nosso)',
    firstNameFollows: '[Aa]qui (?:é|fala)(?: [oa])?, [Pp]erguntem? (?:por|pel[oa])',
    capitalNameFollows: '[Ss]ou(?: [oa])?',
    farewells: '[Oo]brigad[oa], [Cc]umprimentos, [Aa]braço',
    courtesies: 'Obrigad[oa], Abraço, Olá, Perfeito, Sim',
    companyFollows: `d[ae] empresa, trabalho (?:na|no|para), (?:a minha|minha|nossa) empresa(?: é| chama-se| se chama)?`,
    needFollows: `(?:(?:estou|estamos) (?:à procura de|a procurar|procurando)|procuro|procuramos|preciso de|precisamos de|queria|gostava de|gostaria de)(?: receber)?,
    interessad[oa]s? (?:em|n[oa]s?)`,
    wantingToKnow: 'saber, perguntar',
    spending: 'não mais de, orçamento(?! para), até, no máximo',
    reaching: '(?:lig|contact|escrev|mand)\\p{L}*-me(?!\\p{L}), me (?:lig|contact)\\p{L}*',
    buying: `(?:quero|queremos|gostaria de|queria)~30(?:comprar|reservar|encomendar|marcar|inscrever), fic(?:o|amos) com,
    inscrevo-me, (?:reserve|marque)(?:-me|-nos)?(?!\\p{L})`,
    askingWhetherBooked: `(?:já )?(?:está|fica|estou|estamos) (?:já )?(?:reservad|marcad|confirmad|inscrit|encomendad)[oa]s?`,
    takingBack: '(?:apag|elimin|esque[çc]|remov)\\p{L}*~25(?:mail|número|telefone|dados|endereço)',
    agreeing: 'sim, com certeza, pode ser, concordo',
    refusing: 'não, nao, melhor não, espera, espere',
    trades: 'Loja, Farmácia, Escola, Agência, Ferragens, Móveis, Associação',
    firstNames: `adriano afonso andreia antónio artur bárbara beatriz bernardo bia bruna caio camila catarina cátia cláudia
    cristiano débora diogo duarte fábio fátima felipe fernanda filipa filipe flávia gisele gonçalo guilherme helena
    henrique hugo inês joana joão jorge josé júlia juliana larissa leandro letícia lúcia luís luísa luiz márcia
    márcio mariana marta mateus matilde miguel mônica natália nuno patrícia paulo pedro rafaela renata renato rita
    rodrigo rogério rosana rui sílvia sofia sónia susana tânia teresa thiago tiago tomás vânia vasco vítor`,
  },
}
