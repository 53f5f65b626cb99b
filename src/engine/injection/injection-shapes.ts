import { INJECTION_WORDS } from './words/injection-words.ts'

// Shapes of injected instructions that are the same in all languages: the marks of a chat between a model and its user,
// and tasks for a text. They match folded text.

const listed = (field: 'newRole' | 'turn'): string =>
  INJECTION_WORDS.flatMap(({ [field]: list = '' }) => (list === '' ? [] : list.split(', '))).join('|')

const NAMES =
  '(?:system|developer|assistant|user|human|ai|bot|admin|instructions?|prompt|context|knowledge|tool_call|function_call)'

/** Marks that say who speaks, in the formats of chats with models. */
const MARKS = [
  /<\|[^|<>\n]{1,40}\|?>|<\/?s>\s?\[|<<\/?sys>>|<start_of_turn>|<end_of_turn>/,
  new RegExp(`</?${NAMES}(?:[\\s_-](?:message|prompt|note|instructions?))?(?:\\s[^<>\\n]{0,40})?>`),
  /\[{1,3}\s?\/?\s?(?:inst|sys|system|developer|assistant|admin|instructions?|prompt)(?:[\s_-](?:message|prompt|note|override|instructions?|mode))?\s?\]{1,3}/,
  /\{{2,3}\s?(?:system|assistant|instructions?|prompt)\s?\}{2,3}/,
  /^\W{0,8}#{2,}\s?(?:system|assistant|human|instruction)\b\s?(?:message|prompt|note)?\s?:/,
  /["'](?:tool|tool_name|function|function_name|action|name)["']\s?:\s?["'][^"'\n]{1,60}["']\s?,\s?["'](?:arguments|parameters|args|input|params)["']\s?:/,
  /(?:^|\n)\W{0,4}(?:(?:function|tool)[ _-](?:call|result|output)s?|assistant (?:output|response|reply))\s?:/,
  /<\/?(?:tool_(?:call|use|result|output|response)s?|function_call|function_results?|invoke|function=\w{1,40})[^<>\n]{0,80}>/,
  new RegExp(`^\\W{0,6}#\\s?(?:${listed('newRole')})\\W{0,6}$`),
  /["']?role["']?\s?:\s?["'](?:system|assistant|user|developer)["']/,
  /\b(?:system|developer|admin|assistant)[\s_-](?:message|prompt|note|override|instructions?|alert|command|directive)\s?[:>\]]/,
  /^\W{0,4}(?:system|admin|developer|root|security)[\s_-](?:override|overrule)\b/,
  /^[\W_]{2,}\s?(?:end|begin|start) (?:of )?(?:the )?(?:system|user|context|knowledge|prompt|website|web ?page|page content|untrusted|instructions?)\b[^\n]{0,40}[\W_]{2,}$/,
  /(?:^|\n|[.!?]\s)\W{0,3}(?:user|human|customer|visitor)\s?: [^\n]{1,200}\b(?:assistant|ai|bot)\s?: /,
  new RegExp(`^\\W{0,3}(?:assistant|user|system)\\s?: (?:${listed('turn')})\\b`),
  // A picture in Markdown: loading it sends the content of its address.
  /!\[[^\]\n]{0,80}\]\s?\(\s?https?:/,
  /\bchain of thought result\b|\bprompt injection\b.{0,20}\b(?:succe|pwn)|\binjected?_\w+\}/,
]

/** Each of the marks contains one of these. */
const MARKED = /[<[{(#:\]>=_*]|override|overrule|chain of|prompt inj/

const TEXT = '(?:sentences?|text|content|paragraphs?|passages?|document|statements?|words)'
/** Tasks that people give to a model, and no visitor gives to a business. */
const TASKS = [
  `^\\W{0,6}(?:please |next,? |then |now |also )?(?:translate|paraphrase|refine|polish|rewrite|repeat|summari[sz]e|rephrase|encode|execute|print|output)\\b[^.!?\\n]{0,30}\\b(?:the|this) (?:following|above|preceding) ${TEXT}`,
  `\\b(?:translate|repeat|print|output|say|write)\\b (?:this|the) ${TEXT} as\\b`,
  `^\\W{0,6}(?:${TEXT}:\\s?)?write (?:one|a|an|some) (?:\\w+ ){1,2}(?:sentence|joke|poem|statement)s? about\\b`,
  `\\b(?:above|following|preceding|this) ${TEXT} into [a-z]+\\.?(?:\\s|$|translate)`,
  '\\b(?:fetch|retrieve|access|load|append|encode)\\b[^.!?\\n]{0,60}(?:https?://(?:internal|localhost|\\S*exfil)\\S*|\\bresulting url\\b)',
  '(?:^|[*#\\[\\s])(?:important )?new instructions?\\b[^.\\n]{0,5}(?:$|[:*\\]!])',
  '\\bprint(?:ing)? (?:anything|the title of)\\b|\\burl encode\\b',
  '\\bsummari[sz]e \\w{2,4}\\b[^.!?\\n]{0,20}\\b(?:in|into) \\d+ words\\b',
  '\\byou (?:do not|don.t) (?:have|need) to ask (?:for|the) (?:any )?permission\\b',
  '^\\W{0,6}(?:compose|draft|write) (?:responses|replies|answers) (?:for|to) (?:my|these|the) \\w+',
  '\\bwhat(?:.s| is| are| were| was)\\b[^.!?\\n]{0,40}\\byour (?:system |initial |original |own )?(?:instructions|prompt)\\b',
  `^\\W{0,6}(?:and |then |simply |just |only |please |next,? )*(?:say|print|output|respond with|reply with|answer with|repeat)\\s[^.!?\\n]{0,40}["“][^"”\\n]{1,120}["”]\\s*[.!]?$`,
].map((source) => new RegExp(source))

/** Each of the tasks contains one of these. */
const TASKED =
  /translate|paraphrase|refine|polish|rewrite|repeat|summari|rephrase|encode|execute|print|output|write|say |fetch|retrieve|access|load|append|instruction|permission|compose|draft|prompt|(?:respond|reply|answer) with/

/** Words written letter by letter: `i g n o r e`. */
const IS_SPACED = /(?<![a-z])(?:[a-z][\s._*-]){5,}[a-z](?![a-z])/
const SPACED = new RegExp(IS_SPACED, 'g')
const SPACED_WORDS = /ignore|instruct|prompt|system|assist|previous|forget|disregard|chatbot|reveal/

/** Reports whether folded text has a mark that opens a turn in a chat, so that the lines below may be part of it. */
export const hasTurnMark = (text: string): boolean => MARKED.test(text) && MARKS.some((pattern) => pattern.test(text))

/** Reports whether a part of a folded text may have such a shape. */
export const mayHaveShape = (text: string): boolean => MARKED.test(text) || TASKED.test(text) || IS_SPACED.test(text)

/** Reports whether folded text has the marks of a chat with a model, or gives it a task. */
export function hasInjectionShape(text: string): boolean {
  if (hasTurnMark(text) || (TASKED.test(text) && TASKS.some((pattern) => pattern.test(text)))) return true
  return (text.match(SPACED) ?? []).some((letters) => SPACED_WORDS.test(letters.replace(/[^a-z]/g, '')))
}
