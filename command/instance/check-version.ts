import { type Instance, request } from './call-instance.ts'

const PATIENCE_MS = 3_000

/** Returns a hint if the instance serves another version of the command, else `undefined`. It never fails. */
export async function checkVersion(instance: Instance): Promise<string | undefined> {
  try {
    const { body } = await request({ ...instance, apiKey: undefined }, '/packages.json', { timeoutMs: PATIENCE_MS })
    const packages = body['packages'] as { name: string; version: string }[] | undefined
    const served = packages?.find(({ name }) => name === 'cli')?.version
    if (served === undefined || served === COMMAND_VERSION) return undefined
    return `This command is version ${COMMAND_VERSION}, and the instance has ${served}. Update it: curl -fsSO ${instance.url}/foyer.mjs`
  } catch {
    return undefined
  }
}
