import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { AnalyticsProvider } from '@fanfare/contract/community/rules/analytics_provider.ts'
import type { PageView } from '@fanfare/contract/community/data/page_view.ts'
import { ENGAGED_MAX_MS } from '@fanfare/contract/community/rules/analytics.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { sendPageView } from '../api/page-view-api.ts'
import type { KeptVisit } from './consent-store.ts'
import { isTitled, referringSite, shownPage } from './shown-page.ts'
import { continueVisit } from './visit.ts'
import { whenReady } from './when-ready.ts'

export interface PageViewsOptions {
  provider: AnalyticsProvider
  kept: KeptVisit
}

/**
 * Reports the page that is shown, and each one after it, once it has its title. Skips a page that is left before, and one
 * that only replaces its address, for example to remove a secret.
 */
export function usePageViews({ provider, kept }: PageViewsOptions): void {
  const { pathname } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const { origin } = usePlatform()
  const last = useRef<LastView>(undefined)
  useEffect(
    () =>
      whenReady(
        () => isTitled(document),
        () => {
          const page = shownPage(document, pathname)
          if (page === undefined) return
          if (isReplaced && page.path === last.current?.path) return
          const referrer = last.current === undefined ? referringSite(document, origin()) : undefined
          void sendPageView({
            ...page,
            referrer,
            ...(provider === 'ga4' && forGa4(kept, last.current?.at ?? 0)),
          })
          last.current = { path: page.path, at: performance.now() }
        },
      ),
    [pathname, isReplaced, origin, provider, kept],
  )
}

interface LastView {
  path: string
  /** Milliseconds since the document was opened. */
  at: number
}

/** What GA4 needs besides the page. `since` in milliseconds since the document was opened. */
function forGa4(kept: KeptVisit, since: number): Partial<PageView> {
  const engagedMs = Math.min(Math.round(performance.now() - since), ENGAGED_MAX_MS)
  return { ...continueVisit(kept, Date.now()), engagedMs }
}
