import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const apiTokenRoutes: AppRoute[] = [
  {
    path: '/profile/tokens',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/api-tokens-screen.tsx')),
  },
]
