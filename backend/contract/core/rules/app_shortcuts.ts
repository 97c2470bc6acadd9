import type { Language } from './language.ts'

/** The shortcuts in the context menu of the installed client's icon, named as in the client. */
export const APP_SHORTCUTS: Record<Language, Record<'share' | 'community', string>> = {
  en: { share: 'Share a post', community: 'Community' },
  pt: { share: 'Partilhar uma publicação', community: 'Comunidade' },
  fr: { share: 'Partager une publication', community: 'Communauté' },
  es: { share: 'Compartir una publicación', community: 'Comunidad' },
}
