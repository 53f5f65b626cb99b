import { lazyPage } from '../lazy-page.ts'
import { settingsText } from './settings-text.ts'

/** The pages below `/dashboard/settings`, in the order of their menu. */
export const SETTINGS_PAGES = [
  { path: 'api', label: settingsText.pages.api, Page: lazyPage(() => import('../keys/keys-page.tsx'), 'KeysPage') },
  { path: 'webhooks', label: settingsText.pages.webhooks, Page: lazyPage(() => import('../webhooks/webhooks-page.tsx'), 'WebhooksPage') },
] as const
