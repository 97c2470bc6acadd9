import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Platform } from '../platform/platform.ts'
import { PlatformContext } from '../platform/platform-context.ts'
import { CurrentOrganizationProvider } from './organizations/current-organization-provider.tsx'

export interface AppProvidersProps {
  platform: Platform
  texts: i18n
  queryClient: QueryClient
  children: ReactNode
}

/** What every screen may ask for: texts, the platform, the cache, the current organization. */
export function AppProviders({ platform, texts, queryClient, children }: AppProvidersProps) {
  return (
    <I18nextProvider i18n={texts}>
      <PlatformContext value={platform}>
        <QueryClientProvider client={queryClient}>
          <CurrentOrganizationProvider>{children}</CurrentOrganizationProvider>
        </QueryClientProvider>
      </PlatformContext>
    </I18nextProvider>
  )
}
