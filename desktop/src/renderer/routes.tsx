import { lazy } from 'react'
import type { AppRoute } from '@fanfare/ui-kit/routing/app-route.ts'

const start = lazy(() => import('./screens/start-screen.tsx'))

/** The screens only the desktop shell has. Its own way in stands where the browser has sign-in pages. */
export const desktopRoutes: AppRoute[] = [
  { path: '/', access: 'guest', bare: true, screen: start },
  { path: '/login', access: 'guest', bare: true, screen: start },
  { path: '/register', access: 'guest', bare: true, screen: start },
  { path: '/panel', access: 'open', bare: true, screen: lazy(() => import('./panel/panel-screen.tsx')) },
]
