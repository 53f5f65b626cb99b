import { readConfig } from '#src/config.ts'
import { checkChatModel } from './check-chat-model.ts'
import { checkJudge } from './check-judge.ts'
import { checkLongPrompt } from './check-long-prompt.ts'
import { checkDatabase } from './check-database.ts'
import { checkChromium, checkDisk, checkMail, checkNames, checkPublicUrl } from './check-surroundings.ts'
import { checkTrustProxy } from './check-proxy.ts'
import { checkEmbeddings } from './check-embeddings.ts'
import { findUnsafeSettings } from '#src/unsafe-settings.ts'
import type { Finding } from './finding.ts'

const SIGNS = { good: 'ok     ', odd: 'look at', bad: 'PROBLEM' }

/** Prints one line per finding. Returns 1 if something does not work. */
export async function runDoctor(): Promise<number> {
  const config = readConfig()
  let bad = false
  const print = (findings: Finding[]): void => {
    for (const { verdict, sentence } of findings) {
      bad ||= verdict === 'bad'
      process.stdout.write(`${SIGNS[verdict]}  ${sentence}\n`)
    }
  }
  print(checkNames())
  print(findUnsafeSettings(config))
  const { findings, storedDimensions } = await checkDatabase(config)
  print(findings)
  print(await checkDisk(config))
  print(await checkChromium(config))
  print(await checkEmbeddings(config, storedDimensions))
  const chatModel = await checkChatModel(config)
  print(chatModel)
  if (config.model && chatModel.every(({ verdict }) => verdict === 'good')) print(await checkLongPrompt(config.model))
  print(await checkJudge(config))
  print(await checkMail(config))
  print(await checkPublicUrl(config))
  print(await checkTrustProxy(config))
  return bad ? 1 : 0
}
