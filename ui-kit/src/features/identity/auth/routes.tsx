import type { AppRoute } from '../../../components/app-route.ts'
import { lazyWithQueries } from '../../../components/queries/lazy-with-queries.tsx'

export const authRoutes: AppRoute[] = [
  { path: '/login', access: 'guest', screen: lazyWithQueries(() => import('./screens/login-screen.tsx')) },
  {
    path: '/register',
    access: 'guest',
    screen: lazyWithQueries(() => import('./screens/register-screen.tsx')),
  },
  {
    path: '/auth',
    access: 'open',
    sessionless: true,
    screen: lazyWithQueries(() => import('./screens/auth-screen.tsx')),
  },
  {
    path: '/forgot-password',
    access: 'open',
    sessionless: true,
    screen: lazyWithQueries(() => import('./screens/forgot-password-screen.tsx')),
  },
  // One route for both forms of the link, so that the screen stays mounted when the token leaves its address.
  {
    path: '/reset-password/:token?',
    access: 'open',
    sessionless: true,
    screen: lazyWithQueries(() => import('./screens/reset-password-screen.tsx')),
  },
  {
    path: '/verify-email',
    access: 'open',
    sessionless: true,
    screen: lazyWithQueries(() => import('./screens/verify-email-screen.tsx')),
  },
  {
    path: '/cancel-email-change',
    access: 'open',
    sessionless: true,
    screen: lazyWithQueries(() => import('./screens/cancel-email-change-screen.tsx')),
  },
  {
    path: '/desktop/sign-in',
    access: 'open',
    bare: true,
    screen: lazyWithQueries(() => import('./screens/desktop-sign-in-screen.tsx')),
  },
  {
    path: '/setup',
    access: 'open',
    sessionless: true,
    screen: lazyWithQueries(() => import('./screens/setup-screen.tsx')),
  },
]
