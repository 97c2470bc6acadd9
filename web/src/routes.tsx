import { lazy } from 'react'
import type { AppRoute } from '@fanfare/ui-kit/components/app-route.ts'

/** The screens of the web client only. */
export const webRoutes: AppRoute[] = [
  { path: '/', access: 'open', wide: true, screen: lazy(() => import('./pages/landing-page.tsx')) },
]
