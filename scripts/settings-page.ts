import { writeFile } from 'node:fs/promises'
import { ENV_EXAMPLE, SETTINGS_PAGE, renderEnvExample, renderSettingsPage } from './settings-text.ts'

/** Writes the settings of `src/settings.ts` into the documentation and the example environment. */
await writeFile(SETTINGS_PAGE, renderSettingsPage())
await writeFile(ENV_EXAMPLE, renderEnvExample())
