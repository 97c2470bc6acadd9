import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

/** The landing page. The lists and posts are in `app/pages`, which combines them with other features. */
export const communityRoutes: AppRoute[] = [
  {
    path: '/community-landing',
    access: 'open',
    screen: lazy(() => import('./screens/community-landing-screen.tsx')),
  },
]
