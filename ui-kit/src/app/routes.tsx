import { lazy } from 'react'
import { adminRoutes } from '../features/admin/routes.tsx'
import { authRoutes } from '../features/auth/routes.tsx'
import { invitationRoutes } from '../features/invitations/routes.tsx'
import { notificationRoutes } from '../features/notifications/routes.tsx'
import { moderationRoutes } from '../features/moderation/routes.tsx'
import { organizationRoutes } from '../features/organizations/routes.tsx'
import { postRoutes } from '../features/posts/routes.tsx'
import { reportRoutes } from '../features/reports/routes.tsx'
import { supportRoutes } from '../features/support/routes.tsx'
import { tagRoutes } from '../features/tags/routes.tsx'
import { testimonialRoutes } from '../features/testimonials/routes.tsx'
import { twoFactorRoutes } from '../features/two-factor/routes.tsx'
import type { AppRoute } from '../components/app-route.ts'

const notFoundScreen = lazy(async () => ({
  default: (await import('./shell/not-found-screen.tsx')).NotFoundScreen,
}))
const publicOrganizationPage = lazy(() => import('./pages/public-organization-page.tsx'))

/** Screens that combine features. */
const PAGES: AppRoute[] = [
  { path: '/dashboard', access: 'member', screen: lazy(() => import('./pages/dashboard-page.tsx')) },
  {
    path: '/community-landing',
    access: 'open',
    screen: lazy(() => import('./pages/community-landing-page.tsx')),
  },
  { path: '/posts/:postId', access: 'member', screen: lazy(() => import('./pages/post-page.tsx')) },
  { path: '/profile', access: 'member', screen: lazy(() => import('./pages/profile-page.tsx')) },
  {
    path: '/organizations/:organizationId/settings/*',
    access: 'member',
    screen: lazy(() => import('./pages/settings-page.tsx')),
  },
  {
    path: '/public/:organizationSlug/:postSlug',
    access: 'open',
    screen: lazy(() => import('./pages/public-post-page.tsx')),
  },
  {
    path: '/community',
    access: 'member',
    signedOutTo: '/community-landing',
    screen: lazy(() => import('./pages/community-page.tsx')),
  },
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
  {
    path: '/admin/dashboard',
    access: 'administrator',
    screen: lazy(() => import('./pages/admin-dashboard-page.tsx')),
  },
  { path: '/admin', access: 'administrator', screen: lazy(() => import('./pages/admin-page.tsx')) },
  { path: '/admin/*', access: 'administrator', pageless: true, screen: notFoundScreen },
]

/** The screens of every client; each shell adds its start page. The router prefers static path segments to parameters. */
export const ROUTES: AppRoute[] = [
  ...PAGES,
  ...authRoutes,
  ...twoFactorRoutes,
  ...notificationRoutes,
  ...adminRoutes,
  ...tagRoutes,
  ...testimonialRoutes,
  ...supportRoutes,
  ...moderationRoutes,
  ...organizationRoutes,
  ...invitationRoutes,
  ...reportRoutes,
  ...postRoutes,
]
