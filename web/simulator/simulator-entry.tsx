import { mountPage } from '../lib/mount-page.tsx'
import { readChatLink } from './chat-link.ts'
import { SimulatorPage } from './simulator-page.tsx'
import './simulator.css'

mountPage(<SimulatorPage link={readChatLink(location.href)} />)
