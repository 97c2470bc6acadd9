import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const settingsRoutes: AppRoute[] = [
  {
    path: '/organizations/:organizationId/settings/*',
    access: 'member',
    screen: lazy(() => import('./screens/settings-screen.tsx')),
  },
]
