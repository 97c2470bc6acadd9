import type { TwoFactorMailTexts } from '#identity/two_factor/mails/two_factor_mail_texts'

export const en: TwoFactorMailTexts = {
  turnedOn: {
    subject: 'Two-factor authentication is on',
    body: 'from now on, every sign-in to your account asks for a code from your authenticator app.',
    note: 'If this was not you, change your password now: {forgot}',
  },
  turnedOff: {
    subject: 'Two-factor authentication is off',
    body: 'signing in to your account no longer asks for a code.',
    note: 'If this was not you, change your password now: {forgot}',
  },
}
