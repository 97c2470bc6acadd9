import type { LinkPreviewResult } from '#contract/posts/data/link_preview'
import type { ParsedLink } from '#core/network/parse_link'
import type { Outcome } from '#posts/previews/models/outcome'

/** The preview of a link, for the user who shares it, or why it has none. */
export function forAuthor(link: ParsedLink, outcome: Outcome): LinkPreviewResult {
  if (outcome.preview === null) return outcome
  const { imageUrl, url, ...text } = outcome.preview
  return { preview: { ...text, url: url ?? link.url, hasPicture: imageUrl !== null }, reason: null }
}
