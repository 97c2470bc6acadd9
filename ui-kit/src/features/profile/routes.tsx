import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const profileRoutes: AppRoute[] = [
  { path: '/profile', access: 'member', screen: lazy(() => import('./screens/profile-screen.tsx')) },
]
