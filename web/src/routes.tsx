import { lazy } from 'react'
import type { AppRoute } from '@fanfare/ui-kit/routing/app-route.ts'

/** The screens only the browser shell has. */
export const webRoutes: AppRoute[] = [
  { path: '/', access: 'open', wide: true, screen: lazy(() => import('./pages/landing-page.tsx')) },
]
