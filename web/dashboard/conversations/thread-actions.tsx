import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/styles/menu.css'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { useDeletion, useErasure, useHandBack, useTakeOver } from './conversation-queries.ts'
import { conversationsText } from './conversations-text.ts'
import type { Thread } from './live-thread.ts'

const text = conversationsText.thread

/** Buttons to take over, hand back and delete. */
export function ThreadActions({ thread }: { thread: Thread }) {
  const [asking, setAsking] = useState<'deletion' | 'erasure'>()
  const takeOver = useTakeOver(thread.conversation_id)
  const handBack = useHandBack(thread.conversation_id)
  const [act, words] = thread.mode === 'person' ? [handBack, text.handBack] : [takeOver, text.takeOver]
  return (
    <div className="thread-actions">
      <Button busy={act.isPending} onClick={() => act.mutate(undefined, { onError: showFailure })}>
        {words}
      </Button>
      <Menu.Root>
        <Menu.Trigger className="icon-button" aria-label={text.more}>
          <Icon name="trash" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="menu-place" sideOffset={6} align="end">
            <Menu.Popup className="menu">
              <Menu.Item className="menu-item" onClick={() => setAsking('deletion')}>
                {text.delete}
              </Menu.Item>
              <Menu.Item className="menu-item" data-tone="danger" onClick={() => setAsking('erasure')}>
                {text.erase}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Removal id={thread.conversation_id} asking={asking} onClose={() => setAsking(undefined)} />
    </div>
  )
}

interface RemovalProps {
  id: string
  asking: 'deletion' | 'erasure' | undefined
  onClose: () => void
}

function Removal({ id, asking, onClose }: RemovalProps) {
  const deletion = useDeletion()
  const erasure = useErasure()
  const navigate = useNavigate()
  const { search } = useLocation()
  const leave = (title: string) => {
    showToast({ title })
    void navigate({ pathname: '/conversations', search }, { replace: true })
  }
  const shared = { cancel: conversationsText.deletion.cancel, onClose }
  const { deletion: deleting, erasure: erasing } = conversationsText
  return (
    <>
      <ConfirmDialog
        {...shared}
        {...deleting}
        open={asking === 'deletion'}
        busy={deletion.isPending}
        error={deletion.error}
        onConfirm={() => deletion.mutate(id, { onSuccess: () => leave(deleting.done) })}
      />
      <ConfirmDialog
        {...shared}
        {...erasing}
        open={asking === 'erasure'}
        busy={erasure.isPending}
        error={erasure.error}
        onConfirm={() => erasure.mutate(id, { onSuccess: ({ conversations }) => leave(erasing.done(conversations)) })}
      />
    </>
  )
}
