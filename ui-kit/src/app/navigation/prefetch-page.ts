import { matchRoutes } from 'react-router-dom'
import type { AppRoute, RouteAccess } from '../../components/app-route.ts'
import type { QueryCache } from '../../components/queries/query-cache.ts'
import type { LinkedPage } from '../../components/linked-page.ts'
import { useSessionStore, type Session } from '../../platform/session/session-store.ts'
import { FIRST_NEEDS, type FirstNeeds } from './first-needs.ts'

export interface PrefetchSetting {
  /** The screens that are there from the start. */
  routes: readonly AppRoute[]
  cache: QueryCache
  organizationId: string | undefined
  language: string
  /** What the screens need, by path. */
  needs?: NeedsByPath
}

type NeedsByPath = Readonly<Partial<Record<string, FirstNeeds>>>

/** Loads code and texts of the screen at an address, and fetches its first data. Rejects when a part cannot be loaded. */
export async function prefetchPage(url: URL, setting: PrefetchSetting): Promise<void> {
  const { routes, cache, organizationId, language } = setting
  const needs: NeedsByPath = setting.needs ?? FIRST_NEEDS
  const { ROUTES } = await import('../routes.tsx')
  const found = matchRoutes([...routes, ...ROUTES].toSorted(bareFirst).map(toMatched), url.pathname)?.at(-1)
  if (found === undefined) return
  const { path, access, screen } = found.route.handle
  if (!mayOpen(access, useSessionStore.getState())) return
  const { texts = [], fetch } = needs[path] ?? {}
  const page = { params: found.params, search: url.searchParams, organizationId }
  await Promise.all([screen.preload(), loadTextsIn(language, texts), fetch && fetchInto(cache, page, fetch)])
}

const toMatched = (route: AppRoute) => ({ path: route.path, handle: route })

/** As the router does: of two routes with the same path the bare one wins. */
const bareFirst = (one: AppRoute, other: AppRoute) => Number(other.bare ?? false) - Number(one.bare ?? false)

/** Only the files: i18next would keep a failure. */
async function loadTextsIn(language: string, namespaces: readonly string[]): Promise<void> {
  const { loadTexts } = await import('../text-files.ts')
  await Promise.all(namespaces.map((namespace) => loadTexts(language, namespace)))
}

async function fetchInto(cache: QueryCache, page: LinkedPage, fetch: NonNullable<FirstNeeds['fetch']>) {
  const { queryClientOf } = await import('../../components/queries/query-scope.tsx')
  await fetch(page, queryClientOf(cache))
}

/** Whether the guard would show a screen, and not lead elsewhere. */
function mayOpen(access: RouteAccess, { status, user }: Session): boolean {
  if (access === 'open') return true
  if (access === 'guest') return status === 'anonymous'
  return status === 'authenticated' && (access === 'member' || user?.isAdmin === true)
}
