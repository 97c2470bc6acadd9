import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const testimonialRoutes: AppRoute[] = [
  {
    path: '/admin/testimonials',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/testimonials-screen.tsx')),
  },
]
