// `npm start`: builds the pages if their sources changed, then runs the service in this process.
import { onOwnNode, refuse, root } from './own-node.mjs'

process.chdir(root)
await onOwnNode(import.meta.url, async () => {
  const { buildIfStale } = await import('./front-ends.ts')
  try {
    buildIfStale()
  } catch (error) {
    return refuse(error.message)
  }
  await import('../src/main.ts')
})
