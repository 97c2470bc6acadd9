import { lazy } from 'react'
import { adminRoutes } from '../features/admin/routes.tsx'
import { authRoutes } from '../features/auth/routes.tsx'
import { communityRoutes } from '../features/community/routes.tsx'
import { invitationRoutes } from '../features/invitations/routes.tsx'
import { organizationRoutes } from '../features/organizations/routes.tsx'
import { postRoutes } from '../features/posts/routes.tsx'
import { profileRoutes } from '../features/profile/routes.tsx'
import { settingsRoutes } from '../features/settings/routes.tsx'
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
]

/** Every screen all clients have; each shell brings its first page. The router prefers fixed words in a path over its parameters. */
export const ROUTES: AppRoute[] = [
  ...PAGES,
  ...authRoutes,
  ...twoFactorRoutes,
  ...profileRoutes,
  ...adminRoutes,
  ...organizationRoutes,
  ...invitationRoutes,
  ...settingsRoutes,
  ...postRoutes,
  ...communityRoutes,
]
