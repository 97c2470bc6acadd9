import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const scimRoutes: AppRoute[] = [
  {
    path: '/admin/installation-settings/provisioning',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/provisioning-screen.tsx')),
  },
]
