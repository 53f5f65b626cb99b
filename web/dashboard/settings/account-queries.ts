import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeRole,
  deleteAccount,
  endOtherSessions,
  endSession,
  getAccount,
  getTeam,
  inviteMember,
  leaveWorkspace,
  listChanges,
  listSessions,
  renameWorkspace,
  removeMember,
  showWorkspace,
  withdrawInvitation,
} from '../../lib/account-api.ts'
import { addPasskey, listPasskeys, removePasskey } from '../../lib/passkeys-api.ts'

/** Queries about the account, its members and sessions. */

const ACCOUNT = ['account']
const TEAM = ['team']
const SESSIONS = ['sessions']
const PASSKEYS = ['passkeys']

/** Makes a change and loads the data under `key` again. */
function useChange<Input>(key: string[], change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: key }) })
}

export const useAccount = () => useQuery({ queryKey: ACCOUNT, queryFn: getAccount })
export const useTeam = () => useQuery({ queryKey: TEAM, queryFn: getTeam })
export const usePasskeys = () => useQuery({ queryKey: PASSKEYS, queryFn: listPasskeys })
export const useSessions = () => useQuery({ queryKey: SESSIONS, queryFn: listSessions })

export const useChanges = () =>
  useInfiniteQuery({
    queryKey: ['changes'],
    queryFn: ({ pageParam }) => listChanges(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor,
  })

export const useInvite = () => useChange(TEAM, inviteMember)
export const useWithdraw = () => useChange(TEAM, withdrawInvitation)
export const useChangeRole = () => useChange(TEAM, changeRole)
export const useRemoveMember = () => useChange(TEAM, removeMember)
export const useAddPasskey = () => useChange(PASSKEYS, addPasskey)
export const useRemovePasskey = () => useChange(PASSKEYS, removePasskey)
export const useEndSession = () => useChange(SESSIONS, endSession)
export const useEndOtherSessions = () => useChange(SESSIONS, endOtherSessions)

/** These changes make everything on the page out of date. */
export const useNameWorkspace = () => useChange([], renameWorkspace)
export const useLeaveWorkspace = () => useChange([], leaveWorkspace)

export const useShowWorkspace = () =>
  useMutation({ mutationFn: showWorkspace, onSuccess: () => location.assign('/dashboard/home') })

export const useDeleteAccount = () =>
  useMutation({ mutationFn: deleteAccount, onSuccess: () => location.assign('/login?deleted') })
