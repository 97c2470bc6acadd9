import type { Language } from '#contract/core/rules/language'

export interface ReplyTexts {
  /** With `{title}`, `{host}` and `{organization}`, like the next three. */
  shared: string
  pending: string
  known: string
  notAdded: string
  /** After `shared` and `pending`: how many suggestions wait, `other` with `{count}`. */
  waiting: { none: string; one: string; other: string }
  open: string
  choose: string
  noLink: string
  invalid: string
  blocked: string
  notConnected: string
  unknownPerson: string
  expired: string
  /** With `{max}`, like the next one. */
  tooMany: string
  tooLong: string
  /** With `{text}`. */
  similar: string
  mayNotSuggest: string
}

export const REPLY_TEXTS: Record<Language, ReplyTexts> = {
  en: {
    shared: '“{title}” is shared with {organization}.',
    pending:
      '“{title}” is shared with {organization}. A moderator reviews it first, because {host} is not approved yet.',
    known: '{organization} already has this link: “{title}”.',
    notAdded: '{organization} already has this link: “{title}”. Open the post to add your suggestions there.',
    waiting: {
      none: 'No suggestion waits there yet. Open the post to write the first one.',
      one: '1 suggestion waits for your colleagues.',
      other: '{count} suggestions wait for your colleagues.',
    },
    open: 'Open the post',
    choose: 'Which organization do you want to share this link with?',
    noLink: 'No link found. Add one after the command: /fanfare https://example.org/post',
    invalid: 'This link cannot be shared. Send the full address of a page, which starts with https://.',
    blocked: 'The URL domain is not approved. Please contact an administrator to request approval.',
    notConnected:
      'This workspace is not connected to Fanfare. An administrator of your organization can connect it in the settings of Fanfare, under Integrations.',
    unknownPerson:
      'Fanfare does not know you here. Sign in to Fanfare with the email address that you use in Slack, confirm it, and ask an administrator to add you to the organization.',
    expired: 'You took too long to choose. Send the link again.',
    tooMany:
      'Nothing was shared: a post takes at most {max} suggestions here. Leave some out and send the command again.',
    tooLong:
      'Nothing was shared: a suggestion has at most {max} characters. Shorten the longer ones and send the command again.',
    similar:
      'Nothing was shared: “{text}” is very close to another suggestion. Make it more your own or leave it out, and send the command again.',
    mayNotSuggest:
      'Nothing was shared: your role does not allow you to add suggestions. Send the link alone.',
  },
  pt: {
    shared: '“{title}” foi partilhada com {organization}.',
    pending:
      '“{title}” foi partilhada com {organization}. Um moderador revê-a primeiro, porque {host} ainda não está aprovado.',
    known: '{organization} já tem este link: “{title}”.',
    notAdded:
      '{organization} já tem este link: “{title}”. Abre a publicação para lhe acrescentares as tuas sugestões.',
    waiting: {
      none: 'Ainda não há lá sugestões à espera. Abre a publicação para escreveres a primeira.',
      one: '1 sugestão espera pelos teus colegas.',
      other: '{count} sugestões esperam pelos teus colegas.',
    },
    open: 'Abrir a publicação',
    choose: 'Com que organização queres partilhar este link?',
    noLink: 'Nenhum link encontrado. Escreve um depois do comando: /fanfare https://example.org/post',
    invalid:
      'Este link não pode ser partilhado. Envia o endereço completo de uma página, que começa por https://.',
    blocked: 'O domínio do URL não está aprovado. Contacta um administrador para pedir a aprovação.',
    notConnected:
      'Este espaço de trabalho não está ligado ao Fanfare. Um administrador da tua organização pode ligá-lo nas definições do Fanfare, em Integrações.',
    unknownPerson:
      'O Fanfare não te conhece aqui. Inicia sessão no Fanfare com o endereço de e-mail que usas no Slack, confirma-o e pede a um administrador que te adicione à organização.',
    expired: 'Demoraste demasiado a escolher. Envia o link de novo.',
    tooMany:
      'Nada foi partilhado: aqui, uma publicação aceita no máximo {max} sugestões. Retira algumas e envia o comando de novo.',
    tooLong:
      'Nada foi partilhado: uma sugestão tem no máximo {max} caracteres. Encurta as mais longas e envia o comando de novo.',
    similar:
      'Nada foi partilhado: “{text}” é muito parecida com outra sugestão. Torna-a mais pessoal ou retira-a, e envia o comando de novo.',
    mayNotSuggest: 'Nada foi partilhado: a tua função não permite acrescentar sugestões. Envia só o link.',
  },
  fr: {
    shared: '« {title} » est partagée avec {organization}.',
    pending:
      '« {title} » est partagée avec {organization}. Un modérateur la vérifie d’abord, car {host} n’est pas encore approuvé.',
    known: '{organization} a déjà ce lien : « {title} ».',
    notAdded:
      '{organization} a déjà ce lien : « {title} ». Ouvrez la publication pour y ajouter vos suggestions.',
    waiting: {
      none: 'Aucune suggestion n’y attend encore. Ouvrez la publication pour écrire la première.',
      one: '1 suggestion attend vos collègues.',
      other: '{count} suggestions attendent vos collègues.',
    },
    open: 'Ouvrir la publication',
    choose: 'Avec quelle organisation voulez-vous partager ce lien ?',
    noLink: 'Aucun lien trouvé. Ajoutez-en un après la commande : /fanfare https://example.org/post',
    invalid:
      'Ce lien ne peut pas être partagé. Envoyez l’adresse complète d’une page, qui commence par https://.',
    blocked:
      'Le domaine de l’URL n’est pas approuvé. Contactez un administrateur pour demander son approbation.',
    notConnected:
      'Cet espace de travail n’est pas connecté à Fanfare. Un administrateur de votre organisation peut le connecter dans les paramètres de Fanfare, sous Intégrations.',
    unknownPerson:
      'Fanfare ne vous connaît pas ici. Connectez-vous à Fanfare avec l’adresse e-mail que vous utilisez dans Slack, confirmez-la et demandez à un administrateur de vous ajouter à l’organisation.',
    expired: 'Vous avez mis trop de temps à choisir. Envoyez le lien à nouveau.',
    tooMany:
      'Rien n’a été partagé : une publication accepte ici {max} suggestions au plus. Retirez-en et envoyez la commande à nouveau.',
    tooLong:
      'Rien n’a été partagé : une suggestion compte {max} caractères au plus. Raccourcissez les plus longues et envoyez la commande à nouveau.',
    similar:
      'Rien n’a été partagé : « {text} » ressemble beaucoup à une autre suggestion. Rendez-la plus personnelle ou retirez-la, et envoyez la commande à nouveau.',
    mayNotSuggest:
      'Rien n’a été partagé : votre rôle ne vous permet pas d’ajouter des suggestions. Envoyez le lien seul.',
  },
  es: {
    shared: '«{title}» se ha compartido con {organization}.',
    pending:
      '«{title}» se ha compartido con {organization}. Un moderador la revisa antes, porque {host} aún no está aprobado.',
    known: '{organization} ya tiene este enlace: «{title}».',
    notAdded:
      '{organization} ya tiene este enlace: «{title}». Abre la publicación para añadir allí tus sugerencias.',
    waiting: {
      none: 'Aún no espera allí ninguna sugerencia. Abre la publicación para escribir la primera.',
      one: '1 sugerencia espera a tus compañeros.',
      other: '{count} sugerencias esperan a tus compañeros.',
    },
    open: 'Abrir la publicación',
    choose: '¿Con qué organización quieres compartir este enlace?',
    noLink: 'No hay ningún enlace. Escribe uno después del comando: /fanfare https://example.org/post',
    invalid:
      'Este enlace no se puede compartir. Envía la dirección completa de una página, que empieza por https://.',
    blocked: 'El dominio de la URL no está aprobado. Contacta con un administrador para pedir su aprobación.',
    notConnected:
      'Este espacio de trabajo no está conectado a Fanfare. Un administrador de tu organización puede conectarlo en los ajustes de Fanfare, en Integraciones.',
    unknownPerson:
      'Fanfare no te conoce aquí. Inicia sesión en Fanfare con la dirección de correo que usas en Slack, confírmala y pide a un administrador que te añada a la organización.',
    expired: 'Has tardado demasiado en elegir. Envía el enlace de nuevo.',
    tooMany:
      'No se ha compartido nada: aquí una publicación acepta como máximo {max} sugerencias. Quita algunas y envía el comando de nuevo.',
    tooLong:
      'No se ha compartido nada: una sugerencia tiene como máximo {max} caracteres. Acorta las más largas y envía el comando de nuevo.',
    similar:
      'No se ha compartido nada: «{text}» se parece mucho a otra sugerencia. Hazla más personal o quítala, y envía el comando de nuevo.',
    mayNotSuggest:
      'No se ha compartido nada: tu función no te permite añadir sugerencias. Envía solo el enlace.',
  },
}
