import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { sentenceOf } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { Icon } from './icon.tsx'
import './styles/toasts.css'

const toasts = Toast.createToastManager()

interface Message {
  title: string
  /** Something to do about it, once. */
  action?: { label: string; run: () => void }
  tone?: 'plain' | 'danger'
}

const SHOWN_MS = 6_000
/** Long enough to read, think and reach the button. */
const SHOWN_WITH_ACTION_MS = 12_000

/** Says what just happened, at the edge of the page, without taking the focus; a failure is read out at once. */
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

/** Says why something could not be done. */
export const showFailure = (error: Error): void => showToast({ title: sentenceOf(error), tone: 'danger' })

/** Where messages appear; F6 leads there. */
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
