import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const moderationRoutes: AppRoute[] = [
  {
    path: '/admin/moderation',
    access: 'administrator',
    screen: lazy(() => import('./screens/moderation-screen.tsx')),
  },
  {
    path: '/admin/posts/:postId',
    access: 'administrator',
    screen: lazy(() => import('./screens/reported-post-screen.tsx')),
  },
  { path: '/admin/hosts', access: 'administrator', screen: lazy(() => import('./screens/hosts-screen.tsx')) },
]
