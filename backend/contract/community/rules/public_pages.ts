import { communityLandingPage } from './public_pages/community_landing.ts'
import { integrationsPage } from './public_pages/integrations.ts'
import { landingPage } from './public_pages/landing.ts'
import { pricingPage } from './public_pages/pricing.ts'
import { privacyPage } from './public_pages/privacy.ts'
import type { PublicPage } from './public_pages/public_page.ts'
import { slackDemoPage } from './public_pages/slack_demo.ts'
import { slackIntegrationPage } from './public_pages/slack_integration.ts'
import { termsPage } from './public_pages/terms.ts'

/**
 * All static pages. The heads of the server and of the client use the same texts; a client loads only those of its
 * page, from their own file.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  landingPage,
  communityLandingPage,
  integrationsPage,
  slackIntegrationPage,
  slackDemoPage,
  pricingPage,
  privacyPage,
  termsPage,
]

const BY_PATH = new Map(PUBLIC_PAGES.map((page) => [page.path, page]))

/** The static page at a path of the client. */
export const publicPageAt = (path: string): PublicPage | undefined => BY_PATH.get(path)
