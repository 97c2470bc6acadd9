import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const adminRoutes: AppRoute[] = [
  {
    path: '/admin/reset-links',
    access: 'administrator',
    screen: lazy(() => import('./screens/reset-links-screen.tsx')),
  },
]
