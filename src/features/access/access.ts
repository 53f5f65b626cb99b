/** Sign-in, teams, limits, and deleting an account. */
export { type KnownBrowser, createBrowserToken, readBrowserToken } from './known-browser.ts'
export {
  type EnteredCode,
  type SignInBrowser,
  type SignInCaller,
  requestSignIn,
  previewSignIn,
  signInByCode,
  signInByLink,
  startSignedInSession,
} from './sign-in.ts'
export {
  addPasskey,
  confirmByPasskey,
  createConfirmationOptions,
  createPasskeyOptions,
  createSignInOptions,
  signInByPasskey,
} from './passkeys.ts'
export { confirmByCode, listWaysToConfirm } from './confirm.ts'
export {
  acceptInvitation,
  changeRole,
  endInvitation,
  getInvitation,
  getTeam,
  inviteMember,
  previewInvitation,
  removeMember,
  switchWorkspace,
} from './team.ts'
export {
  type KnownClient,
  allowsRedirect,
  exchangeCode,
  getOauthClient,
  readName,
  readRedirectUris,
  refreshTokens,
  revokeToken,
} from './oauth.ts'
export { countCredits, describeAccount } from './account-overview.ts'
export { deleteAccount } from './delete-account.ts'
export { runCommand, grantCredits, getAccountDetails, setLimits } from './operator.ts'
