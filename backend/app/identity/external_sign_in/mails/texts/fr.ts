import type { ExternalSignInMailTexts } from '#identity/external_sign_in/mails/external_sign_in_mail_texts'

export const fr: ExternalSignInMailTexts = {
  linked: {
    subject: 'Un mode de connexion a été ajouté',
    body: 'vous pouvez désormais vous connecter à votre compte avec {provider}.',
    note: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et retirez ce mode de connexion dans votre profil : {forgot}',
  },
  unlinked: {
    subject: 'Un mode de connexion a été retiré',
    body: 'vous ne pouvez plus vous connecter à votre compte avec {provider}, et toutes les autres sessions ont été fermées.',
    note: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe : {forgot}',
  },
  addressProven: {
    subject: 'Ce compte est désormais à vous',
    body: 'vous vous êtes connecté avec {provider}, ce qui prouve que cette adresse est la vôtre. Personne ne l’avait confirmée : l’ancien mot de passe, la double authentification et les autres modes de connexion du compte ont été retirés, et toutes les sessions fermées.',
    note: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe : {forgot}',
  },
  passwordEnded: {
    subject: 'Votre mot de passe a été retiré',
    body: 'vous vous êtes connecté avec {provider} à la place de votre mot de passe, ce qui prouve que cette adresse est la vôtre. Le mot de passe et les autres modes de connexion du compte ont été retirés, et toutes les sessions fermées.',
    note: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe : {forgot}',
  },
}
