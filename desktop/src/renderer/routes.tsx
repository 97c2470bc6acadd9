import { lazy } from 'react'
import type { AppRoute } from '@fanfare/ui-kit/routing/app-route.ts'

const start = lazy(() => import('./screens/start-screen.tsx'))
const inBrowser = lazy(() => import('./screens/in-browser-screen.tsx'))

/** Pages of the kit that deal with passwords or make a session. */
const BROWSER_ONLY = [
  '/auth',
  '/desktop/sign-in',
  '/forgot-password',
  '/reset-password/:token?',
  '/verify-email',
  '/setup',
]

/**
 * The screens only the desktop shell has. Its own way in stands where the browser has sign-in pages: where two
 * routes have the same path, the one without a frame wins.
 */
export const desktopRoutes: AppRoute[] = [
  { path: '/', access: 'guest', bare: true, screen: start },
  { path: '/login', access: 'guest', bare: true, screen: start },
  { path: '/register', access: 'guest', bare: true, screen: start },
  ...BROWSER_ONLY.map((path): AppRoute => ({ path, access: 'open', bare: true, screen: inBrowser })),
  { path: '/panel', access: 'open', bare: true, screen: lazy(() => import('./panel/panel-screen.tsx')) },
  { path: '/desktop-settings', access: 'open', screen: lazy(() => import('./screens/computer-screen.tsx')) },
]
