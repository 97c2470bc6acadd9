import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const adminRoutes: AppRoute[] = [
  {
    path: '/admin/people',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/people-screen.tsx')),
  },
  {
    path: '/admin/log',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/log-screen.tsx')),
  },
  {
    path: '/admin/jobs',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/jobs-screen.tsx')),
  },
  {
    path: '/admin/installation-settings',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/installation-settings-screen.tsx')),
  },
  {
    path: '/admin/reset-links',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/reset-links-screen.tsx')),
  },
]
