import type { Language } from '#contract/rules/language'

/** Stands before the name of the organization that shares a post. */
export const SHARED_BY: Record<Language, string> = {
  en: 'Shared by',
  pt: 'Partilhado por',
  fr: 'Partagé par',
  es: 'Compartido por',
}

/** What the page of an organization is about. */
export const ORGANIZATION: Record<Language, string> = {
  en: 'Organization',
  pt: 'Organização',
  fr: 'Organisation',
  es: 'Organización',
}
