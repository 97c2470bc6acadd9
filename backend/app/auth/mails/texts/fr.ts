import type { MailTexts } from '#auth/mails/mail_text'

export const fr: MailTexts = {
  hello: 'Bonjour {name},',
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'vous avez un compte Fanfare. Confirmez que cette adresse est bien la vôtre.',
    action: 'Confirmer l’adresse',
    note: 'Le lien est valable deux jours. Si vous n’avez pas créé de compte, ignorez ce message.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    body: 'nous avons reçu une demande de réinitialisation du mot de passe de votre compte.',
    action: 'Choisir un nouveau mot de passe',
    note: 'Le lien est valable une seule fois, pendant une heure. Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
  },
  changed: {
    subject: 'Votre mot de passe a été modifié',
    body: 'le mot de passe de votre compte vient d’être modifié et toutes les autres sessions ont été fermées.',
    note: 'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe : {forgot}',
  },
  newEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    body: 'vous souhaitez utiliser cette adresse pour votre compte Fanfare. L’ancienne reste active jusqu’à ce que vous confirmiez celle-ci.',
    action: 'Utiliser cette adresse',
    note: 'Le lien est valable un jour. Si vous ne savez pas pourquoi vous recevez ce message, ignorez-le.',
  },
  oldEmail: {
    subject: 'Demande de changement de votre adresse e-mail',
    body: 'une personne connectée à votre compte a demandé à utiliser {email} à la place de cette adresse.',
    note: 'Si ce n’était pas vous, changez tout de suite votre mot de passe : {forgot}',
  },
  twoFactorOn: {
    subject: 'L’authentification à deux facteurs est activée',
    body: 'désormais, chaque connexion à votre compte demande un code de votre application d’authentification.',
    note: 'Si ce n’était pas vous, changez tout de suite votre mot de passe : {forgot}',
  },
  twoFactorOff: {
    subject: 'L’authentification à deux facteurs est désactivée',
    body: 'la connexion à votre compte ne demande plus de code.',
    note: 'Si ce n’était pas vous, changez tout de suite votre mot de passe : {forgot}',
  },
}
