import type { ModelRequest } from './model-server.ts'
import type { Script } from './model-wires.ts'

/** Reports whether a request asks the model to judge a reply. */
export const isJudgeCall = ({ prompt }: ModelRequest): boolean => prompt.includes('"verdict"')

/** The sentences that a request asks to judge. */
export const judgedSentences = ({ prompt }: ModelRequest): string[] => {
  const [, reply = ''] = /<reply \w+>\n([^]*?)\n<\/reply/.exec(prompt) ?? []
  return reply.split('\n').map((line) => line.replace(/^\d+\. /, ''))
}

/**
 * A model that writes these sentences, and as a judge supports those without one of the rejected words. `instead` gives
 * what it says in place of sentences with certain words.
 */
export function writeAndJudge(
  text: string[],
  rejects: readonly string[],
  instead: Readonly<Record<string, string>> = {},
): (request: ModelRequest) => Script {
  return (request) => {
    if (!isJudgeCall(request)) return { text }
    const sentences = judgedSentences(request).map((sentence, at) => ({
      n: at + 1,
      ...(rejects.some((words) => sentence.includes(words))
        ? { verdict: 'unsupported', reason: 'The texts do not say so.' }
        : { verdict: 'supported' }),
      instead: Object.entries(instead).find(([words]) => sentence.includes(words))?.[1],
    }))
    return { text: [JSON.stringify({ sentences })] }
  }
}
