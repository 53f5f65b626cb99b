import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { Button } from '../../ui/button.tsx'
import { whenLoaded } from '../when-loaded.ts'

const load = () => import('./embed-dialog.tsx')
const EmbedDialog = lazy(async () => ({ default: (await load()).EmbedDialog }))

interface EmbedButtonProps {
  agent: AgentView
  /** Class of a button in a menu or a text. */
  className?: string
  children: ReactNode
}

/** A button that shows the embed code of the agent. Nothing for an agent that is not on websites. */
export function EmbedButton({ agent, className, children }: EmbedButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { webchat } = agent.channels
  if (!webchat || agent.state === 'archived') return null
  const open = () => whenLoaded(load, () => setOpen(true))
  return (
    <>
      {className ? (
        <button type="button" className={className} onClick={open}>
          {children}
        </button>
      ) : (
        <Button variant="primary" onClick={open}>
          {children}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <EmbedDialog webchat={webchat} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
