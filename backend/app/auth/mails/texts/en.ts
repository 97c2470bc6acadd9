import type { MailTexts } from '#auth/mails/mail_text'

export const en: MailTexts = {
  hello: 'Hello {name},',
  verify: {
    subject: 'Confirm your email address',
    body: 'you have an account at Fanfare. Please confirm that this address is yours.',
    action: 'Confirm address',
    note: 'The link works for two days. If you did not create an account, you can ignore this mail.',
  },
  reset: {
    subject: 'Reset your password',
    body: 'somebody, hopefully you, asked for a new password for your account.',
    action: 'Choose a new password',
    note: 'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
  },
  changed: {
    subject: 'Your password was changed',
    body: 'the password of your account has just been changed, and every other session was signed out.',
    note: 'If it was not you, ask for a new password at once: {forgot}',
  },
  newEmail: {
    subject: 'Confirm your new email address',
    body: 'you want to use this address for your Fanfare account. Until you confirm it, the old one stays.',
    action: 'Use this address',
    note: 'The link works for one day. If you do not know why you got this mail, you can ignore it.',
  },
  oldEmail: {
    subject: 'Your email address is being changed',
    body: 'somebody signed in to your account asked to use {email} instead of this address.',
    note: 'If it was not you, change your password at once: {forgot}',
  },
  twoFactorOn: {
    subject: 'Two-factor authentication is on',
    body: 'from now on a code of your authenticator app completes every sign-in to your account.',
    note: 'If it was not you, change your password at once: {forgot}',
  },
  twoFactorOff: {
    subject: 'Two-factor authentication is off',
    body: 'signing in to your account asks for no code any more.',
    note: 'If it was not you, change your password at once: {forgot}',
  },
}
