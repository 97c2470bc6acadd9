import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

/** The screens of posts, except those that `app/pages` combines with other features. */
export const postRoutes: AppRoute[] = [
  {
    path: '/:organizationId/create-post',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/create-post-screen.tsx')),
  },
  {
    path: '/share',
    access: 'member',
    signedOutTo: '/login',
    screen: lazyWithQueries(() => import('./screens/receive-screen.tsx')),
  },
  {
    path: '/posts/:postId/edit',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/edit-post-screen.tsx')),
  },
]
