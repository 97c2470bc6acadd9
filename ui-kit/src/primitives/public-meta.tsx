import { useEffect } from 'react'
import { linkTags } from '@fanfare/contract/community/rules/link_tags.ts'
import type { Alternate } from '@fanfare/contract/community/rules/page_language.ts'
import type { ShareImage } from '@fanfare/contract/community/rules/share_image.ts'
import { embeddedJson, type StructuredData } from '@fanfare/contract/community/rules/structured_data.ts'
import { dataScript } from '../platform/own-script.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { Meta, type MetaProps } from './meta.tsx'

export interface PublicMetaProps extends MetaProps {
  /** An absolute address. */
  canonical: string
  /** The same page in other languages. */
  alternates?: readonly Alternate[]
  kind?: 'article' | 'website'
  /** The picture that other sites show for a link to the page. */
  image: ShareImage
  /** Facts for search engines. */
  data?: StructuredData
}

const NONE: readonly Alternate[] = []

/** The head of a public page, for search engines and link previews too. */
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
      {data !== undefined && <DataBlock json={embeddedJson(data)} />}
    </>
  )
}

/** React writes inline script elements as markup, which the CSP refuses; this one only contains data. */
function DataBlock({ json }: { json: string }) {
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.text = dataScript(json)
    document.head.append(script)
    return () => script.remove()
  }, [json])
  return null
}
