import type { i18n } from 'i18next'
import { StrictMode, Suspense, type ComponentType, type ReactElement } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { configureHttp } from '../client/http.ts'
import type { AppRoute } from '../components/app-route.ts'
import { createQueryClient } from '../components/query-client.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { syncTheme } from '../platform/preferences/apply-theme.ts'
import { languageOfVisit } from '../platform/preferences/language-preference.ts'
import { configurePreferences } from '../platform/preferences/preferences-store.ts'
import { configureSession, useSessionStore } from '../platform/session/session-store.ts'
import { AppProviders } from './app-providers.tsx'
import { AppRouter } from './app-router.tsx'
import { readBootData, seedCache } from './boot-data.ts'
import { ROUTES } from './routes.tsx'
import { AccountMenuItemsContext, type AccountMenuItem } from './shell/account-menu-items.ts'
import { loadTextsOf, type ClientTexts } from './texts.ts'

/** What a client (web or desktop) adds to the shared app. */
export interface ClientShell {
  platform: Platform
  /** Its own screens, the start page among them. */
  routes: readonly AppRoute[]
  /** Its own texts, by namespace. */
  texts: ClientTexts
  /** Its own entries in the account menu. */
  accountMenuItems?: readonly AccountMenuItem[]
  /** Replaces a screen while the server is unreachable and the session unconfirmed; a spinner by default. */
  offline?: ComponentType
  /** Rendered next to every screen, for its effects. */
  effects?: ComponentType
}

/** Builds the whole client, ready to be rendered. */
export async function createApp(shell: ClientShell): Promise<ReactElement> {
  const { platform, routes, texts, accountMenuItems = [], offline, effects: Effects } = shell
  configurePreferences(platform.storage)
  syncTheme()
  const queryClient = createQueryClient()
  seedCache(queryClient, readBootData(document))
  const language = languageOfVisit(platform.storage, document, location)
  // The shell renders at once: React keeps a fallback for at least 300 ms.
  const i18n = await createI18n({ language, load: loadTextsOf(texts), namespaces: ['shell'] })
  keepPageLanguage(i18n)
  startSession(platform, i18n)

  return (
    <StrictMode>
      <AppProviders platform={platform} i18n={i18n} queryClient={queryClient}>
        <BrowserRouter>
          <Suspense>
            <AccountMenuItemsContext value={accountMenuItems}>
              <AppRouter routes={[...routes, ...ROUTES]} offline={offline} />
              {Effects && <Effects />}
            </AccountMenuItemsContext>
          </Suspense>
        </BrowserRouter>
      </AppProviders>
    </StrictMode>
  )
}

/** Keeps `<html lang>` in step with the texts, for screen readers and hyphenation. */
function keepPageLanguage(i18n: i18n): void {
  setPageLanguage(i18n.language)
  i18n.on('languageChanged', setPageLanguage)
}

function setPageLanguage(language: string): void {
  document.documentElement.lang = language
}

function startSession(platform: Platform, i18n: i18n): void {
  configureSession(platform.storage, platform.tokens)
  configureHttp({
    token: () => useSessionStore.getState().token,
    language: () => i18n.language,
    onUnauthenticated: () => useSessionStore.getState().expire(),
    ...(platform.fetch && { fetch: platform.fetch }),
  })
  platform.tokens?.onChange?.(restoreSession)
  restoreSession()
}

function restoreSession(): void {
  void useSessionStore.getState().restore()
}
