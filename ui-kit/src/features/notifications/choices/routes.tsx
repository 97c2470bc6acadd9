import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const notificationRoutes: AppRoute[] = [
  {
    path: '/unsubscribe',
    access: 'open',
    sessionless: true,
    screen: lazyWithQueries(() => import('./screens/unsubscribe-screen.tsx')),
  },
]
