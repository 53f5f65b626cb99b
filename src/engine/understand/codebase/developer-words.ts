/**
 * What tells text for those who build a website or a program from text for those who buy what it offers, in the
 * languages READMEs come in.
 */

/**
 * Headings of what no buyer reads, whatever stands below them; the marks and numbers before their words are taken off.
 */
export const DEVELOPER_HEADING = new RegExp(
  '^(?:' +
    'licen[cs]es?|copyright|install\\w*|getting started|quick ?start|set(?:ting)? ?-?up|build(?:ing)?|(?:local )?develop\\w*|contribut\\w*|(?:i )?(?:want|wan[nt]a) to contribute|report(?:ing)? (?:\\p{L}+ ){0,2}(?:bug|issue|problem|vulnerabilit)\\w*|bugs?(?: reports?)?|issues|feature requests|running|run (?:it|the|locally|(?:\\p{L}+ )?tests?)|tests?|testing|badges?|change ?log|' +
    '(?:table of )?contents|acknowledg\\w*|credits|deploy\\w*|hosting|(?:\\p{L}+ )?(?:structure|layout|tree|architecture)|files|' +
    '(?:tech\\w*|technical|built) ?(?:stack|with|notes?|details)?|technologies|stack|(?:available )?scripts|commands|environment|env|config\\w*|customi[sz]\\w*|prerequisites|requirements|dependencies|' +
    'troubleshoot\\w*|maintain\\w*|maintenance|contributors?|collaborators?|emerit\\w*|sponsors?|backers|donat\\w*|(?:special |all )?thanks|hosted by|one-click|docker|compil\\w*|debug\\w*|versioning|releas\\w*|code of conduct|star history|' +
    'roadmap|to ?-?do|browser (?:support|compatibility)|seo|design (?:system|tokens|features|notes)|colou?rs?|typography|fonts|routes?|' +
    'migrations?|assets|how to (?:use|run|edit|update|deploy|install|build|contribute|develop|compile)|editing|updating|for developers|developer|' +
    'lokale? |entwickl\\w*|einrichtung|projektstruktur|struktur|ordnerstruktur|dateien|dateistruktur|technik|technologien?|technische|bereitstellung|veröffentlich\\w*|anpass\\w*|testen|online gehen|lizenz\\w*|voraussetzungen|befehle|mitwirk\\w*|aufbau|wartung|' +
    'estructura|tecnolog\\w*|despliegue|desarrollo|instalación|instalar|configuración|comandos|arquitectura|licencia|contribu\\w*|documentación técnica|requisitos|personaliza\\w*|créditos|archivos|' +
    'déploiement|développement|arborescence|structure|mise en (?:ligne|route|production)|lancer|licence|prérequis|personnalis\\w*|hébergement|fichiers|crédits|contenu du dépôt|' +
    'struttura|sviluppo|distribuzione|pubblicazione|installazione|licenza|stack tecnico|prossimi (?:step|passi)|autore|personalizza\\w*|requisiti|come (?:provarla|metterla|modificare|avviare)|' +
    'structuur|ontwikkel\\w*|installatie|licentie|bestanden|techniek|lokaal|deployen|vereisten|aanpassen|beheer|' +
    'estrutura|desenvolvimento|implanta\\w*|instalação|licença|pré-requisitos|personaliza\\w*|arquivos|publicação' +
    ')(?!\\p{L})',
  'iu',
)

/** Headings of where a program runs: with its makers or with who buys it. */
export const HOSTING_HEADING =
  /^(?:(?:[\p{L}-]+ )?cloud(?: (?:version|hosting|hosted|plans?))?$|hosted(?! by)|managed|self[- ]?host|selbst hosten|auto-?héberg|autoaloj)/iu

/** What a product has and needs; a website's features are its layout. */
export const PRODUCT_HEADING =
  /^(?:(?:key|main|core|top|all|current) )?features(?!\p{L})|^(?:\p{L}+ )?(?:apps|clients|plugins|extensions|platform support)$|^downloads?$|^(?:[\p{L}-]+ )?requirements$|^prerequisites$|^supported (?:platforms|systems|languages|browsers)/iu
