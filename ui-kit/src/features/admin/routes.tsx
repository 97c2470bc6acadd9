import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const adminRoutes: AppRoute[] = [
  {
    path: '/admin/people',
    access: 'administrator',
    screen: lazy(() => import('./screens/people-screen.tsx')),
  },
  { path: '/admin/log', access: 'administrator', screen: lazy(() => import('./screens/log-screen.tsx')) },
  { path: '/admin/jobs', access: 'administrator', screen: lazy(() => import('./screens/jobs-screen.tsx')) },
  {
    path: '/admin/reset-links',
    access: 'administrator',
    screen: lazy(() => import('./screens/reset-links-screen.tsx')),
  },
]
