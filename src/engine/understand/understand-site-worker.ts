import { parentPort, workerData } from 'node:worker_threads'
import { understandSite, type SiteToUnderstand } from './understand-site.ts'

parentPort?.postMessage(understandSite(workerData as SiteToUnderstand))
