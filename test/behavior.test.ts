import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX } from './support/lindenhof.ts'
import { startModelServer } from './support/model-server.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

const model = await disposeAfterAll(startModelServer())
const service = await disposeAfterAll(startService({ CHAT_MODEL: 'compatible:scripted', CHAT_BASE_URL: model.url }))

test('tone, languages and goals reach the model, after the rules', async () => {
  const { agentId, widgetKey, bearer } = await ownedAgent(service)
  const change = (changes: object) => service.api('PATCH', `/agents/${agentId}`, changes, bearer)
  const { body } = await change({ tone: 'formal', languages: ['de', 'en'], goals: 'A weekly box\nordered' })
  expect(body.agent).toMatchObject({ tone: 'formal', languages: ['de', 'en'], goals: 'A weekly box\nordered' })
  await (await openChat(service, widgetKey)).say(BOX)
  const prompt = JSON.stringify(model.requests.at(-1))
  expect(prompt).toContain('Sound formal')
  expect(prompt).toContain('only: de, en; in de when')
  expect(prompt.indexOf('lead to this: A weekly box ordered')).toBeGreaterThan(
    prompt.indexOf('Say only what the texts say'),
  )

  expect((await change({ goals: 'none', languages: [], tone: 'neutral' })).body.agent).not.toHaveProperty('goals')
  expect((await change({ languages: ['Deutsch'] })).body.error).toBe('languages[0] must be a language code such as de')
  expect((await change({ tone: 'rude' })).body.error).toBe('tone must be one of neutral, warm, formal, brief')
})
