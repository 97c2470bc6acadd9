import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { ServedPage } from '@fanfare/contract/community/data/page.ts'
import { addSeeds, type QueryCache } from '../components/queries/query-cache.ts'
import { configureHttp } from '../client/http.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { syncTheme } from '../platform/preferences/apply-theme.ts'
import { languageOfVisit } from '../platform/preferences/language-preference.ts'
import { pageMounted } from '../platform/page-mounted.tsx'
import { configurePreferences } from '../platform/preferences/preferences-store.ts'
import { configureSession, useSessionStore } from '../platform/session/session-store.ts'
import { AppTree } from './app-tree.tsx'
import type { ClientShell } from './client-shell.ts'
import { loadTextsOf } from './texts.ts'

export interface Client {
  app: ReactElement
  queryCache: QueryCache
}

/** Builds the whole client, ready to be rendered, for a page with embedded data, or with a frame. */
export async function createApp(
  shell: ClientShell,
  page: ServedPage | null = null,
  hasFrame = false,
): Promise<Client> {
  const { platform, texts } = shell
  configurePreferences(platform.storage)
  syncTheme()
  const language = languageOfVisit(platform.storage, document, location)
  const memberNamespaces = hasFrame ? (await import('./session/member-namespaces.ts')).MEMBER_NAMESPACES : []
  // The shell renders at once, and so does what replaces a frame: React keeps a fallback for at least 300 ms.
  const i18n = await createI18n({
    language,
    load: loadTextsOf(texts),
    namespaces: ['shell', ...memberNamespaces],
    ...(page?.language === language && { texts: page.texts }),
  })
  keepPageLanguage(i18n)
  const queryCache: QueryCache = { seeds: page?.queries }
  startSession(platform, i18n, queryCache, page !== null)
  const app = <AppTree shell={shell} i18n={i18n} queryCache={queryCache} router={BrowserRouter} />
  return { app, queryCache }
}

/** Keeps `<html lang>` in step with the texts, for screen readers and hyphenation. */
function keepPageLanguage(i18n: i18n): void {
  setPageLanguage(i18n.language)
  i18n.on('languageChanged', setPageLanguage)
}

function setPageLanguage(language: string): void {
  const page = document.documentElement
  // The browser computes the styles of the whole page anew, also for the language that it has.
  if (page.lang !== language) page.lang = language
}

function startSession(platform: Platform, i18n: i18n, queryCache: QueryCache, isServedPage: boolean): void {
  configureSession(platform.storage, platform.tokens, async (boot) => {
    const { bootQueries } = await import('./session/boot-queries.ts')
    addSeeds(queryCache, bootQueries(boot))
    // The contexts that change with the session would end the hydration of a page whose code is still loading.
    if (isServedPage) await pageMounted
  })
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
