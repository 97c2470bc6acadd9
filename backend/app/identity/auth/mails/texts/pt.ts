import type { AuthMailTexts } from '#identity/auth/mails/auth_mail_texts'

export const pt: AuthMailTexts = {
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
}
