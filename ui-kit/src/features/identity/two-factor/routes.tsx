import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const twoFactorRoutes: AppRoute[] = [
  {
    path: '/2fa',
    access: 'member',
    signedOutTo: '/login',
    screen: lazyWithQueries(() => import('./screens/two-factor-screen.tsx')),
  },
]
