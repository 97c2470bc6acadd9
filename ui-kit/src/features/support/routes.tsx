import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const supportRoutes: AppRoute[] = [
  { path: '/support', access: 'member', screen: lazy(() => import('./screens/my-requests-screen.tsx')) },
  {
    path: '/admin/support',
    access: 'administrator',
    screen: lazy(() => import('./screens/support-requests-screen.tsx')),
  },
]
