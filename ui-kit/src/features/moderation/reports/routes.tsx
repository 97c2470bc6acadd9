import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const reportRoutes: AppRoute[] = [
  {
    path: '/reports',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/reports-screen.tsx')),
  },
  {
    path: '/admin/reports',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/admin-reports-screen.tsx')),
  },
]
