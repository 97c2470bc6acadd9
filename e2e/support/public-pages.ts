/** The public pages without user content. */
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
