import { mountPage } from '../lib/mount-page.tsx'
import { DashboardApp } from './dashboard-app.tsx'
import { guardHistory } from './leaving.ts'
import { applyTheme } from './theme.ts'
import './styles/shell.css'
import './styles/page-parts.css'

// The schemas of forms would try `new Function`, which the policy of these pages refuses and browsers write down. Read
// when zod is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

applyTheme()
guardHistory()
mountPage(<DashboardApp />)
