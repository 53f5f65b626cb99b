import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { errorMessage } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { Icon } from './icon.tsx'
import './styles/toasts.css'

const toasts = Toast.createToastManager()

interface Message {
  title: string
  /** One action to offer. */
  action?: { label: string; run: () => void }
  tone?: 'plain' | 'danger'
}

const SHOWN_MS = 6_000
/** Long enough to read and to reach the button. */
const SHOWN_WITH_ACTION_MS = 12_000

/** Shows a message at the edge of the page without taking the focus. Screen readers announce a failure at once. */
export function showToast({ title, action, tone = 'plain' }: Message): void {
  const id: string = toasts.add({
    title,
    type: tone,
    priority: tone === 'danger' ? 'high' : 'low',
    timeout: action ? SHOWN_WITH_ACTION_MS : SHOWN_MS,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toasts.close(id)
        action.run()
      },
    },
  })
}

/** Shows why an action failed. */
export const showFailure = (error: Error): void => showToast({ title: errorMessage(error), tone: 'danger' })

/** The region where messages appear. F6 focuses it. */
export function ToastArea({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={toasts}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label={sharedText.messages}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" data-tone={toast.type}>
      <Toast.Title className="toast-title" render={<p />} />
      <Toast.Action className="toast-action" />
      <Toast.Close className="toast-close" aria-label={sharedText.close}>
        <Icon name="cross" />
      </Toast.Close>
    </Toast.Root>
  ))
}
