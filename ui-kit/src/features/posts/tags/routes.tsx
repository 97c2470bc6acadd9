import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const tagRoutes: AppRoute[] = [
  {
    path: '/admin/tags',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/tags-screen.tsx')),
  },
]
