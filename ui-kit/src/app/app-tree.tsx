import type { i18n } from 'i18next'
import { StrictMode, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react'
import type { QueryCache } from '../components/queries/query-cache.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { AppProviders } from './app-providers.tsx'
import { ClientRouter } from './client-router.tsx'
import type { ClientShell } from './client-shell.ts'
import { PUBLIC_ROUTES } from './public-routes.tsx'
import { ClientPartsContext } from './shell/client-parts.ts'
import { ServedFrameContext, Unframed } from './served-frame.tsx'
import { ShellBoundary } from './shell/page-boundary.tsx'

export interface AppTreeProps {
  shell: ClientShell
  i18n: i18n
  queryCache: QueryCache
  /** The router of a browser, or one with a fixed address. */
  router: ComponentType<{ children: ReactNode }>
}

const NO_PARTS = {}

/** The whole client. Server and browser render the same tree, so that the browser can hydrate it. */
export function AppTree({ shell, i18n, queryCache, router: Router }: AppTreeProps) {
  const { platform, routes, parts = NO_PARTS, offline, effects: Effects } = shell
  useEndOfFirstPaint()
  return (
    <StrictMode>
      <AppProviders platform={platform} i18n={i18n} queryCache={queryCache}>
        <Router>
          <Suspense fallback={<Unframed />}>
            <ClientPartsContext value={parts}>
              <ShellBoundary>
                <ClientRouter routes={[...routes, ...PUBLIC_ROUTES]} offline={offline} />
              </ShellBoundary>
              {Effects && <AfterHydration>{Effects}</AfterHydration>}
            </ClientPartsContext>
          </Suspense>
        </Router>
      </AppProviders>
    </StrictMode>
  )
}

/** Shows what the first-paint script has hidden because it depends on the session, and ends the frame. */
function useEndOfFirstPaint(): void {
  const frame = use(ServedFrameContext)
  useEffect(() => {
    delete document.documentElement.dataset.session
    document.documentElement.style.visibility = ''
    frame?.leave()
  }, [frame])
}

/** Renders nothing on the server. A component of its own, so that its state changes do not re-render the page. */
function AfterHydration({ children: Effects }: { children: ComponentType }) {
  const hydrated = useHydrated()
  return <Suspense>{hydrated && <Effects />}</Suspense>
}
