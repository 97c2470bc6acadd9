import { lazy } from 'react'
import type { AppRoute } from '../../components/app-route.ts'

export const authRoutes: AppRoute[] = [
  { path: '/login', access: 'guest', screen: lazy(() => import('./screens/login-screen.tsx')) },
  { path: '/register', access: 'guest', screen: lazy(() => import('./screens/register-screen.tsx')) },
  {
    path: '/auth',
    access: 'open',
    sessionless: true,
    screen: lazy(() => import('./screens/auth-screen.tsx')),
  },
  {
    path: '/forgot-password',
    access: 'open',
    sessionless: true,
    screen: lazy(() => import('./screens/forgot-password-screen.tsx')),
  },
  // One route for both forms of the link, so that the screen stays mounted when the token leaves its address.
  {
    path: '/reset-password/:token?',
    access: 'open',
    sessionless: true,
    screen: lazy(() => import('./screens/reset-password-screen.tsx')),
  },
  {
    path: '/verify-email',
    access: 'open',
    sessionless: true,
    screen: lazy(() => import('./screens/verify-email-screen.tsx')),
  },
  {
    path: '/cancel-email-change',
    access: 'open',
    sessionless: true,
    screen: lazy(() => import('./screens/cancel-email-change-screen.tsx')),
  },
  {
    path: '/desktop/sign-in',
    access: 'open',
    bare: true,
    screen: lazy(() => import('./screens/desktop-sign-in-screen.tsx')),
  },
  {
    path: '/setup',
    access: 'open',
    sessionless: true,
    screen: lazy(() => import('./screens/setup-screen.tsx')),
  },
]
