import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const organizationRoutes: AppRoute[] = [
  {
    path: '/organizations',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/organizations-screen.tsx')),
  },
  {
    path: '/organizations/create',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/create-organization-screen.tsx')),
  },
  {
    path: '/organizations/select',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/select-organization-screen.tsx')),
  },
]
