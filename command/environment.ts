/** The instance replaces this text with its own address when it serves the file. */
const SERVED_BY = '%FOYER_INSTANCE%'

/**
 * The values from the environment and from the file itself. This is the only file of the command that reads the
 * environment.
 */
export interface Environment {
  apiKey: string | undefined
  instance: string | undefined
  isColorless: boolean
}

export function readEnvironment(): Environment {
  const { FOYER_API_KEY, FOYER_URL, NO_COLOR } = process.env
  return {
    apiKey: FOYER_API_KEY?.trim() || undefined,
    instance: FOYER_URL?.trim() || (SERVED_BY.startsWith('%') ? undefined : SERVED_BY),
    isColorless: Boolean(NO_COLOR),
  }
}
