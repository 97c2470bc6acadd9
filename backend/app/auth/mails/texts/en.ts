import type { MailTexts } from '#auth/mails/mail_text'

export const en: MailTexts = {
  hello: 'Hello {name},',
  verify: {
    subject: 'Confirm your email address',
    body: 'you have a Fanfare account. Please confirm that this address is yours.',
    action: 'Confirm address',
    note: 'The link works for two days. If you did not create an account, you can ignore this email.',
  },
  reset: {
    subject: 'Reset your password',
    body: 'we received a request to reset the password of your account.',
    action: 'Choose a new password',
    note: 'The link works once, for one hour. If this was not you, ignore this email: your password stays the same.',
  },
  changed: {
    subject: 'Your password was changed',
    body: 'the password of your account has just been changed, and all other sessions were signed out.',
    note: 'If this was not you, reset your password now: {forgot}',
  },
  newEmail: {
    subject: 'Confirm your new email address',
    body: 'you want to use this address for your Fanfare account. Your old address stays in use until you confirm this one.',
    action: 'Use this address',
    note: 'The link works for one day. If you do not know why you received this email, you can ignore it.',
  },
  oldEmail: {
    subject: 'Your email address is being changed',
    body: 'somebody who is signed in to your account asked to replace this address with {email}.',
    note: 'If this was not you, change your password now: {forgot}',
  },
  twoFactorOn: {
    subject: 'Two-factor authentication is on',
    body: 'from now on, every sign-in to your account asks for a code from your authenticator app.',
    note: 'If this was not you, change your password now: {forgot}',
  },
  twoFactorOff: {
    subject: 'Two-factor authentication is off',
    body: 'signing in to your account no longer asks for a code.',
    note: 'If this was not you, change your password now: {forgot}',
  },
}
