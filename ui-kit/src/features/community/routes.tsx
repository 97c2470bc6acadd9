import { lazy } from 'react'
import type { AppRoute } from '../../routing/app-route.ts'

/** The screens of the community; the public post stands in `app/pages`, where it meets its suggestions. */
export const communityRoutes: AppRoute[] = [
  { path: '/community', access: 'open', screen: lazy(() => import('./screens/community-screen.tsx')) },
  {
    path: '/community-landing',
    access: 'open',
    screen: lazy(() => import('./screens/community-landing-screen.tsx')),
  },
  {
    path: '/community/organization/:organizationSlug',
    access: 'member',
    screen: lazy(() => import('./screens/organization-community-screen.tsx')),
  },
  {
    path: '/organizations/:organizationSlug',
    access: 'open',
    screen: lazy(() => import('./screens/public-organization-screen.tsx')),
  },
]
