import { fold } from '../../answer/text/fold.ts'

/** What speaks to a machine instead of a reader. In folded text. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?]{0,40}\b(?:instructions?|directions?|prompts?|rules?|guidelines?|above|previous|prior|earlier|info|information|context|everything|all|system)\b/,
  /\b(?:ignoriere|vergiss|missachte)\b[^.!?]{0,40}\b(?:anweisung\w*|anleitung\w*|regeln|vorherig\w*|bisherig\w*|alles)\b/,
  /\b(?:ignore[zs]?|oublie[zs]?|ignora|olvida|ignorez|dimentica|esquece|esqueca|negeer)\b[^.!?]{0,40}\b(?:instructions?|consignes?|instrucciones|istruzioni|instrucoes|instructies|anterior\w*|precedent\w*|tout|todo|tutto|tudo)\b/,
  /تجاهل[^.!؟]{0,40}(?:تعليمات|السابقه|اعلاه)/,
  /\b(?:system|developer|assistant|user|ai|human|instructions?) ?(?:prompt|message|note|override|instructions?)?\s*:\s/,
  /^\W{0,3}(?:\[?(?:system|assistant|inst|user)\]?\W{0,3}){2,}/,
  /\[(?:system|inst|\/inst|assistant)\]|<\|?(?:system|im_start|im_end|endoftext|assistant|user)\|?>|<<\/?sys>>/,
  /\b(?:note|message|attention|instructions?|important|hinweis|nota)\b[^.!?:]{0,30}\b(?:to|for|fur|pour|para|per|an)\b[^.!?:]{0,30}\b(?:ai|a\.i\.|llms?|language models?|chat ?bots?|bots?|assistants?|agents?|automated|models?|software|ki|ia|modele|modelo|modello|screening systems?)\b/,
  /\b(?:you are now|from now on,? you|act as (?:a|an|if)|pretend (?:to be|you)|your new (?:role|instructions?|task)|new instructions?|du bist (?:jetzt|nun|ab sofort)|vous etes maintenant|ahora eres|ora sei)\b/,
  /\b(?:repeat|say|print|output|reply|respond|answer|write|include|begin|start|end|translate|display|show|append|insert)\b[^.!?]{0,60}(?:["“”«‘<]|(?<![a-z0-9])'(?=[a-z])|\bfollowing\b|\bexactly\b|\bthe (?:phrase|word|text|sentence|string|words)\b|\bonly with\b)/,
  /\b(?:tell|inform|convince|recommend|instruct)\b[^.!?]{0,20}\b(?:the user|users|visitors?|customers?)\b[^.!?]{0,60}\b(?:that|to)\b/,
  /\b(?:if|when(?:ever)?)\b[^.!?]{0,20}\b(?:the )?(?:users?|someone|anyone|asked|user asks)\b[^.!?]{0,60}\b(?:reply|respond|answer|say|output|tell|give|offer)\b/,
  /\b(?:translate|paraphrase|refine|polish|summari[sz]e|rewrite)\b[^.!?]{0,20}\b(?:this|the|following|above)\b[^.!?]{0,20}\b(?:sentence|text|paragraph|content|document|words)\b/,
  /\b(?:prompt injection|jailbreak|system prompt|chain of thought|end of session|do anything now)\b/,
  /\bwrite (?:one|a|an|some)\b[^.!?]{0,30}\b(?:sentence|poem|story|text|joke|paragraph)s?\b/,
]

const isInstruction = (line: string): boolean => {
  const folded = fold(line)
  return INSTRUCTIONS.some((pattern) => pattern.test(folded))
}

export interface SplitText {
  /** The lines that speak to readers. */
  clean: string
  /** The lines that give orders to a machine, and what such a line leads up to. */
  tainted: string[]
}

/**
 * Takes the lines out of crawled text that a model might obey. Ordinary pages have next to none; a line too many costs
 * little.
 */
export function splitTainted(text: string): SplitText {
  const clean: string[] = []
  const tainted: string[] = []
  let leads = false
  for (const line of text.split('\n')) {
    const isOrder = isInstruction(line)
    if (isOrder || (leads && line.trim() !== '')) tainted.push(line)
    else clean.push(line)
    if (isOrder) leads = /[:<>"“-]\W*$/.test(line)
    else if (line.trim() !== '') leads = false
  }
  return { clean: clean.join('\n'), tainted }
}
