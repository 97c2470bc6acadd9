import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const organizationRoutes: AppRoute[] = [
  {
    path: '/organizations',
    access: 'member',
    screen: lazy(() => import('./screens/organizations-screen.tsx')),
  },
  {
    path: '/organizations/create',
    access: 'member',
    screen: lazy(() => import('./screens/create-organization-screen.tsx')),
  },
  {
    path: '/organizations/select',
    access: 'member',
    screen: lazy(() => import('./screens/select-organization-screen.tsx')),
  },
]
