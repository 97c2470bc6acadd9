import type { Language } from './language.ts'

/** What a device offers beside the icon of the installed client, under the names that the client itself uses. */
export const APP_SHORTCUTS: Record<Language, Record<'share' | 'community', string>> = {
  en: { share: 'Share a post', community: 'Community' },
  pt: { share: 'Partilhar uma publicação', community: 'Comunidade' },
  fr: { share: 'Partager une publication', community: 'Communauté' },
  es: { share: 'Compartir una publicación', community: 'Comunidad' },
}
