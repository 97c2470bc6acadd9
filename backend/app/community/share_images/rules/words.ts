import type { Language } from '#contract/core/rules/language'

/** The label before the name of the organization that shares a post. */
export const SHARED_BY: Record<Language, string> = {
  en: 'Shared by',
  pt: 'Partilhado por',
  fr: 'Partagé par',
  es: 'Compartido por',
}

/** The description on the picture of an organization. */
export const ORGANIZATION: Record<Language, string> = {
  en: 'Organization',
  pt: 'Organização',
  fr: 'Organisation',
  es: 'Organización',
}
