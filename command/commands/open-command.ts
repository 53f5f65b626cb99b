import { spawn } from 'node:child_process'
import { type Outcome, type Run, getLock, instanceOf } from './command-run.ts'

/** Opens the dashboard and names the chat's page. Without a terminal it only returns the addresses. */
export function openCommand(run: Run): Outcome {
  const lock = getLock(run)
  const { url } = instanceOf(run, lock)
  const dashboard = `${url}/dashboard/ai-agent`
  const chat = lock.widget_key && `${url}/chat/${lock.widget_key}`
  run.screen.begin(lock.agent_name)
  run.screen.show('Pages', [`Dashboard: ${dashboard}`, ...(chat ? [`Chat: ${chat}`] : [])])
  if (run.screen.isInteractive) openInBrowser(dashboard)
  run.screen.end('')
  return { dashboard_url: dashboard, chat_url: chat }
}

function openInBrowser(url: string): void {
  const [program, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  const child = spawn(program ?? '', [...args, url], { stdio: 'ignore', detached: true })
  // The address was printed, which is enough on a machine without a browser.
  child.on('error', () => {})
  child.unref()
}
