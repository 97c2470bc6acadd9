import { useLayoutEffect } from 'react'
import { announceHydration } from '../platform/announce-hydration.ts'
import { useHydrated } from '../platform/use-hydrated.ts'

const SITE = 'Fanfare'

export interface MetaProps {
  title: string
  description?: string
  noindex?: boolean
}

/**
 * The head of a page. React hoists the tags, and removes them with the page, but does not hydrate the server's tags
 * (`data-pre`): they stay until the first page is hydrated, and are removed then.
 */
export function Meta({ title, description, noindex = false }: MetaProps) {
  const hydrated = useHydrated()
  useLayoutEffect(() => {
    const served = document.querySelectorAll('head [data-pre]')
    if (!hydrated || served.length === 0) return
    served.forEach((tag) => tag.remove())
    announceHydration()
  }, [hydrated])
  if (!hydrated) return null
  return (
    <>
      <title>{`${title} · ${SITE}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}
