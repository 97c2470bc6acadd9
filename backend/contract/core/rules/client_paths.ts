/**
 * The paths of the web client's screens, in the syntax of its router: `:name` is a segment, `:name?` may be missing,
 * and `/*` is anything below. A test compares the list with the routes of the client.
 */
export const CLIENT_PATHS = [
  '/',
  '/2fa',
  '/:organizationId/create-post',
  '/admin',
  '/admin/dashboard',
  '/admin/hosts',
  '/admin/installation-settings',
  '/admin/installation-settings/provisioning',
  '/admin/installation-settings/sign-in',
  '/admin/installation-settings/sign-in/:providerId',
  '/admin/installation-settings/sign-in/new',
  '/admin/jobs',
  '/admin/log',
  '/admin/moderation',
  '/admin/people',
  '/admin/posts/:postId',
  '/admin/reports',
  '/admin/reset-links',
  '/admin/support',
  '/admin/tags',
  '/admin/testimonials',
  '/auth',
  '/cancel-email-change',
  '/community',
  '/community-landing',
  '/community/organization/:organizationSlug',
  '/dashboard',
  '/desktop/sign-in',
  '/forgot-password',
  '/integrations',
  '/integrations/slack-integration',
  '/integrations/slack-integration/demo',
  '/invitation/:token?',
  '/invitations/approve',
  '/login',
  '/organizations',
  '/organizations/:organizationId/settings/*',
  '/organizations/:organizationSlug',
  '/organizations/create',
  '/organizations/select',
  '/posts/:postId',
  '/posts/:postId/edit',
  '/pricing',
  '/privacy',
  '/profile',
  '/profile/tokens',
  '/public/:organizationSlug/:postSlug',
  '/register',
  '/reports',
  '/reset-password/:token?',
  '/setup',
  '/share',
  '/support',
  '/terms',
  '/unsubscribe',
  '/verify-email',
] as const

export type ClientPath = (typeof CLIENT_PATHS)[number]

const PATTERNS = CLIENT_PATHS.toSorted((a, b) => openParts(a) - openParts(b)).map((path) => ({
  path,
  pattern: patternOf(path),
}))

/** The screen at an address, without its query; a static path takes precedence over one with parameters. */
export function clientPathOf(address: string): ClientPath | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(address))?.path
}

function openParts(path: ClientPath): number {
  return path.split(/[:*]/).length
}

/** The addresses at a path. Ignores case and trailing slashes, like the client's router. */
export function patternOf(path: string): RegExp {
  const parts = path.split('/').slice(1)
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    return part === '' ? '' : `/${part}`
  })
  return new RegExp(`^${source.join('')}/*$`, 'i')
}
