import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

/** The screens of posts, except those that `app/pages` combines with other features. */
export const postRoutes: AppRoute[] = [
  {
    path: '/posts/:postId/edit',
    access: 'member',
    screen: lazyWithQueries(() => import('./screens/edit-post-screen.tsx')),
  },
]
