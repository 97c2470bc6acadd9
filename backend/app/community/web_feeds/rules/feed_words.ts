import type { Language } from '#contract/core/rules/language'

/** What a feed says about the posts with a tag. */
export const TAGGED: Record<Language, (tag: string) => string> = {
  en: (tag) => `Public posts with the tag #${tag}.`,
  pt: (tag) => `Publicações públicas com a etiqueta #${tag}.`,
  fr: (tag) => `Publications publiques avec le tag #${tag}.`,
  es: (tag) => `Publicaciones públicas con la etiqueta #${tag}.`,
}

/** What a private feed is called. */
export const PRIVATE: Record<Language, { title: string; description: string }> = {
  en: { title: 'Fanfare · Your organizations', description: 'What is shared in your organizations.' },
  pt: {
    title: 'Fanfare · As tuas organizações',
    description: 'O que é partilhado nas tuas organizações.',
  },
  fr: {
    title: 'Fanfare · Vos organisations',
    description: 'Ce qui est partagé dans vos organisations.',
  },
  es: {
    title: 'Fanfare · Tus organizaciones',
    description: 'Lo que se comparte en tus organizaciones.',
  },
}
