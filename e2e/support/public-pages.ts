/** The public pages that show no content of people. */
export const FIXED_PAGES = [
  '/',
  '/pricing',
  '/integrations',
  '/integrations/slack-integration',
  '/integrations/slack-integration/demo',
  '/privacy',
  '/terms',
  '/community-landing',
]
