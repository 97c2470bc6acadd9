import type { DigestMailTexts } from '#notifications/notifications/mails/digest_mail_texts'

export const fr: DigestMailTexts = {
  subject: { one: '{n} nouvelle notification', other: '{n} nouvelles notifications' },
  body: 'voici ce que vous n’avez pas encore lu :',
  types: {
    'post.shared': { one: '{n} nouvelle publication', other: '{n} nouvelles publications' },
    'suggestions.wanted': {
      one: '{n} publication sans suggestion',
      other: '{n} publications sans suggestion',
    },
    'post.reminded': { one: '{n} rappel', other: '{n} rappels' },
    'reply.added': { one: '{n} réponse à vos suggestions', other: '{n} réponses à vos suggestions' },
    'report.resolved': { one: '{n} signalement traité', other: '{n} signalements traités' },
    'post.moderated': {
      one: '{n} décision sur vos publications',
      other: '{n} décisions sur vos publications',
    },
    'support.answered': {
      one: '{n} réponse à vos demandes d’assistance',
      other: '{n} réponses à vos demandes d’assistance',
    },
    'supply.low': {
      one: '{n} de vos publications manque bientôt de suggestions',
      other: '{n} de vos publications manquent bientôt de suggestions',
    },
    'suggestion.copied': {
      one: 'des copies sur {n} publication avec vos suggestions',
      other: 'des copies sur {n} publications avec vos suggestions',
    },
    'post.reached': {
      one: '{n} de vos publications a touché davantage de collègues',
      other: '{n} de vos publications ont touché davantage de collègues',
    },
    'member.joined': { one: '{n} nouveau membre', other: '{n} nouveaux membres' },
    'webhook.disabled': { one: '{n} webhook désactivé', other: '{n} webhooks désactivés' },
  },
  covered: 'Une publication sensible',
  more: { one: 'et {n} de plus', other: 'et {n} de plus' },
  action: 'Ouvrir Fanfare',
  note: 'Vous recevez ce résumé une fois par jour parce que vous l’avez choisi dans votre profil.',
  unsubscribe: 'Ne plus recevoir le résumé',
}
