import { mountPage } from '../lib/mount-page.tsx'
import { StartPage } from './start-page.tsx'
import './start.css'

mountPage(<StartPage />)
