import type { DigestMailTexts } from '#notifications/notifications/mails/digest_mail_texts'

export const pt: DigestMailTexts = {
  subject: { one: '{n} nova notificação', other: '{n} novas notificações' },
  body: 'isto é o que ainda não leste:',
  types: {
    'post.shared': { one: '{n} nova publicação', other: '{n} novas publicações' },
    'suggestions.wanted': { one: '{n} publicação sem sugestões', other: '{n} publicações sem sugestões' },
    'post.reminded': { one: '{n} lembrete', other: '{n} lembretes' },
    'reply.added': { one: '{n} resposta às tuas sugestões', other: '{n} respostas às tuas sugestões' },
    'report.resolved': { one: '{n} denúncia respondida', other: '{n} denúncias respondidas' },
    'post.moderated': {
      one: '{n} decisão sobre as tuas publicações',
      other: '{n} decisões sobre as tuas publicações',
    },
    'support.answered': {
      one: '{n} resposta aos teus pedidos de apoio',
      other: '{n} respostas aos teus pedidos de apoio',
    },
    'supply.low': {
      one: '{n} das tuas publicações está a ficar sem sugestões',
      other: '{n} das tuas publicações estão a ficar sem sugestões',
    },
    'suggestion.copied': {
      one: 'cópias em {n} publicação com sugestões tuas',
      other: 'cópias em {n} publicações com sugestões tuas',
    },
    'post.reached': {
      one: '{n} das tuas publicações chegou a mais colegas',
      other: '{n} das tuas publicações chegaram a mais colegas',
    },
    'member.joined': { one: '{n} novo membro', other: '{n} novos membros' },
    'webhook.disabled': { one: '{n} webhook desligado', other: '{n} webhooks desligados' },
  },
  covered: 'Uma publicação sensível',
  more: { one: 'e mais {n}', other: 'e mais {n}' },
  action: 'Abrir o Fanfare',
  note: 'Recebes este resumo uma vez por dia porque o escolheste no teu perfil.',
  unsubscribe: 'Deixar de receber o resumo',
}
