import { useEffect } from 'react'

export interface MetaProps {
  title: string
  description?: string
  /** An absolute address. */
  canonical?: string
  noindex?: boolean
}

/**
 * The head of a page: title and description for the tab and for search engines. React hoists the tags;
 * those the server wrote (`data-pre`) are not adopted by React, so they go.
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
