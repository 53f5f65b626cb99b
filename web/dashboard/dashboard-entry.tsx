import { mountPage } from '../lib/mount-page.tsx'
import { DashboardApp } from './dashboard-app.tsx'
import './styles/agent.css'
import './styles/appearance.css'
import './styles/keys.css'
import './styles/shell.css'

mountPage(<DashboardApp />)
