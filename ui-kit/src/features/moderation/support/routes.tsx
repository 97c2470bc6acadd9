import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const supportRoutes: AppRoute[] = [
  {
    path: '/support',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/my-requests-screen.tsx')),
  },
  {
    path: '/admin/support',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/support-requests-screen.tsx')),
  },
]
