import { parentPort } from 'node:worker_threads'
import { type TextTask, understandText } from './text-task.ts'

parentPort?.on('message', (task: TextTask) => parentPort?.postMessage(understandText(task)))
