import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const reportRoutes: AppRoute[] = [
  { path: '/reports', access: 'member', screen: lazy(() => import('./screens/reports-screen.tsx')) },
]
