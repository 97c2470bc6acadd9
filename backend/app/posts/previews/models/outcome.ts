import type { LinkPreview, PreviewFailure } from '#contract/posts/data/link_preview'
import { sha256 } from '#core/runtime/hashing/sha256'
import type { ParsedLink } from '#core/network/parse_link'

/** A stored preview; without a URL if the page declares no canonical one. */
export interface StoredPreview extends Omit<LinkPreview, 'url' | 'hasPicture'> {
  url: string | null
  /** An address on a public host, which only the server visits. */
  imageUrl: string | null
}

export type Outcome = { preview: StoredPreview; reason: null } | { preview: null; reason: PreviewFailure }

/** The key of a link's outcome. Links that differ only in the fragment share it. */
export function linkHash({ url }: Pick<ParsedLink, 'url'>): string {
  const [page = ''] = url.split('#', 1)
  return sha256.hex(page)
}
