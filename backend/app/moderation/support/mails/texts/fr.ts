import type { SupportMailTexts } from '#moderation/support/mails/support_mail_text'

export const fr: SupportMailTexts = {
  answer: {
    hello: 'Bonjour {name},',
    subject: 'Réponse à votre demande d’assistance : {title}',
    intro: 'notre assistance a répondu à votre demande « {title} » :',
    note: 'Vous recevez cet e-mail parce que cette adresse figure dans une demande d’assistance. Si ce n’était pas vous, vous pouvez l’ignorer.',
  },
  notice: {
    hello: 'Bonjour,',
    subject: 'Nouvelle demande d’assistance : {title}',
    body: '{name} a envoyé une demande d’assistance de priorité {priority} : « {title} ».',
    action: 'Voir la demande',
    note: 'Vous recevez cet e-mail parce que c’est l’adresse d’assistance de cette installation.',
  },
}
