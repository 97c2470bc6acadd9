import type { EmailChangeMailTexts } from '#identity/accounts/mails/email_change_mail_texts'

export const fr: EmailChangeMailTexts = {
  newEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    body: 'vous souhaitez utiliser cette adresse pour votre compte Fanfare. L’ancienne reste active jusqu’à ce que vous confirmiez celle-ci.',
    action: 'Utiliser cette adresse',
    note: 'Le lien est valable un jour. Si vous ne savez pas pourquoi vous recevez ce message, ignorez-le.',
  },
  usedEmail: {
    subject: 'Quelqu’un a voulu utiliser votre adresse e-mail',
    body: 'quelqu’un a demandé à utiliser cette adresse pour un autre compte Fanfare. Elle appartient au vôtre : rien n’a été modifié.',
    note: 'Si c’était vous, connectez-vous avec cette adresse. Mot de passe oublié ? {forgot}',
  },
  oldEmail: {
    subject: 'Demande de changement de votre adresse e-mail',
    body: 'une personne connectée à votre compte a demandé à utiliser {email} à la place de cette adresse.',
    action: 'Ce n’était pas moi',
    note: 'Si c’était vous, ignorez ce message. Le bouton fonctionne pendant trois jours : il conserve cette adresse et ferme toutes les sessions.',
  },
}
