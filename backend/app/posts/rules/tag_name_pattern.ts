import { normalizeTag } from '#contract/rules/tag'
import { containing } from '#core/sql/like'

/** The pattern of `like … escape '!'` for names that contain a text. Names are stored normalized, so the text is too. */
export function tagNamePattern(text: string): string {
  return containing(normalizeTag(text))
}
