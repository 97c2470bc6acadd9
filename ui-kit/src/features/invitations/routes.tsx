import { lazy } from 'react'
import type { AppRoute } from '../../routing/app-route.ts'

const screen = lazy(() => import('./screens/invitation-screen.tsx'))

/** One screen, by the link of the mail or by the form that carries the token in its query. */
export const invitationRoutes: AppRoute[] = [
  { path: '/invitation/:token?', access: 'open', screen },
  { path: '/invitations/approve', access: 'open', screen },
]
