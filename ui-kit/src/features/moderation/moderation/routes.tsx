import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const moderationRoutes: AppRoute[] = [
  {
    path: '/admin/moderation',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/moderation-screen.tsx')),
  },
  {
    path: '/admin/posts/:postId',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/reported-post-screen.tsx')),
  },
  {
    path: '/admin/hosts',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./screens/hosts-screen.tsx')),
  },
]
