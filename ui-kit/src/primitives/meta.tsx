import { useEffect } from 'react'

export interface MetaProps {
  title: string
  description?: string
  /** An absolute address. */
  canonical?: string
  noindex?: boolean
}

/**
 * Title and description of a page, for the tab and for search engines. React hoists the tags but does not adopt
 * those the server rendered (`data-pre`), so they are removed.
 */
export function Meta({ title, description, canonical, noindex }: MetaProps) {
  useEffect(() => document.querySelectorAll('head [data-pre]').forEach((tag) => tag.remove()), [])
  return (
    <>
      <title>{`${title} · Fanfare`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}
