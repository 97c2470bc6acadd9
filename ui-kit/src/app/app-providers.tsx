import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { QueryCacheContext, type QueryCache } from '../components/queries/query-cache.ts'
import type { Platform } from '../platform/platform.ts'
import { PlatformContext } from '../platform/platform-context.ts'
import { CurrentOrganizationProvider } from './organizations/current-organization-provider.tsx'

export interface AppProvidersProps {
  platform: Platform
  i18n: i18n
  queryCache: QueryCache
  children: ReactNode
}

/** The contexts every screen may use: texts, platform, query cache, current organization. */
export function AppProviders({ platform, i18n, queryCache, children }: AppProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <PlatformContext value={platform}>
        <QueryCacheContext value={queryCache}>
          <CurrentOrganizationProvider>{children}</CurrentOrganizationProvider>
        </QueryCacheContext>
      </PlatformContext>
    </I18nextProvider>
  )
}
