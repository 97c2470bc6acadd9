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
    body: 'alguém, esperamos que tu, pediu uma nova senha para a tua conta.',
    action: 'Escolher uma nova senha',
    note: 'O link funciona uma vez, durante uma hora. Se não foste tu, ignora esta mensagem: a tua senha fica como está.',
  },
  changed: {
    subject: 'A tua senha foi alterada',
    body: 'a senha da tua conta acabou de ser alterada e todas as outras sessões foram terminadas.',
    note: 'Se não foste tu, pede já uma nova senha: {forgot}',
  },
  newEmail: {
    subject: 'Confirma o teu novo e-mail',
    body: 'queres usar este endereço na tua conta Fanfare. Até o confirmares, fica o antigo.',
    action: 'Usar este endereço',
    note: 'O link funciona durante um dia. Se não sabes porque recebeste esta mensagem, ignora-a.',
  },
  oldEmail: {
    subject: 'O teu e-mail vai ser alterado',
    body: 'alguém com sessão iniciada na tua conta pediu para usar {email} em vez deste endereço.',
    note: 'Se não foste tu, muda já a tua senha: {forgot}',
  },
  twoFactorOn: {
    subject: 'A autenticação de dois fatores está ligada',
    body: 'a partir de agora, um código da tua aplicação de autenticação completa cada início de sessão na tua conta.',
    note: 'Se não foste tu, muda já a tua senha: {forgot}',
  },
  twoFactorOff: {
    subject: 'A autenticação de dois fatores está desligada',
    body: 'entrar na tua conta já não pede nenhum código.',
    note: 'Se não foste tu, muda já a tua senha: {forgot}',
  },
}
