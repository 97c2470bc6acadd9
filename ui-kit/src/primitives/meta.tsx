import { useLayoutEffect } from 'react'
import type { Alternate } from '@fanfare/contract/rules/page_language.ts'
import { embeddedJson, type StructuredData } from '@fanfare/contract/rules/structured_data.ts'

const SITE = 'Fanfare'

export interface MetaProps {
  title: string
  description?: string
  /** An absolute address. */
  canonical?: string
  /** The same page in other languages. */
  alternates?: readonly Alternate[]
  kind?: 'article' | 'website'
  noindex?: boolean
  /** Facts for search engines. */
  data?: StructuredData
}

/**
 * The head of a page, for the tab, search engines and link previews. React hoists the tags, and removes them with the
 * page, but does not adopt those the server rendered (`data-pre`): they are removed when the first page is shown.
 */
export function Meta(props: MetaProps) {
  const { title, description, canonical, alternates = [], kind = 'website', noindex = false, data } = props
  useLayoutEffect(() => document.querySelectorAll('head [data-pre]').forEach((tag) => tag.remove()), [])
  return (
    <>
      <title>{`${title} · ${SITE}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {noindex && <meta name="robots" content="noindex" />}
      {(!noindex || canonical !== undefined) && (
        <Card title={title} description={description} url={canonical} kind={kind} />
      )}
      {data !== undefined && <script type="application/ld+json">{embeddedJson(data)}</script>}
    </>
  )
}

interface CardProps {
  title: string
  description?: string
  url?: string
  kind: string
}

/** What others show of a link to the page. */
function Card({ title, description, url, kind }: CardProps) {
  return (
    <>
      <meta property="og:site_name" content={SITE} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      {description !== undefined && <meta name="twitter:description" content={description} />}
    </>
  )
}
