import type { ExternalSignInMailTexts } from '#identity/external_sign_in/mails/external_sign_in_mail_texts'

export const en: ExternalSignInMailTexts = {
  linked: {
    subject: 'A sign-in method was added',
    body: 'you can now sign in to your account with {provider}.',
    note: 'If this was not you, reset your password now and remove the sign-in method in your profile: {forgot}',
  },
  unlinked: {
    subject: 'A sign-in method was removed',
    body: 'you can no longer sign in to your account with {provider}, and all other sessions were signed out.',
    note: 'If this was not you, reset your password now: {forgot}',
  },
  addressProven: {
    subject: 'This account is yours now',
    body: 'you signed in with {provider}, which proved that this address is yours. Nobody had confirmed it before, so the previous password, two-factor authentication and other sign-in methods of the account were removed, and all sessions were signed out.',
    note: 'If this was not you, reset your password now: {forgot}',
  },
  passwordEnded: {
    subject: 'Your password was removed',
    body: 'you signed in with {provider} instead of your password, which proved that this address is yours. The password and the other sign-in methods of the account were removed, and all sessions were signed out.',
    note: 'If this was not you, reset your password now: {forgot}',
  },
}
