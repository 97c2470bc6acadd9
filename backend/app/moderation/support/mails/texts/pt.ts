import type { SupportMailTexts } from '#moderation/support/mails/support_mail_text'

export const pt: SupportMailTexts = {
  answer: {
    hello: 'Olá {name},',
    subject: 'Resposta ao teu pedido de apoio: {title}',
    intro: 'alguém do nosso apoio respondeu ao teu pedido “{title}”:',
    note: 'Recebes este e-mail porque este endereço foi indicado num pedido de apoio. Se não foste tu, podes ignorá-lo.',
  },
  notice: {
    hello: 'Olá,',
    subject: 'Novo pedido de apoio: {title}',
    body: '{name} enviou um pedido de apoio com a prioridade {priority}: “{title}”.',
    action: 'Ver o pedido',
    note: 'Recebes este e-mail porque este é o endereço de apoio desta instalação.',
  },
}
