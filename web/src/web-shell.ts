import { lazy } from 'react'
import type { ClientShell } from '@fanfare/ui-kit/app/client-shell.ts'
import { webPlatform } from './platform/web-platform.ts'
import { webRoutes } from './routes.tsx'

/** What the web client adds to the shared client. */
export const webShell: ClientShell = {
  platform: webPlatform,
  routes: webRoutes,
  texts: async () => (await import('./texts.ts')).webTexts,
  effects: lazy(() => import('./web-effects.tsx')),
}
