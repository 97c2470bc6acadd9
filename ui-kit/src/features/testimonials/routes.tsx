import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const testimonialRoutes: AppRoute[] = [
  {
    path: '/admin/testimonials',
    access: 'administrator',
    screen: lazy(() => import('./screens/testimonials-screen.tsx')),
  },
]
