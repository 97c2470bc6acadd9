import type { Language } from '#contract/core/rules/language'

/** With the placeholders `{organization}`, `{domain}` and `{date}`. */
interface CodeMailText {
  subject: string
  /** Before the code, the first time. */
  body: string
  /** Before the code, each month. */
  again: string
  /** After the code. */
  enter: string
  action: string
  note: string
}

export const CODE_MAIL_TEXTS: Record<Language, CodeMailText> = {
  en: {
    subject: 'Code to confirm {domain}',
    body: 'An owner of the organization “{organization}” on Fanfare says that {domain} belongs to it. If that is so, give them this code:',
    again:
      'The organization “{organization}” on Fanfare has proven before that {domain} belongs to it. If that is still so, give one of its owners this code:',
    enter:
      'The owner enters it in the settings of the organization, until {date}. People with a confirmed address at {domain} can join the organization then.',
    action: 'Enter the code',
    note: 'If you do not know this organization, do not pass the code on. Without it nothing happens.',
  },
  pt: {
    subject: 'Código para confirmar {domain}',
    body: 'Um proprietário da organização “{organization}” no Fanfare diz que {domain} lhe pertence. Se for verdade, dá-lhe este código:',
    again:
      'A organização “{organization}” no Fanfare já provou que {domain} lhe pertence. Se continuar a ser verdade, dá este código a um dos proprietários:',
    enter:
      'O proprietário introduz o código nas definições da organização, até {date}. As pessoas com um endereço confirmado em {domain} podem então juntar-se à organização.',
    action: 'Introduzir o código',
    note: 'Se não conheces esta organização, não partilhes o código. Sem ele, nada acontece.',
  },
  fr: {
    subject: 'Code pour confirmer {domain}',
    body: 'Un propriétaire de l’organisation « {organization} » sur Fanfare indique que {domain} lui appartient. Si c’est le cas, transmettez-lui ce code :',
    again:
      'L’organisation « {organization} » sur Fanfare a déjà prouvé que {domain} lui appartient. Si c’est toujours le cas, transmettez ce code à l’un de ses propriétaires :',
    enter:
      'Le propriétaire le saisit dans les paramètres de l’organisation, jusqu’au {date}. Les personnes ayant une adresse confirmée sur {domain} pourront alors la rejoindre.',
    action: 'Saisir le code',
    note: 'Si vous ne connaissez pas cette organisation, ne transmettez pas le code. Sans lui, rien ne se passe.',
  },
  es: {
    subject: 'Código para confirmar {domain}',
    body: 'Un propietario de la organización «{organization}» en Fanfare dice que {domain} le pertenece. Si es así, dale este código:',
    again:
      'La organización «{organization}» en Fanfare ya demostró que {domain} le pertenece. Si sigue siendo así, da este código a uno de sus propietarios:',
    enter:
      'El propietario lo introduce en los ajustes de la organización, hasta el {date}. Las personas con una dirección confirmada en {domain} podrán entonces unirse a la organización.',
    action: 'Introducir el código',
    note: 'Si no conoces esta organización, no compartas el código. Sin él no ocurre nada.',
  },
}
