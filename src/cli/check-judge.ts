import type { Config } from '#src/config.ts'
import { createChatModel } from '#src/engine/models/chat/chat-model.ts'
import { createEndpointWeb } from '#src/engine/models/endpoint-web.ts'
import { judgeSentences } from '#src/engine/write/judge/judge-sentences.ts'
import { type Finding, good, hintAtVersion, odd, wordsOf } from './finding.ts'

const PATIENCE_MS = 60_000
const CONTEXT_TOKENS = 4_000
const KNOWLEDGE = {
  title: 'Weekly box',
  url: '',
  text: 'The weekly box costs 24 EUR. It holds seven kinds of vegetables.',
}
const SENTENCES = ['The weekly box costs 24 EUR.', 'It is delivered to Norway for free.']
const EXPECTED = ['supported', 'unsupported']

/** Checks that the model that judges replies tells a supported sentence from an unsupported one. */
export async function checkJudge({ model }: Config): Promise<Finding[]> {
  if (!model?.check) return []
  const { check } = model
  const web = createEndpointWeb(check.baseUrl)
  const judge = createChatModel({ ...check, patienceMs: PATIENCE_MS, stream: web.stream, fetch: web.fetch })
  const named = `CHAT_CHECK=${check.mode}: ${judge.name}`
  const began = performance.now()
  try {
    const verdicts = await judgeSentences({
      model: judge,
      conversation: [{ role: 'visitor', text: 'How much is the weekly box, and do you deliver to Norway?' }],
      sentences: SENTENCES,
      knowledge: [KNOWLEDGE],
      contextTokens: CONTEXT_TOKENS,
      signal: AbortSignal.timeout(PATIENCE_MS),
      onUsage: () => {},
    })
    const ms = performance.now() - began
    if (EXPECTED.some((verdict, at) => verdicts.get(at)?.verdict !== verdict))
      return [
        odd(
          `${named} did not tell a supported sentence from an unsupported one. Set CHAT_CHECK_MODEL to a larger model.`,
        ),
      ]
    const found = good(`${named} tells a supported sentence from an unsupported one in ${(ms / 1000).toFixed(1)} s.`)
    const isLate = check.mode === 'hold' && ms > model.patienceMs
    return isLate
      ? [found, odd('It takes longer than CHAT_PATIENCE_SECONDS, so replies are shown without it.')]
      : [found]
  } catch (error) {
    const words = wordsOf(error)
    const hint = hintAtVersion('CHAT_CHECK_BASE_URL', check.baseUrl, words)
    return [odd(`${named}: ${words}. Until it works, replies are only checked by rules.${hint}`)]
  } finally {
    await web.close()
  }
}
