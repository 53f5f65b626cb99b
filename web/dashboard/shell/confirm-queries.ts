import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askForMail, confirmByCode, getConfirmation, showWorkspace, signInByCode } from '../../lib/account-api.ts'
import { confirmByPasskey } from '../../lib/passkeys-api.ts'

export const useConfirmation = () => useQuery({ queryKey: ['confirm'], queryFn: getConfirmation, gcTime: 0 })

export const useAskForCode = () => useMutation({ mutationFn: askForMail })

export const useConfirmByPasskey = () => useMutation({ mutationFn: confirmByPasskey })

/**
 * Confirms with an emailed code. `joins` is the workspace of a person without a verified email: the code signs them in,
 * and they continue in that workspace as its owner.
 */
export function useConfirmByCode(joins: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (code: string) => {
      if (joins === undefined) return confirmByCode(code)
      await signInByCode(code)
      return showWorkspace(joins)
    },
    onSuccess: () => joins !== undefined && void client.invalidateQueries(),
  })
}
