import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { agentText } from '../agent/agent-text.ts'
import { FloatingButton } from '../floating-button.tsx'
import { useMedia } from '../use-media.ts'
import { WidgetPreview, type WidgetPreviewProps } from './widget-preview.tsx'

const text = agentText.appearance

/** Places the preview beside the form, as the style sheet does, or behind a button on narrow screens. */
export function PreviewPlace(preview: WidgetPreviewProps) {
  const isWide = useMedia('(min-width: 68rem)')
  const [isOpen, setOpen] = useState(false)
  if (isWide) return <WidgetPreview {...preview} />
  return (
    <>
      <FloatingButton onClick={() => setOpen(true)}>
        <Icon name="eye" />
        {text.preview}
      </FloatingButton>
      <Modal title={text.preview} shape="side" open={isOpen} onClose={() => setOpen(false)}>
        <WidgetPreview {...preview} />
      </Modal>
    </>
  )
}
