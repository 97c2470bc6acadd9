import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

/** The screens of posts, except the dashboard and a single post, which `app/pages` combines with other features. */
export const postRoutes: AppRoute[] = [
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
