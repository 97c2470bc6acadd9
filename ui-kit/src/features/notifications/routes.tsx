import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const notificationRoutes: AppRoute[] = [
  {
    path: '/unsubscribe',
    access: 'open',
    sessionless: true,
    screen: lazy(() => import('./screens/unsubscribe-screen.tsx')),
  },
]
