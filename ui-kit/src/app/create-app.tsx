import type { i18n, ResourceKey } from 'i18next'
import { StrictMode, Suspense, type ComponentType, type ReactElement } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { configureHttp } from '../api/http.ts'
import { createQueryClient } from '../api/query-client.ts'
import { createI18n, type LoadTexts } from '../i18n/create-i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { keepThemeApplied } from '../preferences/apply-theme.ts'
import { preferredLanguage } from '../preferences/language-preference.ts'
import { keepPreferencesIn } from '../preferences/preferences-store.ts'
import { toast } from '../primitives/toast.tsx'
import type { AppRoute } from '../routing/app-route.ts'
import { keepSessionIn, useSessionStore } from '../session/session-store.ts'
import { AppProviders } from './app-providers.tsx'
import { AppRouter } from './app-router.tsx'
import { readBoot } from './boot/read-boot.ts'
import { seedCache } from './boot/seed-cache.ts'
import { keepPageLanguage } from './keep-page-language.ts'
import { ROUTES } from './routes.tsx'
import { ShellPlacesContext, type ShellPlace } from './shell/shell-places.ts'
import { loadTexts } from './texts.ts'

/** What the place the client runs in brings along. */
export interface ClientShell {
  platform: Platform
  /** Screens only this shell has, its first page among them. */
  routes: readonly AppRoute[]
  /** Texts only this shell has, by namespace. */
  texts: Record<string, LoadLanguage>
  /** What only this shell offers in the account menu. */
  places?: readonly ShellPlace[]
  /** Stands where the server cannot be reached and nothing of this person is loaded yet; a spinner by default. */
  offline?: ComponentType
  /** Runs beside every screen. */
  beside?: ComponentType
}

type LoadLanguage = (language: string) => Promise<ResourceKey>

/** The whole client, ready to be rendered. */
export async function createApp(shell: ClientShell): Promise<ReactElement> {
  const { platform, routes, texts: own, places = [], offline, beside: Beside } = shell
  keepPreferencesIn(platform.storage)
  keepThemeApplied()
  const queryClient = createQueryClient()
  seedCache(queryClient, readBoot(document))
  const language = preferredLanguage(platform.storage, navigator.languages)
  const load: LoadTexts = (wanted, namespace) => own[namespace]?.(wanted) ?? loadTexts(wanted, namespace)
  const texts = await createI18n({ language, load })
  keepPageLanguage(texts)
  startSession(platform, texts)

  return (
    <StrictMode>
      <AppProviders platform={platform} texts={texts} queryClient={queryClient}>
        <BrowserRouter>
          <Suspense>
            <ShellPlacesContext value={places}>
              <AppRouter routes={[...routes, ...ROUTES]} offline={offline} />
              {Beside && <Beside />}
            </ShellPlacesContext>
          </Suspense>
        </BrowserRouter>
      </AppProviders>
    </StrictMode>
  )
}

function startSession(platform: Platform, texts: i18n): void {
  keepSessionIn(platform.storage, platform.tokens)
  configureHttp({
    token: () => useSessionStore.getState().token,
    language: () => texts.language,
    onUnauthenticated: () => endSession(texts),
    ...(platform.fetch && { fetch: platform.fetch }),
  })
  platform.tokens?.onChange?.(restoreSession)
  restoreSession()
}

function restoreSession(): void {
  void useSessionStore.getState().restore()
}

// A token that was stale from the start needs no words: nobody was at work with it.
function endSession(texts: i18n): void {
  const { user, forget } = useSessionStore.getState()
  forget()
  if (user !== null) toast('info', texts.t('UNAUTHENTICATED', { ns: 'errors' }))
}
