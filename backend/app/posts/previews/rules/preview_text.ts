import { PREVIEW_DESCRIPTION_MAX, SITE_NAME_MAX, TITLE_MAX } from '#contract/core/rules/limits'
import type { LinkPreview } from '#contract/posts/data/link_preview'
import type { OEmbed } from './oembed.js'
import type { PageMetadata } from './page_metadata.js'
import { cleanText } from './clean_text.js'

const UNDECODED = '\ufffd'

type PreviewText = Pick<LinkPreview, 'title' | 'description' | 'siteName'>

/** The first candidate with visible text. A candidate with undecodable characters is skipped. */
const firstOf = (max: number, ...candidates: (string | undefined)[]): string | null => {
  for (const candidate of candidates) {
    const text = cleanText(candidate, max)
    if (text && !text.includes(UNDECODED)) return text
  }
  return null
}

/** The text of a preview: from Open Graph, else from Twitter Cards, oEmbed, JSON-LD or the page itself. */
export function previewText({ meta, headline, title }: PageMetadata, embed: OEmbed): PreviewText {
  return {
    title: firstOf(TITLE_MAX, meta['og:title'], meta['twitter:title'], embed.title, headline, title),
    description: firstOf(
      PREVIEW_DESCRIPTION_MAX,
      meta['og:description'],
      meta['twitter:description'],
      meta.description,
    ),
    siteName: firstOf(SITE_NAME_MAX, meta['og:site_name'], embed.siteName, meta['application-name']),
  }
}

/** The URL of the image, as written in the page. */
export function imageOf({ meta }: PageMetadata, embed: OEmbed): string | undefined {
  return (
    meta['og:image:secure_url'] ??
    meta['og:image'] ??
    meta['og:image:url'] ??
    meta['twitter:image'] ??
    meta['twitter:image:src'] ??
    embed.image
  )
}
