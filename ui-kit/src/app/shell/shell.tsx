import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '../../platform/session/use-session.ts'
import { useGlobalShortcuts } from '../shortcuts/use-global-shortcuts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageFrame } from './page-frame.tsx'
import { useShellStore, type ShellLayer } from './shell-store.ts'

const AdminBar = lazy(() => import('./admin-bar.tsx'))
const CommandPalette = lazy(() => import('../palette/command-palette.tsx'))
const MobileMenu = lazy(() => import('./mobile-menu.tsx'))
const ShortcutHelp = lazy(() => import('../shortcuts/shortcut-help.tsx'))
const SlackReturn = lazy(() => import('../../features/slack/components/slack-return.tsx'))

/** The frame of every page: header, footer, and the layers above them. */
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
      <Administration />
      <PageFrame>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageFrame>
      <Footer />
      <ShellLayers />
      <ReturnFromSlack />
    </div>
  )
}

/** The bar of the administrators' screens, on each of their paths. */
function Administration() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const isThere = pathname === '/admin' || pathname.startsWith('/admin/')
  return <Suspense>{isThere && user?.isAdmin && <AdminBar />}</Suspense>
}

/** The flow at Slack ends on several pages. */
function ReturnFromSlack() {
  const [parameters] = useSearchParams()
  return <Suspense>{parameters.has('slack') && <SlackReturn />}</Suspense>
}

const NO_LAYERS: ReadonlySet<ShellLayer> = new Set()

/** Each layer is loaded when it first opens and stays mounted, so that its closing can animate. */
function ShellLayers() {
  const layer = useShellStore((shell) => shell.layer)
  const [opened, setOpened] = useState(NO_LAYERS)
  if (!opened.has(layer)) setOpened(new Set([...opened, layer]))
  return (
    <Suspense>
      {(opened.has('palette') || opened.has('organizations')) && <CommandPalette />}
      {opened.has('menu') && <MobileMenu />}
      {opened.has('shortcuts') && <ShortcutHelp />}
    </Suspense>
  )
}

/** After a navigation, scroll and keyboard focus start at the top of the page. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname])
}
