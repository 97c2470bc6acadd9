import type { TwoFactorMailTexts } from '#identity/two_factor/mails/two_factor_mail_texts'

export const fr: TwoFactorMailTexts = {
  turnedOn: {
    subject: 'L’authentification à deux facteurs est activée',
    body: 'désormais, chaque connexion à votre compte demande un code de votre application d’authentification.',
    note: 'Si ce n’était pas vous, changez tout de suite votre mot de passe : {forgot}',
  },
  turnedOff: {
    subject: 'L’authentification à deux facteurs est désactivée',
    body: 'la connexion à votre compte ne demande plus de code.',
    note: 'Si ce n’était pas vous, changez tout de suite votre mot de passe : {forgot}',
  },
}
