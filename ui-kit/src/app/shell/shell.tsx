import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useGlobalShortcuts } from '../shortcuts/use-global-shortcuts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageFrame } from './page-frame.tsx'
import { ShellLayers } from './shell-layers.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Header, page and footer, and what opens above them. */
export function Shell() {
  const { t } = useTranslation('shell')
  useGlobalShortcuts()
  useFocusOnNavigation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-accent px-3 py-2 text-on-accent focus-visible:translate-y-0"
      >
        {t('nav.skip')}
      </a>
      <Header />
      <OfflineBanner />
      <PageFrame>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageFrame>
      <Footer />
      <ShellLayers />
    </div>
  )
}
