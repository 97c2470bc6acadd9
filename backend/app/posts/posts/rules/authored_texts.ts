import type { Post } from '#contract/posts/data/post'

/** The texts that the author of a post writes, and their columns. */
export const AUTHORED_TEXTS = {
  title: 'title',
  url: 'url',
  comment: 'comment',
  linkDescription: 'link_description',
} as const satisfies { [Name in keyof Post]?: string }

export type TextName = keyof typeof AUTHORED_TEXTS

export type AuthoredTexts = Pick<Post, TextName>

export const TEXT_NAMES = Object.keys(AUTHORED_TEXTS) as readonly TextName[]

/** The texts of a row. */
export const textsOf = (row: Record<string, unknown>): AuthoredTexts =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, row[AUTHORED_TEXTS[name]]])) as unknown as AuthoredTexts

/** The texts of a post without its other fields. Everyone who may see the post may read them. */
export const pickTexts = (post: AuthoredTexts): AuthoredTexts =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, post[name]])) as unknown as AuthoredTexts

/** The columns of texts. */
export const textColumns = (texts: AuthoredTexts): Record<string, string | null> =>
  Object.fromEntries(TEXT_NAMES.map((name) => [AUTHORED_TEXTS[name], texts[name]]))

/** The texts that a post may lack. */
export type OptionalTexts = Partial<Omit<AuthoredTexts, 'title' | 'url'>>

/** The optional texts of a new post; absent ones are null. */
export const optionalTextsOf = (fields: OptionalTexts): OptionalTexts =>
  Object.fromEntries(
    TEXT_NAMES.filter((name) => name !== 'title' && name !== 'url').map((name) => [
      name,
      fields[name] ?? null,
    ]),
  )
