import { use, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppRoute } from '../../components/app-route.ts'
import { QueryCacheContext } from '../../components/queries/query-cache.ts'
import { CurrentOrganizationContext } from '../../platform/session/current-organization.ts'
import { prefetchPage } from './prefetch-page.ts'
import { watchLinks } from './watch-links.ts'

/** Loads code and data of the links that the user is about to follow. A failure is left to the navigation. */
export function useLinkPrefetch(routes: readonly AppRoute[]): void {
  const cache = use(QueryCacheContext)
  const { i18n } = useTranslation()
  const organizationId = use(CurrentOrganizationContext)?.current?.id
  const prefetch = useEffectEvent((url: URL) => {
    if (cache === null) return
    prefetchPage(url, { routes, cache, organizationId, language: i18n.language }).catch(() => undefined)
  })
  useEffect(() => watchLinks((url) => prefetch(url)), [])
}
