/** How people get in, who works with whom, what an account may use, and how it ends. */
export { askToSignIn, previewSignIn, signInByCode, signInByLink, startVisit } from './sign-in.ts'
export { addPasskey, askForPasskey, askForSignature, signInByPasskey } from './passkeys.ts'
export {
  acceptInvitation,
  changeRole,
  endInvitation,
  getTeam,
  inviteMember,
  previewInvitation,
  removeMember,
  switchWorkspace,
} from './team.ts'
export { countCredits, describeAccount } from './account-overview.ts'
export { deleteAccount } from './delete-account.ts'
export { carryOut, grantCredits, lookAtAccount, setLimits } from './operator.ts'
