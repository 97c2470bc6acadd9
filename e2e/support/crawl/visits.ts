import type { ClientPath } from '../../../backend/contract/core/rules/client_paths.ts'
import type { World } from './world.ts'

export type Visitor = 'visitor' | 'member' | 'owner' | 'administrator'

interface Visit {
  by: readonly Visitor[]
  /** The address to open, where no page links to it. */
  open?: (world: World) => string
}

const linked = (...by: Visitor[]): Visit => ({ by })

/** A page that is only reached from a mail, another program or a state of the account. */
const opened = (by: Visitor, open: NonNullable<Visit['open']>): Visit => ({ by: [by], open })

/** The users who visit each screen of the client. A missing screen does not compile. */
const VISITS: Record<ClientPath, Visit> = {
  '/': linked('visitor', 'member'),
  '/2fa': linked('member'),
  '/:organizationId/create-post': linked('member'),
  '/admin': linked('administrator'),
  '/admin/dashboard': linked('administrator'),
  '/admin/hosts': linked('administrator'),
  '/admin/installation-settings': linked('administrator'),
  '/admin/installation-settings/provisioning': linked('administrator'),
  '/admin/installation-settings/sign-in': linked('administrator'),
  '/admin/installation-settings/sign-in/:providerId': opened(
    'administrator',
    () => '/admin/installation-settings/sign-in/none',
  ),
  '/admin/installation-settings/sign-in/new': linked('administrator'),
  '/admin/jobs': linked('administrator'),
  '/admin/log': linked('administrator'),
  '/admin/moderation': linked('administrator'),
  '/admin/people': linked('administrator'),
  '/admin/posts/:postId': opened('administrator', ({ reportedPostId: id }) => `/admin/posts/${id}`),
  '/admin/reports': linked('administrator'),
  '/admin/reset-links': linked('administrator'),
  '/admin/support': linked('administrator'),
  '/admin/tags': linked('administrator'),
  '/admin/testimonials': linked('administrator'),
  '/auth': opened('visitor', () => '/auth?error=EXTERNAL_FAILED'),
  '/cancel-email-change': opened('visitor', () => '/cancel-email-change?token=made-up'),
  '/community': linked('member'),
  '/community-landing': linked('visitor'),
  '/community/organization/:organizationSlug': opened(
    'member',
    () => '/community/organization/northwind-labs',
  ),
  '/dashboard': linked('member'),
  '/desktop/sign-in': opened('visitor', () => '/desktop/sign-in'),
  '/forgot-password': opened('visitor', () => '/forgot-password'),
  '/integrations': linked('visitor', 'member'),
  '/integrations/slack-integration': linked('visitor', 'member'),
  '/integrations/slack-integration/demo': linked('visitor'),
  '/invitation/:token?': opened('visitor', ({ invitationToken }) => `/invitation/${invitationToken}`),
  '/invitations/approve': opened(
    'visitor',
    ({ invitationToken: token }) => `/invitations/approve?token=${token}`,
  ),
  '/login': linked('visitor'),
  '/organizations': linked('member'),
  '/organizations/:organizationId/settings/*': opened(
    'owner',
    ({ organizationId: id }) => `/organizations/${id}/settings`,
  ),
  '/organizations/:organizationSlug': linked('visitor'),
  '/organizations/create': linked('member'),
  '/organizations/select': opened('member', () => '/organizations/select'),
  '/posts/:postId': linked('member'),
  '/posts/:postId/edit': linked('member'),
  '/pricing': linked('visitor', 'member'),
  '/privacy': linked('visitor', 'member'),
  '/profile/tokens': linked('member'),
  '/profile': linked('member'),
  '/public/:organizationSlug/:postSlug': linked('visitor'),
  '/register': linked('visitor'),
  '/reports': linked('member'),
  '/reset-password/:token?': opened('visitor', () => '/reset-password/made-up'),
  '/setup': opened('visitor', () => '/setup'),
  '/share': opened('member', () => '/share'),
  '/support': linked('member'),
  '/terms': linked('visitor', 'member'),
  '/unsubscribe': opened('visitor', () => '/unsubscribe?token=made-up'),
  '/verify-email': opened('visitor', () => '/verify-email'),
}

const PLACES = Object.entries(VISITS) as [ClientPath, Visit][]

/** The screens that a user or visitor opens. */
export const screensOf = (visitor: Visitor): ClientPath[] =>
  PLACES.filter(([, { by }]) => by.includes(visitor)).map(([path]) => path)

/** The addresses that they open directly because no page links to them. */
export const openedBy = (visitor: Visitor, world: World): string[] =>
  PLACES.flatMap(([, { by, open }]) => (open !== undefined && by.includes(visitor) ? [open(world)] : []))
