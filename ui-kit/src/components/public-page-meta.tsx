import { lazy, Suspense } from 'react'
import type { PublicPage } from '@fanfare/contract/community/rules/public_pages/public_page.ts'

/**
 * The head of a public page with fixed texts, which load after the page. Until then, a page that was just opened has the
 * head of the server.
 */
export function publicPageMeta(load: () => Promise<PublicPage>) {
  const Head = lazy(async () => {
    const [{ PublicPageHead }, page] = await Promise.all([import('./public-page-head.tsx'), load()])
    return { default: () => <PublicPageHead page={page} /> }
  })
  return () => (
    <Suspense>
      <Head />
    </Suspense>
  )
}
