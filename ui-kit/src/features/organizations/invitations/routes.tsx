import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

const screen = lazyWithQueries(() => import('./screens/invitation-screen.tsx'))

/** One screen, for the link of the mail and for an address with the token in its query. */
export const invitationRoutes: AppRoute[] = [
  { path: '/invitation/:token?', access: 'open', screen },
  { path: '/invitations/approve', access: 'open', screen },
]
