import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useMe } from './dashboard-queries.ts'
import { dashboardText } from './dashboard-text.ts'

const text = dashboardText.verification

/** Shows what needs a verified email, or how to verify it. */
export function VerifiedEmailOnly({ children }: { children: ReactNode }) {
  if (!useMe().data?.account.provisional) return children
  return (
    <Notice tone="warning" title={text.title}>
      <p>{text.lead}</p>
      <p className="notice-actions">
        <ButtonLink href="/login">{dashboardText.account.prove}</ButtonLink>
      </p>
    </Notice>
  )
}
