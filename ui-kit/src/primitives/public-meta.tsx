import { linkTags } from '@fanfare/contract/rules/link_tags.ts'
import type { Alternate } from '@fanfare/contract/rules/page_language.ts'
import type { ShareImage } from '@fanfare/contract/rules/share_image.ts'
import { embeddedJson, type StructuredData } from '@fanfare/contract/rules/structured_data.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { Meta, type MetaProps } from './meta.tsx'

export interface PublicMetaProps extends MetaProps {
  /** An absolute address. */
  canonical: string
  /** The same page in other languages. */
  alternates?: readonly Alternate[]
  kind?: 'article' | 'website'
  /** The picture that others show for a link to the page. */
  image: ShareImage
  /** Facts for search engines. */
  data?: StructuredData
}

const NONE: readonly Alternate[] = []

/** The head of a page for everybody, for search engines and link previews too. */
export function PublicMeta({
  canonical,
  alternates = NONE,
  kind = 'website',
  image,
  data,
  ...meta
}: PublicMetaProps) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  const { title, description } = meta
  const translated = alternates.length > 0
  const tags = linkTags({ title, description, url: canonical, kind, image, translated })
  return (
    <>
      <Meta {...meta} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {tags.map(({ attribute, name, content }) => (
        <meta key={name + content} {...{ [attribute]: name }} content={content} />
      ))}
      {data !== undefined && <script type="application/ld+json">{embeddedJson(data)}</script>}
    </>
  )
}
