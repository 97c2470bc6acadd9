import { lazy } from 'react'
import type { AppRoute } from '../../routing/app-route.ts'

export const authRoutes: AppRoute[] = [
  { path: '/login', access: 'guest', screen: lazy(() => import('./screens/login-screen.tsx')) },
  { path: '/register', access: 'guest', screen: lazy(() => import('./screens/register-screen.tsx')) },
]
