import type { Language } from '#contract/rules/language'

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

/** What a message says by itself, in the language of who sends it. */
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
