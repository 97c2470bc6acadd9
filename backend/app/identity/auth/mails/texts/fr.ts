import type { AuthMailTexts } from '#identity/auth/mails/auth_mail_texts'

export const fr: AuthMailTexts = {
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
}
