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

const SIGNED_IN_AT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** The browser that an email is about. `device` names it, or is ''. */
interface UsedBrowser {
  device: string
  at: Date
}

/** Writes the email about a passkey that was added to an account. */
export function writeNewPasskeyMail(addresses: Addresses, browser: UsedBrowser): MailWords {
  return {
    subject: 'New passkey for your account',
    paragraphs: [
      'Hello,',
      'A passkey was added to your account in this browser. Anybody who has it can sign in:',
      describeBrowser(browser),
      'If it was you, ignore this email.',
      'If it was not you, sign in, remove the passkey and end all other sessions. Then change the password of this mailbox.',
    ],
    button: { label: 'Open passkeys', url: `${addresses.app()}/dashboard/settings/account` },
  }
}

function describeBrowser({ device, at }: UsedBrowser): string {
  return `${device || 'Unknown browser'}, ${SIGNED_IN_AT.format(at)} UTC`
}

/** Writes the email about a sign-in from a new browser. */
export function writeNewBrowserMail(addresses: Addresses, browser: UsedBrowser): MailWords {
  return {
    subject: 'New sign-in to your account',
    paragraphs: [
      'Hello,',
      'Somebody signed in to your account in a new browser:',
      describeBrowser(browser),
      'If it was you, ignore this email.',
      'If it was not you, sign in and end that session under Settings. Then check your passkeys, API keys and team, and change the password of this mailbox.',
    ],
    button: { label: 'Open sessions', url: `${addresses.app()}/dashboard/settings/sessions` },
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
    button: { label: 'Open invitation', url: `${addresses.app()}/login?invitation=${token}` },
  }
}