/** What a product needs to run, wherever it is said. */
export const REQUIREMENTS_HEADING = /^(?:[\p{L}-]+ )?requirements$|^prerequisites$/iu
/** What its makers need is nothing that its buyers do. */
export const MAKERS_HEADING = /^(?:local |for )?(?:develop|contribut|build|test|compil|debug|hacking)/iu
/** A table of contents may be a heading above all others. */
export const CONTENTS = /^(?:table of )?contents/iu
/** What opens one on a click. */
export const CONTENTS_ALONE = /^\s*(?:table of )?contents:?\s*$/iu
export const DEEPEST = 6
export const LICENCE_HEADING = /^licen[cs]/iu
const SITE = '(?:web ?sites?|landing page|home ?page|webseite|sitio web|página web|site web|sito web|template)'
/** Says that the project is a website. */
export const WEBSITE = new RegExp(
  `^\\s{0,3}#{1,3} [^\\n]{0,150}${SITE}|\\b(?:is|are) (?:a|an|the) [^.\\n]{0,60}${SITE}(?!\\s(?!for|of|built|made|with|that|which|where|and|using|by|to|in|on|from|created|designed|developed)\\p{L})|` +
    `(?<!\\b(?:see|on|visit|to|from|check|at) (?:the|our|my) )${SITE} (?:for|of|built|für|von|de|del|para|di|per|van|voor)(?!\\p{L})`,
  'imu',
)
/** Characters of a README that tell what it is of. */
export const OPENING = 1_500

/** Says that somebody runs the program for its buyers. */
export const HOSTED =
  /\b(?:cloud|hosted|managed|paid|hosting) (?:version|service|plan|offering|edition)s?\b|\bwe (?:can )?host\b/iu
/** Says where a product can be tried, had or bought, and who helps. */
export const OFFERED = new RegExp(
  '\\b(?:live|public|online|free|hosted) (?:demo|trial)s?\\b|\\bsign(?:ing)? up (?:at|on|for)\\b|' +
    '\\bavailable (?:on|at|in|for|from|via|as)\\b|\\bofficially supported\\b|' +
    '\\b(?:community|commercial|paid|priority|professional|technical|enterprise|premium) (?:support|services?|help|edition|features)\\b|' +
    '\\bsupport (?:plans?|forum|group|contract)s?\\b|\\bFAQs?\\b',
  'iu',
)
/** Says which version of what a product needs. */
export const VERSIONED =
  /(?:>=?|≥|⩾)\s?v?\d|\b\d+(?:\.\d+)*\+|\bv?\d+(?:\.[\dx]+)*,? (?:or|and) (?:later|higher|newer|above|up)\b|\bat least version \d|\bversion \d[\d.]* minimum\b/iu
/** Says under which licence a product is. */
export const LICENSED =
  /\b(?:licen[cs]ed|released|distributed|available|published|open[- ]source) under\b.{0,80}(?:\blicen[cs]e|GPL|\bMIT\b|\bBSD\b|\bApache\b|\bMPL\b)|\bunder\b.{0,80}(?:\blicen[cs]e|GPL)/iu
/** A licence by its name. */
export const LICENCE_NAME = /\b(?:[AL]?GPL|MIT|BSD|Apache|MPL|EUPL|CC[ -]BY|ISC)(?![\p{L}])/u

/** Headings of what else buyers ask of a program: what it is, for whom, at what price. */
export const BUYER_HEADING = new RegExp(
  '^(?:' +
    'about(?! (?:this|the) (?:project|repo\\w*|code\\w*|(?:web)?site|template))|what (?:is|are|does|it|we|you)|why|who|(?:our )?(?:mission|vision)|(?:key |main |core )?benefits|pricing|prices|plans|editions|' +
    'faqs?|frequently asked|(?:\\p{L}+ )?demo$|(?:give it a )?try(?: it)?(?! locally)(?:$| )|contact|(?:\\p{L}+ ){0,3}support[?]$|getting help|links$|use cases|integrations|privacy|support$|(?:commercial|enterprise) |' +
    'über (?:uns|mich)|was (?:ist|sind)|warum|für wen|preise|tarife|häufige|datenschutz|' +
    'à propos|qu.est-ce|pourquoi|pour qui|tarifs|foire aux|confidentialité|' +
    'sobre (?:nosotros|mí)|qué es|por qué|para quién|precios|preguntas|privacidad|' +
    'chi siamo|cos.è|perché|per chi|prezzi|domande|sobre nós|o que é|porquê|por que|para quem|preços|perguntas|' +
    'over ons|wat is|waarom|voor wie|prijzen|veelgestelde|什么是|为什么|价格|常见问题|とは|料金|よくある' +
    ')',
  'iu',
)

/** Names of files and folders, variables, colours and addresses that only a developer meets. */
export const DEVELOPER_SIGN = new RegExp(
  '`[^`\\n]{1,200}`|' +
    '(?<![\\w@])[\\w./*-]{0,100}\\.(?:html?|php|jsx?|tsx?|mjs|cjs|s?css|json|ya?ml|toml|xml|mdx?|astro|vue|svelte|liquid|py|rb|sh|bat|sql|lock|webp|avif|svg|ico|htaccess|njk)(?![\\w/])|' +
    '(?<!\\S)\\.(?:env|git|github|htaccess|nojekyll)\\b|(?<![\\w/:.])(?:src|dist|public|assets|components|pages|images|img|css|js|node_modules)/|' +
    '\\b[A-Z][A-Z0-9]+_[A-Z0-9_]+\\b|#[0-9a-fA-F]{6}\\b|localhost|127\\.0\\.0\\.1',
  'u',
)

