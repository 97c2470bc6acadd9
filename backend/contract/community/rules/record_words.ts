import type { PublicOrganization } from '../../organizations/data/organization.ts'
import type { PublicPost } from '../../posts/data/post.ts'
import type { Language } from '../../core/rules/language.ts'
import type { PublicPageWords } from './public_pages/public_page.ts'

const DESCRIPTION_MAX = 200

export const SENSITIVE: Record<Language, string> = {
  en: 'Sensitive post',
  pt: 'Publicação sensível',
  fr: 'Publication sensible',
  es: 'Publicación sensible',
}

export const INVITATION: Record<Language, (organization: string) => string> = {
  en: (name) => `${name} would love your voice. Pick a comment suggestion, copy it and join in.`,
  pt: (name) =>
    `${name} gostaria de ouvir a tua voz. Escolhe uma sugestão de comentário, copia-a e participa.`,
  fr: (name) =>
    `${name} aimerait vous entendre. Choisissez une suggestion de commentaire, copiez-la et participez.`,
  es: (name) =>
    `A ${name} le encantaría oír tu voz. Elige una sugerencia de comentario, cópiala y participa.`,
}

export const POSTS_OF: Record<Language, (organization: string) => string> = {
  en: (name) => `Public posts shared by ${name}.`,
  pt: (name) => `Publicações públicas partilhadas por ${name}.`,
  fr: (name) => `Publications publiques partagées par ${name}.`,
  es: (name) => `Publicaciones públicas compartidas por ${name}.`,
}

/** The title and description of a public post's page. For a sensitive post they contain neither its title nor its text. */
export function postWords(
  {
    title,
    comment,
    isSensitive,
    organization,
  }: Pick<PublicPost, 'title' | 'comment' | 'isSensitive' | 'organization'>,
  language: Language,
): PublicPageWords {
  const invitation = INVITATION[language](organization.name)
  if (isSensitive) return { title: SENSITIVE[language], description: invitation }
  return { title, description: shorten(comment ?? invitation) }
}

/** The title and description of an organization's public page. */
export function organizationWords(
  { name, description }: Pick<PublicOrganization, 'name' | 'description'>,
  language: Language,
): PublicPageWords {
  return { title: name, description: shorten(description ?? POSTS_OF[language](name)) }
}

/** A text on one line, cut to the maximum length. */
function shorten(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  return line.length <= DESCRIPTION_MAX ? line.join('') : `${line.slice(0, DESCRIPTION_MAX - 1).join('')}…`
}
