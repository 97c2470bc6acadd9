import { signInProviderRoutes } from '../features/identity/sign-in-providers/routes.tsx'
import { adminRoutes } from '../features/moderation/admin/routes.tsx'
import { authRoutes } from '../features/identity/auth/routes.tsx'
import { apiTokenRoutes } from '../features/identity/api-tokens/routes.tsx'
import { invitationRoutes } from '../features/organizations/invitations/routes.tsx'
import { notificationRoutes } from '../features/notifications/choices/routes.tsx'
import { moderationRoutes } from '../features/moderation/moderation/routes.tsx'
import { organizationRoutes } from '../features/organizations/organizations/routes.tsx'
import { postRoutes } from '../features/posts/posts/routes.tsx'
import { reportRoutes } from '../features/moderation/reports/routes.tsx'
import { scimRoutes } from '../features/organizations/scim/routes.tsx'
import { supportRoutes } from '../features/moderation/support/routes.tsx'
import { tagRoutes } from '../features/posts/tags/routes.tsx'
import { testimonialRoutes } from '../features/community/testimonials/routes.tsx'
import { twoFactorRoutes } from '../features/identity/two-factor/routes.tsx'
import type { AppRoute } from '../components/app-route.ts'
import { lazyScreen } from '../components/lazy-screen.ts'
import { lazyWithQueries } from '../components/queries/lazy-with-queries.tsx'

const notFoundScreen = lazyScreen(() => import('./shell/not-found-screen.tsx'))

/** Screens that combine features. */
const PAGES: AppRoute[] = [
  {
    path: '/dashboard',
    access: 'member',
    screen: lazyWithQueries(() => import('./pages/dashboard-page.tsx')),
  },
  {
    path: '/posts/:postId',
    access: 'member',
    screen: lazyWithQueries(() => import('./pages/post-page.tsx')),
  },
  { path: '/profile', access: 'member', screen: lazyWithQueries(() => import('./pages/profile-page.tsx')) },
  {
    path: '/organizations/:organizationId/settings/*',
    access: 'member',
    screen: lazyWithQueries(() => import('./pages/settings-page.tsx')),
  },
  {
    path: '/community',
    access: 'member',
    signedOutTo: '/community-landing',
    screen: lazyWithQueries(() => import('./pages/community-page.tsx')),
  },
  {
    path: '/community/organization/:organizationSlug',
    access: 'member',
    screen: lazyWithQueries(() => import('./pages/public-organization-page.tsx')),
  },
  {
    path: '/admin/dashboard',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./pages/admin-dashboard-page.tsx')),
  },
  {
    path: '/admin',
    access: 'administrator',
    screen: lazyWithQueries(() => import('./pages/admin-page.tsx')),
  },
  { path: '/admin/*', access: 'administrator', pageless: true, screen: notFoundScreen },
]

/** The screens of every client, except the public ones. */
export const ROUTES: AppRoute[] = [
  ...PAGES,
  ...authRoutes,
  ...twoFactorRoutes,
  ...apiTokenRoutes,
  ...notificationRoutes,
  ...adminRoutes,
  ...signInProviderRoutes,
  ...tagRoutes,
  ...testimonialRoutes,
  ...supportRoutes,
  ...moderationRoutes,
  ...organizationRoutes,
  ...invitationRoutes,
  ...scimRoutes,
  ...reportRoutes,
  ...postRoutes,
]
