import type { ExternalSignInMailTexts } from '#identity/external_sign_in/mails/external_sign_in_mail_texts'

export const pt: ExternalSignInMailTexts = {
  linked: {
    subject: 'Foi adicionado um método de início de sessão',
    body: 'agora podes iniciar sessão na tua conta com {provider}.',
    note: 'Se não foste tu, repõe já a tua senha e remove o método no teu perfil: {forgot}',
  },
  unlinked: {
    subject: 'Foi removido um método de início de sessão',
    body: 'já não podes iniciar sessão na tua conta com {provider}, e todas as outras sessões foram terminadas.',
    note: 'Se não foste tu, repõe já a tua senha: {forgot}',
  },
  addressProven: {
    subject: 'Esta conta agora é tua',
    body: 'iniciaste sessão com {provider}, o que prova que este endereço é teu. Ninguém o tinha confirmado, por isso a senha anterior, a autenticação de dois fatores e os outros métodos da conta foram removidos e todas as sessões terminadas.',
    note: 'Se não foste tu, repõe já a tua senha: {forgot}',
  },
  passwordEnded: {
    subject: 'A tua senha foi removida',
    body: 'iniciaste sessão com {provider} em vez da tua senha, o que prova que este endereço é teu. A senha e os outros métodos da conta foram removidos e todas as sessões terminadas.',
    note: 'Se não foste tu, repõe já a tua senha: {forgot}',
  },
}
