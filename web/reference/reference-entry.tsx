import { mountPage } from '../lib/mount-page.tsx'
import { ReferencePage } from './reference-page.tsx'
import './reference.css'

mountPage(<ReferencePage />)
