import type { AppRoute } from '@fanfare/ui-kit/components/app-route.ts'
import { lazyWithQueries } from '@fanfare/ui-kit/components/queries/lazy-with-queries.tsx'
import { ACCOUNT_PATHS, SETTINGS_PATH } from '../shared/settings-paths.ts'
import { FIRST_RUN_PATH } from './first-run/first-run-path.ts'

const start = lazyWithQueries(() => import('./sign-in/screens/start-screen.tsx'))
const inBrowser = lazyWithQueries(() => import('./sign-in/screens/in-browser-screen.tsx'))
const settings = lazyWithQueries(() => import('./settings/screens/settings-screen.tsx'))

/** Pages of the kit that handle passwords or start a session. */
const BROWSER_ONLY = [
  '/auth',
  '/desktop/sign-in',
  '/forgot-password',
  '/reset-password/:token?',
  '/verify-email',
  '/cancel-email-change',
  '/setup',
]

/**
 * The screens that only the desktop client has. They replace the kit's sign-in pages and account screens: of two routes with
 * the same path the bare one wins.
 */
export const desktopRoutes: AppRoute[] = [
  { path: '/', access: 'guest', bare: true, screen: start },
  { path: '/login', access: 'guest', bare: true, screen: start },
  { path: '/register', access: 'guest', bare: true, screen: start },
  ...BROWSER_ONLY.map((path): AppRoute => ({
    path,
    access: 'open',
    sessionless: true,
    bare: true,
    screen: inBrowser,
  })),
  {
    path: '/panel',
    access: 'open',
    sessionless: true,
    bare: true,
    screen: lazyWithQueries(() => import('./panel/screens/panel-screen.tsx')),
  },
  {
    path: FIRST_RUN_PATH,
    access: 'open',
    sessionless: true,
    bare: true,
    screen: lazyWithQueries(() => import('./first-run/screens/first-run-screen.tsx')),
  },
  ...[...ACCOUNT_PATHS, `${SETTINGS_PATH}/*`].map((path): AppRoute => ({
    path,
    access: 'open',
    sessionless: true,
    bare: true,
    screen: settings,
  })),
]
