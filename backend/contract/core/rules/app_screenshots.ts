import type { Language } from './language.ts'

export interface AppScreenshot {
  /** A screenshot of the guide. */
  file: string
  sizes: string
  wide: boolean
  label: Record<Language, string>
}

/** Screenshots of the guide that a device shows before it installs the client, with a label in each language. */
export const APP_SCREENSHOTS: readonly AppScreenshot[] = [
  {
    file: 'dashboard.webp',
    sizes: '1800x1125',
    wide: true,
    label: { en: 'Dashboard', pt: 'Painel', fr: 'Tableau de bord', es: 'Panel' },
  },
  {
    file: 'phone-dashboard.webp',
    sizes: '585x1170',
    wide: false,
    label: { en: 'Dashboard', pt: 'Painel', fr: 'Tableau de bord', es: 'Panel' },
  },
  {
    file: 'phone-post.webp',
    sizes: '585x1170',
    wide: false,
    label: {
      en: 'Comment suggestions',
      pt: 'Sugestões de comentários',
      fr: 'Suggestions de commentaires',
      es: 'Sugerencias de comentarios',
    },
  },
]
