import type { AppRoute } from '@fanfare/ui-kit/components/app-route.ts'
import { lazyScreen } from '@fanfare/ui-kit/components/lazy-screen.ts'
import { lazyWithQueries } from '@fanfare/ui-kit/components/queries/lazy-with-queries.tsx'

/** The screens of the web client only. */
export const webRoutes: AppRoute[] = [
  { path: '/', access: 'open', wide: true, screen: lazyScreen(() => import('./pages/landing-page.tsx')) },
  {
    path: '/integrations',
    access: 'open',
    wide: true,
    screen: lazyScreen(() => import('./pages/integrations/integrations-page.tsx')),
  },
  {
    path: '/integrations/slack-integration',
    access: 'open',
    wide: true,
    screen: lazyWithQueries(() => import('./pages/slack-integration/slack-integration-page.tsx')),
  },
  {
    path: '/integrations/slack-integration/demo',
    access: 'open',
    wide: true,
    screen: lazyScreen(() => import('./pages/slack-demo/slack-demo-page.tsx')),
  },
  { path: '/pricing', access: 'open', screen: lazyScreen(() => import('./pages/pricing/pricing-page.tsx')) },
  { path: '/privacy', access: 'open', screen: lazyScreen(() => import('./pages/privacy/privacy-page.tsx')) },
  { path: '/terms', access: 'open', screen: lazyScreen(() => import('./pages/terms/terms-page.tsx')) },
]
