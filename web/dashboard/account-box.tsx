import type { MeResponse } from '#src/contract/app/app-contract.ts'
import { sentenceOf } from '../lib/http.ts'
import { Button } from '../ui/button.tsx'
import { useSignOut } from './dashboard-queries.ts'
import { dashboardText } from './dashboard-text.ts'

const text = dashboardText.account

export function AccountBox({ account }: Pick<MeResponse, 'account'>) {
  const leave = useSignOut()
  return (
    <div className="account-box">
      {account.email && (
        <p className="account-email" title={account.email}>
          {account.email}
        </p>
      )}
      {account.provisional && <p className="account-note">{text.provisional}</p>}
      <Button busy={leave.isPending} onClick={() => leave.mutate()}>
        {text.signOut}
      </Button>
      {leave.error && <p role="alert">{sentenceOf(leave.error)}</p>}
    </div>
  )
}
