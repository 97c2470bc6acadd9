import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

/** The screens of posts, except a single post, which `app/pages` combines with its suggestions. */
export const postRoutes: AppRoute[] = [
  { path: '/dashboard', access: 'member', screen: lazy(() => import('./screens/dashboard-screen.tsx')) },
  {
    path: '/:organizationId/create-post',
    access: 'member',
    screen: lazy(() => import('./screens/create-post-screen.tsx')),
  },
  {
    path: '/posts/:postId/edit',
    access: 'member',
    screen: lazy(() => import('./screens/edit-post-screen.tsx')),
  },
]
