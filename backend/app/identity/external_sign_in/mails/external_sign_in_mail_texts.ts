import type { Language } from '#contract/core/rules/language'
import type { MailText } from '#identity/auth/mails/auth_mail_texts'

/** With `{provider}`, the name of a provider. */
export interface ExternalSignInMailTexts {
  linked: MailText
  unlinked: MailText
  /** After a user proved that an unconfirmed address is theirs. */
  addressProven: MailText
  /** After the owner of a confirmed address signed in with a provider and without the password. */
  passwordEnded: MailText
}

export const EXTERNAL_SIGN_IN_MAIL_TEXTS: Record<Language, ExternalSignInMailTexts> = {
  en: {
    linked: {
      subject: 'A sign-in method was added',
      body: 'you can now sign in to your account with {provider}.',
      note: 'If this was not you, reset your password now and remove the sign-in method in your profile: {forgot}',
    },
    unlinked: {
      subject: 'A sign-in method was removed',
      body: 'you can no longer sign in to your account with {provider}, and all other sessions were signed out.',
      note: 'If this was not you, reset your password now: {forgot}',
    },
    addressProven: {
      subject: 'This account is yours now',
      body: 'you signed in with {provider}, which proved that this address is yours. Nobody had confirmed it before, so the previous password, two-factor authentication and other sign-in methods of the account were removed, and all sessions were signed out.',
      note: 'If this was not you, reset your password now: {forgot}',
    },
    passwordEnded: {
      subject: 'Your password was removed',
      body: 'you signed in with {provider} instead of your password, which proved that this address is yours. The password and the other sign-in methods of the account were removed, and all sessions were signed out.',
      note: 'If this was not you, reset your password now: {forgot}',
    },
  },
  pt: {
    linked: {
      subject: 'Foi adicionado um método de início de sessão',
      body: 'agora podes iniciar sessão na tua conta com {provider}.',
      note: 'Se não foste tu, repõe já a tua palavra-passe e remove o método no teu perfil: {forgot}',
    },
    unlinked: {
      subject: 'Foi removido um método de início de sessão',
      body: 'já não podes iniciar sessão na tua conta com {provider}, e todas as outras sessões foram terminadas.',
      note: 'Se não foste tu, repõe já a tua palavra-passe: {forgot}',
    },
    addressProven: {
      subject: 'Esta conta agora é tua',
      body: 'iniciaste sessão com {provider}, o que prova que este endereço é teu. Ninguém o tinha confirmado, por isso a palavra-passe anterior, a autenticação de dois fatores e os outros métodos da conta foram removidos e todas as sessões terminadas.',
      note: 'Se não foste tu, repõe já a tua palavra-passe: {forgot}',
    },
    passwordEnded: {
      subject: 'A tua palavra-passe foi removida',
      body: 'iniciaste sessão com {provider} em vez da tua palavra-passe, o que prova que este endereço é teu. A palavra-passe e os outros métodos da conta foram removidos e todas as sessões terminadas.',
      note: 'Se não foste tu, repõe já a tua palavra-passe: {forgot}',
    },
  },
  fr: {
    linked: {
      subject: 'Un mode de connexion a été ajouté',
      body: 'vous pouvez désormais vous connecter à votre compte avec {provider}.',
      note: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et retirez ce mode de connexion dans votre profil : {forgot}',
    },
    unlinked: {
      subject: 'Un mode de connexion a été retiré',
      body: 'vous ne pouvez plus vous connecter à votre compte avec {provider}, et toutes les autres sessions ont été fermées.',
      note: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe : {forgot}',
    },
    addressProven: {
      subject: 'Ce compte est désormais à vous',
      body: 'vous vous êtes connecté avec {provider}, ce qui prouve que cette adresse est la vôtre. Personne ne l’avait confirmée : l’ancien mot de passe, la double authentification et les autres modes de connexion du compte ont été retirés, et toutes les sessions fermées.',
      note: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe : {forgot}',
    },
    passwordEnded: {
      subject: 'Votre mot de passe a été retiré',
      body: 'vous vous êtes connecté avec {provider} à la place de votre mot de passe, ce qui prouve que cette adresse est la vôtre. Le mot de passe et les autres modes de connexion du compte ont été retirés, et toutes les sessions fermées.',
      note: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe : {forgot}',
    },
  },
  es: {
    linked: {
      subject: 'Se ha añadido un método de inicio de sesión',
      body: 'ya puedes iniciar sesión en tu cuenta con {provider}.',
      note: 'Si no has sido tú, restablece ahora tu contraseña y quita ese método en tu perfil: {forgot}',
    },
    unlinked: {
      subject: 'Se ha quitado un método de inicio de sesión',
      body: 'ya no puedes iniciar sesión en tu cuenta con {provider}, y se han cerrado las demás sesiones.',
      note: 'Si no has sido tú, restablece ahora tu contraseña: {forgot}',
    },
    addressProven: {
      subject: 'Esta cuenta ya es tuya',
      body: 'has iniciado sesión con {provider}, lo que demuestra que esta dirección es tuya. Nadie la había confirmado, así que se han quitado la contraseña anterior, la autenticación en dos pasos y los demás métodos de la cuenta, y se han cerrado todas las sesiones.',
      note: 'Si no has sido tú, restablece ahora tu contraseña: {forgot}',
    },
    passwordEnded: {
      subject: 'Se ha quitado tu contraseña',
      body: 'has iniciado sesión con {provider} en lugar de tu contraseña, lo que demuestra que esta dirección es tuya. Se han quitado la contraseña y los demás métodos de la cuenta, y se han cerrado todas las sesiones.',
      note: 'Si no has sido tú, restablece ahora tu contraseña: {forgot}',
    },
  },
}
