import type { Language } from '../../core/rules/language.ts'

interface MessageLabels {
  open: string
  original: string
  /** With `{n}`. */
  left: { one: string; other: string }
  none: string
  /** Instead of the title of a sensitive post. */
  covered: string
  /** With `{name}` and `{organization}`. */
  from: string
}

/** The fixed texts of a message, in the language of the sender. */
export const MESSAGE_LABELS: Record<Language, MessageLabels> = {
  en: {
    open: 'Open in Fanfare',
    original: 'Open the original',
    left: { one: '{n} suggestion left', other: '{n} suggestions left' },
    none: 'No suggestion left',
    covered: 'A post with sensitive content. Open it to read it.',
    from: 'Sent by {name}, {organization}',
  },
  es: {
    open: 'Abrir en Fanfare',
    original: 'Abrir el original',
    left: { one: 'Queda {n} sugerencia', other: 'Quedan {n} sugerencias' },
    none: 'No quedan sugerencias',
    covered: 'Una publicación con contenido sensible. Ábrela para leerla.',
    from: 'Enviado por {name}, {organization}',
  },
  fr: {
    open: 'Ouvrir dans Fanfare',
    original: 'Ouvrir l’original',
    left: { one: '{n} suggestion disponible', other: '{n} suggestions disponibles' },
    none: 'Aucune suggestion disponible',
    covered: 'Une publication au contenu sensible. Ouvrez-la pour la lire.',
    from: 'Envoyé par {name}, {organization}',
  },
  pt: {
    open: 'Abrir no Fanfare',
    original: 'Abrir o original',
    left: { one: 'Resta {n} sugestão', other: 'Restam {n} sugestões' },
    none: 'Não restam sugestões',
    covered: 'Uma publicação com conteúdo sensível. Abre-a para a ler.',
    from: 'Enviado por {name}, {organization}',
  },
}
