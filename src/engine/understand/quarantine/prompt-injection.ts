import { createWordTest } from '../words/word-patterns.ts'

// Prompt injection: texts that give orders to a model that reads them, rather than speak to a person. Expressions ask
// for the order and its object, since products may well be about assistants.

const EARLIER =
  '(?:all |any |the |your |these |those |my |of )*(?:previous|prior|above|earlier|preceding|foregoing|existing|initial|original|system|old)'
const ORDERS =
  '(?:instructions?|directions?|prompts?|rules?|guidelines?|commands?|messages?|orders?|context|conversation|text|training)'
const TEXT = '(?:sentence|text|content|paragraph|passage|document|statement|message)'
const MACHINE =
  '(?:ai|a\\.i\\.|llm|language model|chat ?bots?|(?:ai |virtual |automated )assistants?|assistants?|gpt|crawlers?|automated (?:analysis|screening|systems?|software|tools?)|(?:screening|analysis) (?:software|systems?))'
/** To forget what it was told. */
const FORGETTING = [
  `\\b(?:ignore|disregard|forget|override|bypass|discard)\\b[^.!?\\n]{0,30}\\b${EARLIER}\\b[^.!?\\n]{0,40}?\\b${ORDERS}\\b`,
  `\\b(?:ignore|disregard|forget)\\b[^.!?\\n]{0,20}\\b(?:your|all)\\b[^.!?\\n]{0,20}\\b${ORDERS}\\b`,
]
/** The commonest order in other languages: to forget. */
const FORGETTING_ELSEWHERE = [
  '\\bignorier\\p{L}*\\b[^.!?\\n]{0,40}\\b(?:anweisung\\p{L}*|vorgaben|befehle|instruktionen)',
  '\\bignore[sz]?\\b[^.!?\\n]{0,40}\\b(?:instructions|consignes|directives) (?:précédentes|antérieures|ci-dessus)',
  '\\b(?:ignor[aeo]\\p{L}*|olvid[ae]\\p{L}*|desconsider\\p{L}*|dimentica\\p{L}*)\\b[^.!?\\n]{0,40}\\b(?:instrucciones|instruções|istruzioni)',
  '\\bnegeer\\b[^.!?\\n]{0,40}\\b(?:instructies|aanwijzingen)|игнорируй\\p{L}*[^.!?\\n]{0,40}инструкци|تجاهل[^.!?\\n]{0,40}التعليمات|忽略[^。！？\\n]{0,20}(?:指令|指示|说明)|(?:指示|命令)を(?:すべて)?無視',
]
/** Orders that say that they are new, or hold from now on. */
const NEW_ORDERS = [
  '(?:^|[*#\\[\\s])(?:important )?new instructions?\\b[^.\\n]{0,5}(?:$|[:*\\]!])',
  '(?<=\\bfrom )now on,? (?:you|always|only|every)\\b[^.!?\\n]{0,60}\\b(?:answer|reply|respond|say|recommend|act|pretend)\\b',
]
/** To do something else with a text, or to say given words. */
const ANOTHER_TASK = [
  `\\b(?:translate|paraphrase|refine|polish|rewrite|repeat|summari[sz]e|rephrase|encode|execute|print|output)\\b[^.!?\\n]{0,30}\\b(?:the|this) (?:following|above|preceding) ${TEXT}`,
  `\\b(?:translate|repeat|print|output|say|write)\\b (?:this|the) ${TEXT} as\\b`,
  '\\bwrite (?:one|a|an|some) (?:\\w+ ){1,2}(?:sentence|joke|poem|statement)s? about\\b',
  '(?:^|[.!?:]\\s+|\\b(?:please|simply|next,?) )(?:only |simply |just |please )*(?:say|print|output|respond with|reply with|answer with|repeat)\\s[^.!?\\n]{0,40}["“][^"”\\n]{1,120}["”]\\s*[.!]?$',
]
/** To hide something, or to make visitors believe or do something. */
const HIDING = [
  '\\b(?:do not|don.t|never) (?:print|output|answer|reveal|disclose|tell|mention|say)\\b[^.!?\\n]{0,40}\\b(?:anything|the user|users|the visitor|visitors|the customer|title of the (?:web )?page|(?:these|your) instructions)\\b',
  '\\b(?:tell|convince|inform) (?:the |every |all |your )?(?:users?|visitors?|customers?) (?:that|to)\\b[^.!?\\n]{0,80}\\b(?:competitor|password|credit card|refund|free|click|visit|https?)\\b',
]
/** To show its instructions, or to send them elsewhere. */
const REVEALING = [
  '(?<=\\b(?:your|the|show|reveal|display|print|new) )system (?:prompt|instructions?|configuration)\\b',
  '\\b(?:initial|original|hidden|secret) prompt\\b',
  `\\binstructions you (?:were|have been|are) given\\b|\\btext (?:you were given|above in full)\\b|\\b(?:repeat|reveal|show|print|quote) (?:\\w+ ){0,2}(?:entire |whole )?conversation\\b`,
  '\\b(?:fetch|retrieve|access|load|append) (?:the )?[^.!?\\n]{0,60}(?:https?://(?:internal|localhost|\\S*exfil)\\S*|\\bresulting url\\b)|\\binjected?_\\w+\\}',
]
/** To take a role. */
const ROLES = [
  '\\byou are (?:now|no longer)\\b[^.!?\\n]{0,40}\\b(?:mode|dan|assistant|ai|bot|jailbr\\w+)\\b',
  '\\b(?:act|behave|pretend|roleplay) as (?:if|though|an?|the)\\b[^.!?\\n]{0,40}\\b(?:ai|assistant|bot|model|dan|unrestricted|developer)\\b',
]
/** That it is spoken to. */
const SPOKEN_TO = [
  `(?:^|[.!?]\\s+)(?:to|dear|attention|hey|hello)\\s*:?\\s*(?:an?|any|all|the|you|every)?\\s*${MACHINE}(?: (?:reading|processing|that|which|who)[^.!?\\n]{0,40})?\\s?[:,!]`,
  `\\b(?:note|notice|instructions?|message|profile) (?:to|for) (?:an?|any|all|the)?\\s*${MACHINE}\\b`,
  `(?<=\\bif you are (?:an?|the) )${MACHINE}\\b|(?<=\\bas an? )(?:ai|llm|language model)(?: assistant)?,? you (?:must|should|will|are)\\b`,
]
/** The marks of a chat between a model and its user. */
const CONTROL_TOKENS = [
  '(?:\\[\\s?/?(?:system|inst|instructions?)\\s?\\]){1}|<\\|?(?:im_start|im_end|system|endoftext)\\|?>|\\bchain of thought result\\b',
  `^\\s*(?:system|assistant|user)\\s*:\\s*(?:you |next|please|ignore|now|from now)`,
]
const PATTERNS = [
  ...FORGETTING,
  ...FORGETTING_ELSEWHERE,
  ...NEW_ORDERS,
  ...ANOTHER_TASK,
  ...HIDING,
  ...REVEALING,
  ...ROLES,
  ...SPOKEN_TO,
  ...CONTROL_TOKENS,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Whether a sentence, or a short text, gives orders to an assistant that may read it. */
export const isPromptInjection = createWordTest(PATTERNS)
