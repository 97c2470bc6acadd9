import { createHash } from 'node:crypto'
import type { LinkPreview, PreviewFailure } from '#contract/data/link_preview'
import type { ParsedLink } from '#links/public'

/** A preview as it is kept; without an address where the page calls itself nothing. */
export interface KeptPreview extends Omit<LinkPreview, 'url'> {
  url: string | null
}

/** What came of looking at a link. */
export type Outcome = { preview: KeptPreview; reason: null } | { preview: null; reason: PreviewFailure }

/** What the outcome of a link is kept by. A fragment never leaves a browser, so links that differ in it are one. */
export function linkHash({ url }: ParsedLink): string {
  const [page = ''] = url.split('#', 1)
  return createHash('sha256').update(page).digest('hex')
}
