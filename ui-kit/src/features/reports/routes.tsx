import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const reportRoutes: AppRoute[] = [
  { path: '/reports', access: 'member', screen: lazy(() => import('./screens/reports-screen.tsx')) },
  {
    path: '/admin/reports',
    access: 'administrator',
    screen: lazy(() => import('./screens/admin-reports-screen.tsx')),
  },
]
