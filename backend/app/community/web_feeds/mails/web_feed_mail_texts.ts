import type { Language } from '#contract/core/rules/language'

type MailText = Record<'subject' | 'body' | 'action' | 'note', string>

export const WEB_FEED_MAIL_TEXTS: Record<Language, MailText> = {
  en: {
    subject: 'Your private feed has a new address',
    body: 'a new address was created for your private feed. Anyone who knows it reads what is shared in your organizations.',
    action: 'Open your profile',
    note: 'If this was not you, turn off the feed in your profile and change your password: {forgot}',
  },
  pt: {
    subject: 'O teu feed privado tem um novo endereço',
    body: 'foi criado um novo endereço para o teu feed privado. Quem o conhecer lê o que é partilhado nas tuas organizações.',
    action: 'Abrir o teu perfil',
    note: 'Se não foste tu, desliga o feed no teu perfil e muda a tua palavra-passe: {forgot}',
  },
  fr: {
    subject: 'Votre flux privé a une nouvelle adresse',
    body: 'une nouvelle adresse a été créée pour votre flux privé. Toute personne qui la connaît lit ce qui est partagé dans vos organisations.',
    action: 'Ouvrir votre profil',
    note: 'Si ce n’était pas vous, désactivez le flux dans votre profil et changez votre mot de passe\u00a0: {forgot}',
  },
  es: {
    subject: 'Tu feed privado tiene una nueva dirección',
    body: 'se ha creado una nueva dirección para tu feed privado. Quien la conozca lee lo que se comparte en tus organizaciones.',
    action: 'Abrir tu perfil',
    note: 'Si no has sido tú, desactiva el feed en tu perfil y cambia tu contraseña: {forgot}',
  },
}
