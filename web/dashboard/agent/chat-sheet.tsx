import { Modal } from '../../ui/modal.tsx'
import { agentText } from './agent-text.ts'
import { PreviewChat } from './preview-chat.tsx'

/** Shows the preview chat over the page. */
export function ChatSheet({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  return (
    <Modal title={agentText.chat.title} shape="side" open onClose={onClose}>
      <PreviewChat agentId={agentId} titled />
    </Modal>
  )
}
