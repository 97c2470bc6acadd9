import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const twoFactorRoutes: AppRoute[] = [
  {
    path: '/2fa',
    access: 'member',
    signedOutTo: '/login',
    screen: lazy(() => import('./screens/two-factor-screen.tsx')),
  },
]
