import type { AuthMailTexts } from '#identity/auth/mails/auth_mail_texts'

export const en: AuthMailTexts = {
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
}
