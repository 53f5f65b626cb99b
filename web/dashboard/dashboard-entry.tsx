import { mountPage } from '../lib/mount-page.tsx'
import { DashboardApp } from './dashboard-app.tsx'
import { applyTheme } from './theme.ts'
import './styles/shell.css'
import './styles/page-parts.css'

applyTheme()
mountPage(<DashboardApp />)
