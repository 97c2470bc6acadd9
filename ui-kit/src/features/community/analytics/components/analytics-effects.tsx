import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { clientPathOf } from '@fanfare/contract/core/rules/client_paths.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { whenIdle } from '../../../../primitives/late/when-idle.ts'
import { hasPrivacyControl, providerOf } from '../hooks/browser-facts.ts'
import {
  chooseConsent,
  closeCookieSettings,
  configureConsent,
  CONSENT_KEY,
  isAccepted,
  isAsked,
  keptVisit,
  restoreChoice,
  useConsent,
} from '../hooks/consent-store.ts'

const ConsentBanner = lazy(() => import('./consent-banner.tsx'))
const PageViews = lazy(() => import('./page-views.tsx'))

/**
 * Asks for consent to count page views, and reports them once the visitor has accepted. Comes last: the page is shown
 * before, and the banner and the rest are loaded only when they are needed.
 */
export function AnalyticsEffects() {
  const { storage } = usePlatform()
  const consent = useConsent()
  const { provider } = consent
  const { pathname } = useLocation()
  // Views of an address without a page are not counted.
  const isCounted = clientPathOf(pathname) !== undefined
  useEffect(
    () =>
      whenIdle(() =>
        configureConsent(storage, {
          provider: providerOf(document),
          isDeclinedByBrowser: hasPrivacyControl(navigator),
        }),
      ),
    [storage],
  )
  useEffect(followOtherTabs, [])
  return (
    <>
      <Suspense>
        {isAsked(consent, isCounted) && (
          <ConsentBanner consent={consent} onChoose={chooseConsent} onClose={closeCookieSettings} />
        )}
      </Suspense>
      <Suspense>
        {provider !== null && isAccepted(consent) && <PageViews provider={provider} kept={keptVisit} />}
      </Suspense>
    </>
  )
}

function followOtherTabs(): () => void {
  window.addEventListener('storage', restoreChanged)
  return () => window.removeEventListener('storage', restoreChanged)
}

/** Another tab has changed the choice, or cleared the storage. */
function restoreChanged({ key }: StorageEvent): void {
  if (key === CONSENT_KEY || key === null) restoreChoice()
}
