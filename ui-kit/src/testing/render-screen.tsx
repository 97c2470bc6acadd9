import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useEffect, type ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { configureHttp } from '../client/http.ts'
import { QueryCacheContext } from '../components/queries/query-cache.ts'
import { createQueryClient } from '../components/queries/query-client.ts'
import { loadTextsOf, type ClientTexts } from '../app/texts.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { createFakePlatform } from '../platform/fake-platform.ts'
import { PlatformContext } from '../platform/platform-context.ts'
import Toaster from '../primitives/toaster.tsx'
import { CurrentOrganizationContext } from '../platform/session/current-organization.ts'
import { useSessionStore, type SessionState } from '../platform/session/session-store.ts'

const NAMESPACES = [
  'errors',
  'shell',
  ...Object.keys(import.meta.glob('../features/**/locales/en.json')).map((path) => path.split('/').at(-3)!),
]

export interface ScreenSetting {
  /** The pattern of the route, when the screen reads parameters. */
  path?: string
  /** The address to start from. */
  at?: string
  /** The router state of that address. */
  state?: unknown
  /** The signed-in user; by default there is none. */
  user?: CurrentUser | null
  /** The state of the session; by default that of `user`. */
  status?: SessionState
  organizations?: Organization[]
  language?: Language
  /** What the device has stored. */
  stored?: Record<string, string>
  /** The texts of a client, by namespace, in addition to the kit's. */
  texts?: ClientTexts
}

/** Renders a screen as the app would: texts, router, cache, platform, session, organization. */
export async function renderScreen(screen: ReactElement, setting: ScreenSetting = {}) {
  const { path = '*', at = '/', user = null, organizations = [], language = 'en' } = setting
  const { stored = {}, texts = {} } = setting
  const { status = user === null ? 'anonymous' : 'authenticated' } = setting
  const platform = createFakePlatform(stored)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  // Texts that load during a render show a fallback, which React keeps for at least 300 ms.
  const i18n = await createI18n({
    language,
    load: loadTextsOf(async () => texts),
    namespaces: [...NAMESPACES, ...Object.keys(texts)],
  })
  // Outside a browser a request needs an absolute address.
  configureHttp({ base: 'http://localhost/api' })
  useSessionStore.setState({
    token: user === null ? null : 'test-token',
    user,
    status,
  })

  window.history.replaceState({ usr: setting.state ?? null, idx: 0 }, '', at)
  const view = render(
    <I18nextProvider i18n={i18n}>
      <PlatformContext value={platform}>
        <QueryCacheContext value={{ client: queryClient }}>
          <QueryClientProvider client={queryClient}>
            <CurrentOrganizationContext value={currentOrganization(organizations)}>
              <BrowserRouter>
                <Suspense>
                  <Routes>
                    <Route path={path} element={screen} />
                    <Route path="*" element={null} />
                  </Routes>
                </Suspense>
                <LocationDisplay />
                <ClearedWithTheScreen client={queryClient} />
                <Toaster label="Messages" closeLabel="Close message" running="Running" />
              </BrowserRouter>
            </CurrentOrganizationContext>
          </QueryClientProvider>
        </QueryCacheContext>
      </PlatformContext>
    </I18nextProvider>,
  )
  return { ...view, user: setupUser(), platform, queryClient, i18n }
}

export type TestUser = ReturnType<typeof setupUser>

/** The user of Testing Library, with `fill` to enter a text at once where typing is not the subject of the test. */
function setupUser() {
  const user = userEvent.setup()
  const fill = async (field: Element, text: string) => {
    await user.click(field)
    await user.paste(text)
  }
  return { ...user, fill }
}

function currentOrganization(organizations: Organization[]) {
  return {
    organizations,
    hasMore: false,
    current: organizations[0] ?? null,
    status: 'ready' as const,
    error: null,
    select: () => undefined,
    retry: () => undefined,
  }
}

/** Ends what a screen has begun, so that an action without an answer says nothing in the next test. */
function ClearedWithTheScreen({ client }: { client: QueryClient }) {
  useEffect(() => () => client.clear(), [client])
  return null
}

/** Shows the address, so that a test can read where a click has led. */
function LocationDisplay() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
