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
import type { AppRoute } from '../components/app-route.ts'

const publicOrganizationPage = lazy(() => import('./pages/public-organization-page.tsx'))

/** Screens that combine features. */
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
    screen: publicOrganizationPage,
  },
  {
    path: '/organizations/:organizationSlug',
    access: 'open',
    screen: publicOrganizationPage,
  },
]

/** The screens of every client; each shell adds its start page. The router prefers static path segments to parameters. */
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
