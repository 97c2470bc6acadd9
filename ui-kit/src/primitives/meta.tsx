import { useLayoutEffect } from 'react'

const SITE = 'Fanfare'

export interface MetaProps {
  title: string
  description?: string
  /** An absolute address. */
  canonical?: string
  kind?: 'article' | 'website'
  noindex?: boolean
}

/**
 * The head of a page, for the tab, search engines and link previews. React hoists the tags, and removes them with the
 * page, but does not adopt those the server rendered (`data-pre`): they are removed when the first page is shown.
 */
export function Meta({ title, description, canonical, kind = 'website', noindex = false }: MetaProps) {
  useLayoutEffect(() => document.querySelectorAll('head [data-pre]').forEach((tag) => tag.remove()), [])
  return (
    <>
      <title>{`${title} · ${SITE}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Card title={title} description={description} url={canonical} kind={kind} />
      )}
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
