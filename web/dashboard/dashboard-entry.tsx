import { mountPage } from '../lib/mount-page.tsx'
import { DashboardApp } from './dashboard-app.tsx'
import { guardHistory } from './leaving.ts'
import { applyTheme } from './theme.ts'
import './styles/shell.css'
import './styles/page-parts.css'

// Form schemas would try `new Function`, which these pages' content security policy blocks and browsers log. This must
// be set before zod loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

applyTheme()
guardHistory()
mountPage(<DashboardApp />)
