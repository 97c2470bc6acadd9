import type { EmailChangeMailTexts } from '#identity/accounts/mails/email_change_mail_texts'

export const pt: EmailChangeMailTexts = {
  newEmail: {
    subject: 'Confirma o teu novo e-mail',
    body: 'queres usar este endereço na tua conta Fanfare. O endereço antigo mantém-se até confirmares este.',
    action: 'Usar este endereço',
    note: 'O link funciona durante um dia. Se não sabes porque recebeste esta mensagem, ignora-a.',
  },
  usedEmail: {
    subject: 'Alguém quis usar o teu e-mail',
    body: 'alguém pediu para usar este endereço noutra conta Fanfare. Ele pertence à tua, por isso nada foi alterado.',
    note: 'Se foste tu, inicia sessão com este endereço. Esqueceste-te da senha? {forgot}',
  },
  oldEmail: {
    subject: 'Pedido de alteração do teu e-mail',
    body: 'alguém com sessão iniciada na tua conta pediu para usar {email} em vez deste endereço.',
    action: 'Não fui eu',
    note: 'Se foste tu, ignora esta mensagem. O botão funciona durante três dias: mantém este endereço e termina todas as sessões.',
  },
}
