import type { Language } from '#contract/core/rules/language'
import type { MailText } from '#identity/auth/mails/auth_mail_texts'

interface EmailChangeMailTexts {
  /** To the new address, to confirm a change. */
  newEmail: MailText
  /** To the owner of an address that another user wanted to use. */
  usedEmail: MailText
  /** To the old address, after a change was requested. */
  oldEmail: MailText
}

export const EMAIL_CHANGE_MAIL_TEXTS: Record<Language, EmailChangeMailTexts> = {
  en: {
    newEmail: {
      subject: 'Confirm your new email address',
      body: 'you want to use this address for your Fanfare account. Your old address stays in use until you confirm this one.',
      action: 'Use this address',
      note: 'The link works for one day. If you do not know why you received this email, you can ignore it.',
    },
    usedEmail: {
      subject: 'Someone wanted to use your email address',
      body: 'someone asked to use this address for another Fanfare account. It belongs to yours, so nothing was changed.',
      note: 'If this was you, sign in with this address instead. Forgot your password? {forgot}',
    },
    oldEmail: {
      subject: 'Your email address is being changed',
      body: 'someone signed in to your account asked to replace this address with {email}.',
      action: 'This was not me',
      note: 'If this was you, you can ignore this email. The button works for three days. It keeps this address and signs out everywhere.',
    },
  },
  pt: {
    newEmail: {
      subject: 'Confirma o teu novo e-mail',
      body: 'queres usar este endereço na tua conta Fanfare. O endereço antigo mantém-se até confirmares este.',
      action: 'Usar este endereço',
      note: 'O link funciona durante um dia. Se não sabes porque recebeste esta mensagem, ignora-a.',
    },
    usedEmail: {
      subject: 'Alguém quis usar o teu e-mail',
      body: 'alguém pediu para usar este endereço noutra conta Fanfare. Ele pertence à tua, por isso nada foi alterado.',
      note: 'Se foste tu, inicia sessão com este endereço. Esqueceste-te da palavra-passe? {forgot}',
    },
    oldEmail: {
      subject: 'Pedido de alteração do teu e-mail',
      body: 'alguém com sessão iniciada na tua conta pediu para usar {email} em vez deste endereço.',
      action: 'Não fui eu',
      note: 'Se foste tu, ignora esta mensagem. O botão funciona durante três dias: mantém este endereço e termina todas as sessões.',
    },
  },
  fr: {
    newEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      body: 'vous souhaitez utiliser cette adresse pour votre compte Fanfare. L’ancienne reste active jusqu’à ce que vous confirmiez celle-ci.',
      action: 'Utiliser cette adresse',
      note: 'Le lien est valable un jour. Si vous ne savez pas pourquoi vous recevez ce message, ignorez-le.',
    },
    usedEmail: {
      subject: 'Quelqu’un a voulu utiliser votre adresse e-mail',
      body: 'quelqu’un a demandé à utiliser cette adresse pour un autre compte Fanfare. Elle appartient au vôtre : rien n’a été modifié.',
      note: 'Si c’était vous, connectez-vous avec cette adresse. Mot de passe oublié ? {forgot}',
    },
    oldEmail: {
      subject: 'Demande de changement de votre adresse e-mail',
      body: 'une personne connectée à votre compte a demandé à utiliser {email} à la place de cette adresse.',
      action: 'Ce n’était pas moi',
      note: 'Si c’était vous, ignorez ce message. Le bouton fonctionne pendant trois jours : il conserve cette adresse et ferme toutes les sessions.',
    },
  },
  es: {
    newEmail: {
      subject: 'Confirma tu nuevo correo',
      body: 'quieres usar esta dirección en tu cuenta de Fanfare. La dirección anterior se mantiene hasta que confirmes esta.',
      action: 'Usar esta dirección',
      note: 'El enlace funciona durante un día. Si no sabes por qué recibes este mensaje, ignóralo.',
    },
    usedEmail: {
      subject: 'Alguien ha querido usar tu correo',
      body: 'alguien ha pedido usar esta dirección en otra cuenta de Fanfare. Pertenece a la tuya, así que no se ha cambiado nada.',
      note: 'Si has sido tú, entra con esta dirección. ¿Has olvidado tu contraseña? {forgot}',
    },
    oldEmail: {
      subject: 'Solicitud de cambio de tu correo',
      body: 'alguien con la sesión iniciada en tu cuenta ha pedido usar {email} en lugar de esta dirección.',
      action: 'No he sido yo',
      note: 'Si has sido tú, ignora este mensaje. El botón funciona durante tres días: conserva esta dirección y cierra todas las sesiones.',
    },
  },
}
