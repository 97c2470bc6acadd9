import type { AppRoute } from '../components/app-route.ts'
import { lazyWithQueries } from '../components/queries/lazy-with-queries.tsx'

/** The screens of every client that are open to visitors and to search engines. */
export const PUBLIC_ROUTES: AppRoute[] = [
  {
    path: '/community-landing',
    access: 'open',
    screen: lazyWithQueries(() => import('./pages/community-landing-page.tsx')),
  },
  {
    path: '/public/:organizationSlug/:postSlug',
    access: 'open',
    screen: lazyWithQueries(() => import('./pages/public-post-page.tsx')),
  },
  {
    path: '/organizations/:organizationSlug',
    access: 'open',
    screen: lazyWithQueries(() => import('./pages/public-organization-page.tsx')),
  },
]
