import type { Addresses } from '#src/base/addresses.ts'
import type { MailMessage } from '#src/engine/mail/mail-types.ts'
import { SIGN_IN_MINUTES } from '#src/features/accounts/accounts.ts'

export type MailWords = Pick<MailMessage, 'subject' | 'paragraphs' | 'button'>

/** Writes the sign-in email. */
export function writeSignInMail(addresses: Addresses, { token, code }: { token: string; code: string }): MailWords {
  return {
    subject: 'Your sign-in code',
    paragraphs: [
      'Hello,',
      'Enter this code where you requested it, to sign in with this email address:',
      code,
      `Or use the link below on any device. Both work once, within ${SIGN_IN_MINUTES} minutes.`,
      'If you did not request it, ignore this email. Never share the code: we do not ask for it.',
    ],
    button: { label: 'Sign in', url: `${addresses.app()}/login?signin=${token}` },
  }
}

/** Writes the invitation email. `workspace` is already quoted; '' if it has no name. */
export function writeInvitationMail(addresses: Addresses, workspace: string, token: string): MailWords {
  return {
    subject: 'Invitation to a workspace',
    paragraphs: [
      'Hello,',
      ...(workspace
        ? ['You are invited to work on AI sales agents in this workspace:', workspace]
        : ['You are invited to work on AI sales agents in a workspace.']),
      'The link below shows who invites you and lets you accept. It works once, within 14 days. Only this email contains it.',
      'If you do not know them, ignore this email.',
    ],
    button: { label: 'See the invitation', url: `${addresses.app()}/login?invitation=${token}` },
  }
}
