import type { TwoFactorMailTexts } from '#identity/two_factor/mails/two_factor_mail_texts'

export const pt: TwoFactorMailTexts = {
  turnedOn: {
    subject: 'A autenticação de dois fatores está ligada',
    body: 'a partir de agora, cada início de sessão na tua conta pede um código da tua aplicação de autenticação.',
    note: 'Se não foste tu, muda já a tua senha: {forgot}',
  },
  turnedOff: {
    subject: 'A autenticação de dois fatores está desligada',
    body: 'iniciar sessão na tua conta já não pede um código.',
    note: 'Se não foste tu, muda já a tua senha: {forgot}',
  },
}
