import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const signInProviderRoutes: AppRoute[] = [
  {
    path: '/admin/installation-settings/sign-in',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/sign-in-settings-screen.tsx')),
  },
  {
    path: '/admin/installation-settings/sign-in/new',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/new-sign-in-provider-screen.tsx')),
  },
  {
    path: '/admin/installation-settings/sign-in/:providerId',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/sign-in-provider-screen.tsx')),
  },
]
