import type { AgentView } from '#src/contract/app/app-contract.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { CopyField } from '../../ui/copy-field.tsx'
import { Modal } from '../../ui/modal.tsx'

interface EmbedDialogProps {
  webchat: NonNullable<AgentView['channels']['webchat']>
  onClose: () => void
}

/** Shows the code that puts the chat on a website, and the page that needs none. */
export function EmbedDialog({ webchat, onClose }: EmbedDialogProps) {
  return (
    <Modal title={sharedText.embed.title} open onClose={onClose}>
      <div className="form">
        <CopyField label={sharedText.embed.label} value={webchat.embed_code} hint={sharedText.embed.hint} />
        <CopyField label={sharedText.embed.page} value={webchat.page_url} hint={sharedText.embed.pageHint} />
      </div>
    </Modal>
  )
}
