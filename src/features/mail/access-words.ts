import type { Addresses } from '#src/base/addresses.ts'
import type { MailMessage } from '#src/engine/mail/mail-types.ts'
import { SIGN_IN_MINUTES } from '#src/features/accounts/accounts.ts'

export type MailWords = Pick<MailMessage, 'subject' | 'paragraphs' | 'button'>

/** Writes the sign-in email. */
export function writeSignInMail(addresses: Addresses, { token, code }: { token: string; code: string }): MailWords {
  return {
    subject: 'Your way in',
    paragraphs: [
      'Hello,',
      'somebody, probably you, wants to sign in with this email address. Type this code where you asked for it:',
      code,
      `Or use the link below, on any device. Both work once, within ${SIGN_IN_MINUTES} minutes.`,
      'If it was not you, there is nothing to do, and nobody gets in. Never tell the code to anybody: we do not ask for it.',
    ],
    button: { label: 'Sign in', url: `${addresses.app()}/login?signin=${token}` },
  }
}

/** Writes the invitation email. `workspace` is already quoted; '' if it has no name. */
export function writeInvitationMail(addresses: Addresses, workspace: string, token: string): MailWords {
  return {
    subject: 'You are invited to work on a sales agent',
    paragraphs: [
      'Hello,',
      ...(workspace
        ? ['somebody wants to work with you on an AI sales agent. They call their workspace:', workspace]
        : ['somebody wants to work with you on an AI sales agent.']),
      'The link below shows who it is, and lets you in if you want. It works once, within 14 days, and only this mail carries it.',
      'If you do not know them, there is nothing to do.',
    ],
    button: { label: 'See the invitation', url: `${addresses.app()}/login?invitation=${token}` },
  }
}
