import { lazy, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { Optional } from '../../components/optional.tsx'
import { lazyWithQueries } from '../../components/queries/lazy-with-queries.tsx'
import { usePlatform } from '../../platform/platform-context.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { SKIP_LINK } from '../../primitives/skip-link-style.ts'
import { Unframed } from '../served-frame.tsx'
import { ADMIN_BAR } from './admin-bar-style.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageFrame } from './page-frame.tsx'
import { useShellStore, type ShellLayer } from './shell-store.ts'

const AdminBar = lazyWithQueries(() => import('./admin-bar.tsx'))
const CommandPalette = lazyWithQueries(() => import('../palette/command-palette.tsx'))
const GlobalShortcuts = lazy(() => import('../shortcuts/global-shortcuts.tsx'))
const HelpPanel = lazy(() => import('../help/help-panel.tsx'))
const MobileMenu = lazy(() => import('./mobile-menu.tsx'))
const ShortcutHelp = lazy(() => import('../shortcuts/shortcut-help.tsx'))
const WorkFooter = lazy(() => import('./work-footer.tsx'))
const SlackReturn = lazyWithQueries(() => import('../../features/slack/components/slack-return.tsx'))

export interface ShellProps {
  /** The pages are screens of signed-in users. */
  isWork?: boolean
}

/** The frame of every page: header, on the web a footer, and the layers above them. */
export function Shell({ isWork = false }: ShellProps) {
  const { t } = useTranslation('shell')
  const { kind } = usePlatform()
  useFocusOnNavigation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className={SKIP_LINK}>
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
      {kind === 'web' && (isWork ? <FoldedFooter /> : <Footer />)}
      <Optional>
        <GlobalShortcuts />
      </Optional>
      <ShellLayers />
      <ReturnFromSlack />
    </div>
  )
}

/** Folded again on every page. */
function FoldedFooter() {
  const { pathname } = useLocation()
  return (
    <Optional loading={<Unframed />}>
      <WorkFooter key={pathname} />
    </Optional>
  )
}

/** The bar of the administrators' screens, on each of their paths. Its space is there before it is, and before the user. */
function Administration() {
  const { pathname } = useLocation()
  const { user, status } = useSession()
  const isThere = pathname === '/admin' || pathname.startsWith('/admin/')
  if (!isThere || !(user?.isAdmin ?? status !== 'anonymous')) return null
  const space = <div className={ADMIN_BAR} />
  return <Optional loading={space}>{user === null ? space : <AdminBar />}</Optional>
}

/** The OAuth flow of Slack returns to several pages. */
function ReturnFromSlack() {
  const [parameters] = useSearchParams()
  return <Optional>{parameters.has('slack') && <SlackReturn />}</Optional>
}

const NO_LAYERS: ReadonlySet<ShellLayer> = new Set()

/** Each layer is loaded when it first opens and stays mounted, so that its closing can animate. */
function ShellLayers() {
  const layer = useShellStore((shell) => shell.layer)
  const [opened, setOpened] = useState(NO_LAYERS)
  if (!opened.has(layer)) setOpened(new Set([...opened, layer]))
  return (
    <>
      <Optional>{(opened.has('palette') || opened.has('organizations')) && <CommandPalette />}</Optional>
      <Optional>{opened.has('menu') && <MobileMenu />}</Optional>
      <Optional>{opened.has('help') && <HelpPanel />}</Optional>
      <Optional>{opened.has('shortcuts') && <ShortcutHelp />}</Optional>
    </>
  )
}

/**
 * After a navigation, scroll and keyboard focus start at the top of the page, or at the field the page starts with. Going
 * back restores them (`use-restore-place.ts`); a page that has nothing to restore starts at its main landmark.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const isTraversal = useNavigationType() === 'POP'
  const previous = useRef(pathname)
  useLayoutEffect(() => {
    if (previous.current !== pathname && !isTraversal) window.scrollTo(0, 0)
  }, [pathname, isTraversal])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (isTraversal && document.activeElement !== document.body) return
    const field = document.querySelector<HTMLElement>('#main :is(input, textarea):focus')
    if (field === null) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    else field.scrollIntoView({ block: 'nearest' })
  }, [pathname, isTraversal])
}
