import { PREVIEW_DESCRIPTION_MAX, SITE_NAME_MAX, TITLE_MAX } from '#contract/rules/limits'
import type { LinkPreview } from '#contract/data/link_preview'
import type { Embed } from './read_embed.js'
import type { PageFacts } from './read_facts.js'
import { tidyText } from './tidy_text.js'

type Words = Pick<LinkPreview, 'title' | 'description' | 'siteName'>

/** The first of several sayings that leaves words. */
const firstOf = (max: number, ...sayings: (string | undefined)[]): string | null => {
  for (const saying of sayings) {
    const words = tidyText(saying, max)
    if (words) return words
  }
  return null
}

/** The words of a preview: what a page wrote for previews, then what it wrote for browsers. */
export function wordsOf({ meta, title }: PageFacts, embed: Embed): Words {
  return {
    title: firstOf(TITLE_MAX, meta['og:title'], meta['twitter:title'], embed.title, title),
    description: firstOf(
      PREVIEW_DESCRIPTION_MAX,
      meta['og:description'],
      meta['twitter:description'],
      meta.description,
    ),
    siteName: firstOf(SITE_NAME_MAX, meta['og:site_name'], embed.siteName, meta['application-name']),
  }
}

/** The address of the picture, as the page wrote it. */
export function pictureOf({ meta }: PageFacts, embed: Embed): string | undefined {
  return (
    meta['og:image:secure_url'] ??
    meta['og:image'] ??
    meta['og:image:url'] ??
    meta['twitter:image'] ??
    meta['twitter:image:src'] ??
    embed.image
  )
}
