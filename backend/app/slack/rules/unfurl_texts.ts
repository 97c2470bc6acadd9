import type { Language } from '#contract/core/rules/language'

interface UnfurlTexts {
  /** In place of the title of a sensitive post. */
  covered: string
  none: string
  one: string
  /** With `{n}`. */
  other: string
}

/** The texts of the preview of a public post in Slack. */
export const UNFURL_TEXTS: Record<Language, UnfurlTexts> = {
  en: {
    covered: 'A sensitive post',
    none: 'no suggestions left',
    one: '1 suggestion left',
    other: '{n} suggestions left',
  },
  pt: {
    covered: 'Uma publicação sensível',
    none: 'não há mais sugestões',
    one: 'resta 1 sugestão',
    other: 'restam {n} sugestões',
  },
  fr: {
    covered: 'Une publication sensible',
    none: 'plus de suggestions',
    one: 'il reste 1 suggestion',
    other: 'il reste {n} suggestions',
  },
  es: {
    covered: 'Una publicación sensible',
    none: 'no quedan sugerencias',
    one: 'queda 1 sugerencia',
    other: 'quedan {n} sugerencias',
  },
}
