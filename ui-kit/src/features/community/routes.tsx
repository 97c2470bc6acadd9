import { lazy } from 'react'
import type { AppRoute } from '../../routing/app-route.ts'

/** The landing page of the community; its lists and posts stand in `app/pages`, where they meet other features. */
export const communityRoutes: AppRoute[] = [
  {
    path: '/community-landing',
    access: 'open',
    screen: lazy(() => import('./screens/community-landing-screen.tsx')),
  },
]
