import { showToast } from '../ui/toasts.tsx'
import { dashboardText } from './dashboard-text.ts'

const text = dashboardText.broken

/**
 * Shows a part of the page when its file has loaded. If the file is missing, such as after an update, the page stays
 * and shows an error.
 */
export function whenLoaded(load: () => Promise<unknown>, show: () => void): void {
  const reload = { label: text.reload, run: () => location.reload() }
  load().then(show, () => showToast({ title: text.lead, tone: 'danger', action: reload }))
}
