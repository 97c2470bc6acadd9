import { lazy } from 'react'
import { adminRoutes } from '../features/admin/routes.tsx'
import { authRoutes } from '../features/auth/routes.tsx'
import { communityRoutes } from '../features/community/routes.tsx'
import { invitationRoutes } from '../features/invitations/routes.tsx'
import { organizationRoutes } from '../features/organizations/routes.tsx'
import { postRoutes } from '../features/posts/routes.tsx'
import { profileRoutes } from '../features/profile/routes.tsx'
import { reportRoutes } from '../features/reports/routes.tsx'
import { settingsRoutes } from '../features/settings/routes.tsx'
import { tagRoutes } from '../features/tags/routes.tsx'
import { twoFactorRoutes } from '../features/two-factor/routes.tsx'
import type { AppRoute } from '../routing/app-route.ts'

/** Screens in which features meet. */
const PAGES: AppRoute[] = [
  { path: '/posts/:postId', access: 'member', screen: lazy(() => import('./pages/post-page.tsx')) },
  {
    path: '/public/:organizationSlug/:postSlug',
    access: 'open',
    screen: lazy(() => import('./pages/public-post-page.tsx')),
  },
  { path: '/community', access: 'open', screen: lazy(() => import('./pages/community-page.tsx')) },
  {
    path: '/community/organization/:organizationSlug',
    access: 'member',
    screen: lazy(() => import('./pages/organization-community-page.tsx')),
  },
  {
    path: '/organizations/:organizationSlug',
    access: 'open',
    screen: lazy(() => import('./pages/public-organization-page.tsx')),
  },
]

/** Every screen all clients have; each shell brings its first page. The router prefers fixed words in a path over its parameters. */
export const ROUTES: AppRoute[] = [
  ...PAGES,
  ...authRoutes,
  ...twoFactorRoutes,
  ...profileRoutes,
  ...adminRoutes,
  ...tagRoutes,
  ...organizationRoutes,
  ...invitationRoutes,
  ...reportRoutes,
  ...settingsRoutes,
  ...postRoutes,
  ...communityRoutes,
]
