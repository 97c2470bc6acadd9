import type { MailTexts } from '#auth/mails/mail_text'

export const pt: MailTexts = {
  hello: 'Olá {name},',
  verify: {
    subject: 'Confirma o teu e-mail',
    body: 'tens uma conta na Fanfare. Confirma que este endereço é teu.',
    action: 'Confirmar endereço',
    note: 'O link funciona durante dois dias. Se não criaste uma conta, ignora esta mensagem.',
  },
  reset: {
    subject: 'Repõe a tua senha',
    body: 'recebemos um pedido para repor a senha da tua conta.',
    action: 'Escolher uma nova senha',
    note: 'O link funciona uma vez, durante uma hora. Se não foste tu, ignora esta mensagem: a tua senha não muda.',
  },
  changed: {
    subject: 'A tua senha foi alterada',
    body: 'a senha da tua conta acabou de ser alterada e todas as outras sessões foram terminadas.',
    note: 'Se não foste tu, pede já uma nova senha: {forgot}',
  },
  newEmail: {
    subject: 'Confirma o teu novo e-mail',
    body: 'queres usar este endereço na tua conta Fanfare. O endereço antigo mantém-se até confirmares este.',
    action: 'Usar este endereço',
    note: 'O link funciona durante um dia. Se não sabes porque recebeste esta mensagem, ignora-a.',
  },
  oldEmail: {
    subject: 'Pedido de alteração do teu e-mail',
    body: 'alguém com sessão iniciada na tua conta pediu para usar {email} em vez deste endereço.',
    note: 'Se não foste tu, muda já a tua senha: {forgot}',
  },
  twoFactorOn: {
    subject: 'A autenticação de dois fatores está ligada',
    body: 'a partir de agora, cada início de sessão na tua conta pede um código da tua aplicação de autenticação.',
    note: 'Se não foste tu, muda já a tua senha: {forgot}',
  },
  twoFactorOff: {
    subject: 'A autenticação de dois fatores está desligada',
    body: 'iniciar sessão na tua conta já não pede um código.',
    note: 'Se não foste tu, muda já a tua senha: {forgot}',
  },
}
