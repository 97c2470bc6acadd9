import type { LinkPreview, PreviewFailure } from '#contract/data/link_preview'
import { sha256 } from '#core/hashing/sha256'
import type { ParsedLink } from '#links/public'

/** A stored preview; without a URL if the page names no canonical one. */
export interface StoredPreview extends Omit<LinkPreview, 'url' | 'hasPicture'> {
  url: string | null
  /** An address on a public host. Only the server visits it. */
  imageUrl: string | null
}

export type Outcome = { preview: StoredPreview; reason: null } | { preview: null; reason: PreviewFailure }

/** The key of a link's outcome. Links that differ in the fragment only lead to the same page. */
export function linkHash({ url }: Pick<ParsedLink, 'url'>): string {
  const [page = ''] = url.split('#', 1)
  return sha256.hex(page)
}
