import { lazyPage } from '../lazy-page.ts'
import { noticesText } from './notices-text.ts'
import { settingsText } from './settings-text.ts'

/** The pages below `/dashboard/settings`, in menu order. */
export const SETTINGS_PAGES = [
  { path: 'api', label: settingsText.pages.api, Page: lazyPage(() => import('../keys/keys-page.tsx'), 'KeysPage') },
  {
    path: 'webhooks',
    label: settingsText.pages.webhooks,
    Page: lazyPage(() => import('../webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  },
  { path: 'team', label: settingsText.pages.team, Page: lazyPage(() => import('./team-page.tsx'), 'TeamPage') },
  {
    path: 'notifications',
    label: noticesText.title,
    Page: lazyPage(() => import('./notices-page.tsx'), 'NoticesPage'),
  },
  {
    path: 'sessions',
    label: settingsText.pages.sessions,
    Page: lazyPage(() => import('./sessions-page.tsx'), 'SessionsPage'),
  },
  {
    path: 'account',
    label: settingsText.pages.account,
    Page: lazyPage(() => import('./account-page.tsx'), 'AccountPage'),
  },
  {
    path: 'changes',
    label: settingsText.pages.changes,
    Page: lazyPage(() => import('./changes-page.tsx'), 'ChangesPage'),
  },
] as const
