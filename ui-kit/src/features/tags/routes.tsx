import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const tagRoutes: AppRoute[] = [
  { path: '/admin/tags', access: 'administrator', screen: lazy(() => import('./screens/tags-screen.tsx')) },
]
