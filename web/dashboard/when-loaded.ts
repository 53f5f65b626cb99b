import { showToast } from '../ui/toasts.tsx'
import { dashboardText } from './dashboard-text.ts'

const text = dashboardText.broken

/**
 * Shows a part of the page once its file is there. Where it cannot be had, as after an update of the service, the page
 * stays and says so.
 */
export function whenLoaded(load: () => Promise<unknown>, show: () => void): void {
  const reload = { label: text.reload, run: () => location.reload() }
  load().then(show, () => showToast({ title: text.lead, tone: 'danger', action: reload }))
}
