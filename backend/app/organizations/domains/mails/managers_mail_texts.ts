import type { Language } from '#contract/core/rules/language'

/** Of a record that is gone, a code that was mailed again, a lost domain, or a person who asks to join. */
export type About = 'domainFailing' | 'domainAsked' | 'domainLost' | 'joinRequested'

interface Text {
  subject: string
  body: string
  action: string
}

/** With the placeholders `{name}`, `{organization}`, `{domain}`, `{mailbox}`, `{date}` and `{person}`. */
export const MANAGERS_MAIL_TEXTS: Record<Language, Record<About, Text> & { note: string }> = {
  en: {
    domainFailing: {
      subject: 'The DNS record of {domain} was not found',
      body: 'The domain {domain} of “{organization}” is confirmed each month by its DNS record, which was not found this time. Put the record back until {date}; otherwise the domain no longer counts, and people are no longer offered to join.',
      action: 'See the record',
    },
    domainAsked: {
      subject: 'Confirm {domain} again',
      body: 'The domain {domain} of “{organization}” is confirmed each month. A new code was sent to {mailbox}. Enter it until {date}; otherwise the domain no longer counts, and people are no longer offered to join.',
      action: 'Enter the code',
    },
    domainLost: {
      subject: '{domain} no longer counts for {organization}',
      body: 'The domain {domain} of “{organization}” could not be confirmed in time. People are no longer offered to join; all members stay. You can prove the domain again at any time.',
      action: 'Prove it again',
    },
    joinRequested: {
      subject: '{person} asks to join {organization}',
      body: '{person} has a confirmed address at a domain of “{organization}” and asks to join.',
      action: 'Answer the request',
    },
    note: 'You receive this because you manage “{organization}” on Fanfare.',
  },
  pt: {
    domainFailing: {
      subject: 'O registo DNS de {domain} não foi encontrado',
      body: 'O domínio {domain} de “{organization}” é confirmado todos os meses pelo registo DNS, que desta vez não foi encontrado. Repõe o registo até {date}; caso contrário, o domínio deixa de contar e as pessoas deixam de receber a proposta de adesão.',
      action: 'Ver o registo',
    },
    domainAsked: {
      subject: 'Confirma {domain} de novo',
      body: 'O domínio {domain} de “{organization}” é confirmado todos os meses. Um novo código foi enviado para {mailbox}. Introduz o código até {date}; caso contrário, o domínio deixa de contar e as pessoas deixam de receber a proposta de adesão.',
      action: 'Introduzir o código',
    },
    domainLost: {
      subject: '{domain} já não conta para {organization}',
      body: 'Não foi possível confirmar a tempo o domínio {domain} de “{organization}”. As pessoas deixam de receber a proposta de adesão; todos os membros ficam. Podes provar o domínio de novo a qualquer momento.',
      action: 'Provar de novo',
    },
    joinRequested: {
      subject: '{person} pede para se juntar a {organization}',
      body: '{person} tem um endereço confirmado num domínio de “{organization}” e pede para se juntar.',
      action: 'Responder ao pedido',
    },
    note: 'Recebes esta mensagem porque geres “{organization}” no Fanfare.',
  },
  fr: {
    domainFailing: {
      subject: 'L’enregistrement DNS de {domain} est introuvable',
      body: 'Le domaine {domain} de « {organization} » est confirmé chaque mois par son enregistrement DNS, introuvable cette fois-ci. Rétablissez-le avant le {date} ; sinon, le domaine ne comptera plus et il ne sera plus proposé de rejoindre l’organisation.',
      action: 'Voir l’enregistrement',
    },
    domainAsked: {
      subject: 'Confirmez de nouveau {domain}',
      body: 'Le domaine {domain} de « {organization} » est confirmé chaque mois. Un nouveau code a été envoyé à {mailbox}. Saisissez-le avant le {date} ; sinon, le domaine ne comptera plus et il ne sera plus proposé de rejoindre l’organisation.',
      action: 'Saisir le code',
    },
    domainLost: {
      subject: '{domain} ne compte plus pour {organization}',
      body: 'Le domaine {domain} de « {organization} » n’a pas pu être confirmé à temps. Il n’est plus proposé de rejoindre l’organisation ; tous les membres restent. Vous pouvez prouver le domaine de nouveau à tout moment.',
      action: 'Le prouver de nouveau',
    },
    joinRequested: {
      subject: '{person} demande à rejoindre {organization}',
      body: '{person} a une adresse confirmée sur un domaine de « {organization} » et demande à la rejoindre.',
      action: 'Répondre à la demande',
    },
    note: 'Vous recevez ce message parce que vous gérez « {organization} » sur Fanfare.',
  },
  es: {
    domainFailing: {
      subject: 'No se ha encontrado el registro DNS de {domain}',
      body: 'El dominio {domain} de «{organization}» se confirma cada mes con su registro DNS, que esta vez no se ha encontrado. Vuelve a ponerlo antes del {date}; de lo contrario, el dominio dejará de contar y no se ofrecerá a nadie unirse.',
      action: 'Ver el registro',
    },
    domainAsked: {
      subject: 'Confirma {domain} de nuevo',
      body: 'El dominio {domain} de «{organization}» se confirma cada mes. Se ha enviado un código nuevo a {mailbox}. Introdúcelo antes del {date}; de lo contrario, el dominio dejará de contar y no se ofrecerá a nadie unirse.',
      action: 'Introducir el código',
    },
    domainLost: {
      subject: '{domain} ya no cuenta para {organization}',
      body: 'El dominio {domain} de «{organization}» no se pudo confirmar a tiempo. Ya no se ofrece a nadie unirse; todos los miembros se quedan. Puedes demostrar el dominio de nuevo cuando quieras.',
      action: 'Demostrarlo de nuevo',
    },
    joinRequested: {
      subject: '{person} pide unirse a {organization}',
      body: '{person} tiene una dirección confirmada en un dominio de «{organization}» y pide unirse.',
      action: 'Responder a la solicitud',
    },
    note: 'Recibes este mensaje porque gestionas «{organization}» en Fanfare.',
  },
}
