import { lazy, Suspense } from 'react'
import type { PublicPageHeadProps } from './public-page-head.tsx'

const PublicPageHead = lazy(() => import('./public-page-head.tsx'))

/** The head of a public page. Until its texts are loaded, a page that was just opened has the head of the server. */
export function PublicPageMeta(props: PublicPageHeadProps) {
  return (
    <Suspense>
      <PublicPageHead {...props} />
    </Suspense>
  )
}