/** An entry of a list of what is to be done. */
export const TASK = /^\s*[-*+] \[[ xX]\]\s/u

/** One that is done. */
export const DONE = /^(\s*[-*+] )\[[xX]\]\s/u

/** Words of the craft. One alone may be what is sold; two of them in a line speak to a developer. */
export const DEVELOPER_WORD = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:' +
    'html5?|css3?|java ?script|typescript|tailwind\\w*|bootstrap|react|preact|vue|angular|svelte\\w*|next\\.?js|nuxt|astro|vite|webpack|parcel|node(?:\\.?js)?|npm|pnpm|yarn|python|php|laravel|django|flask|jekyll|hugo|eleventy|gatsby|' +
    'postgres\\w*|mysql|sqlite|mongodb|redis|supabase|firebase|prisma|drizzle|payload cms|wordpress|shopify cli|' +
    'git|github|gitlab|repo|repository|repositories|repositorio|dépôt|commit\\w*|branch|pull requests?|fork\\w*|clone\\w*|push(?:es|ed)?|' +
    'vercel|netlify|cloudflare|heroku|render|railway|hostinger|github pages|formspree|emailjs|web3forms|google fonts|font awesome|' +
    'json-?ld|schema(?:\\.org)?|structured data|sitemap|canonical|robots|meta(?: |-)?(?:tags?|description)|open graph|favicon|viewport|seo|lighthouse|core web vitals|lcp|lazy[ -]load\\w*|' +
    'responsive|responsivo|responsiv|breakpoints?|media queries|mobile-first|webp|avif|cdn|minif\\w*|vanilla|frameworks?|librar(?:y|ies)|bundl\\w*|' +
    'deploy\\w*|despliegue|déploiement|hosting|build|builds|builder|compil\\w*|linter|eslint|prettier|ci|workflow|pipeline|codebase|source code|code|quellcode|código|codice|boilerplate|starter|' +
    'placeholders?|platzhalter|segnaposto|stylesheet\\w*|scripts?|components?|componentes?|komponenten?|navbar|hamburger|hover|animations?|scroll\\w*|carousel|slider|modal|gradients?|layout|hero|header|footer|fonts?|typography|' +
    'backend|frontend|front-end|server|local ?host|database|endpoint\\w*|middleware|migrations?|admin panel|cms|terminal|command line|environment variables?|folder|files?|dateien|datei|archivos?|fichiers?|bestanden|cartella|ordner|' +
    'template|templates|theme|themes|website|web ?sites?|webseite|homepage|sitio web|página web|site web|sito(?: web)?|web app|single[ -]page|static|estático|statische?|prototype|refactor\\w*|accessib\\w*|aria|wcag|localstorage|browser|dom|api keys?' +
    ')(?![\\p{L}\\p{N}])',
  'giu',
)

/** Lines of a program, as they stand around the text of a component. */
export const CODE =
  /^(?:import|export|const|let|var|function|async|return|type|interface)\b.*[({;=]|^[\s(){}[\];,<>/=]+$/u

/** A line that loads a library, such as `import acme` and `from acme import check`. */
export const IMPORT =
  /^(?:\p{L}{1,20}:\s*)?(?:import\s[\w{*'"][^.]{0,80}$|from\s\S{1,80}\simport\s|require[ (]['"]|#include\s[<"]|using\s[\w.]{1,80};)/u

/** Commands that install or run software, and notices of licence and copyright. */
export const COMMAND =
  /^(?:[$>%#]\s+)?(?:(?:sudo )?(?:npm|npx|pnpm|yarn|bun|pip3?|pipx|uv|poetry|cargo|go|gem|bundle|brew|apt(?:-get)?|dnf|docker(?:[ -]compose)?|podman|kubectl|helm|git|make|composer|dotnet|mvn|gradle|conda|winget|choco) (?:i|install|add|run|start|get|build|clone|up|exec|create|dlx|init|test|pull|sync|compose|require|-[a-z])\b|curl -|wget |\.\/[\w.-]+\s*$)|^\$ [a-z~./]/iu
export const LICENCE =
  /^(?:copyright\s|©\s|\(c\)\s)|\b(?:licen[cs]ed under|released under|distributed under|under the terms of) (?:the |an? )?[\w .-]{0,40}\blicen[cs]e\b|\bspdx-license-identifier\b|^permission is hereby granted, free of charge|\bthe software is provided ["“']?as is\b|^(?:mit|apache[ -]2(?:\.0)?|b?gpl(?:v\d)?|bsd-\d-clause|mpl-2\.0|isc)(?: licen[cs]e)?\.?$/iu
