import type { Visitor } from '../../../support/crawl/visits.ts'
import { emptied, failed, unanswered, missing } from './answers.ts'
import type { Stage } from './stage.ts'
import type { State } from './state.ts'

interface Screen {
  name: string
  as: Visitor
  at: State['at']
  /** The request behind the screen's content. A screen without it is never loading. */
  data?: RegExp
  /** Whether it is a list, which can be empty, or one object, which can be missing. */
  of?: 'list' | 'thing'
  from?: string
}

const settings = (section: string) => (stage: Stage) =>
  `/organizations/${stage.organizationId}/settings${section}`
export const POST = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'
const FROM = '/privacy'
const VISITORS = /^\/(?:community|comments|organizations|posts)\//

export const SCREENS: Screen[] = [
  { name: 'landing page', as: 'visitor', at: '/' },
  { name: 'public posts', as: 'visitor', at: '/community-landing', from: FROM, data: VISITORS, of: 'list' },
  {
    name: 'public organization',
    as: 'visitor',
    at: '/organizations/northwind-labs',
    from: FROM,
    data: VISITORS,
    of: 'thing',
  },
  { name: 'public post', as: 'visitor', at: POST, from: FROM, data: VISITORS, of: 'thing' },
  { name: 'integrations', as: 'visitor', at: '/integrations' },
  { name: 'Slack', as: 'visitor', at: '/integrations/slack-integration' },
  { name: 'demo of Slack', as: 'visitor', at: '/integrations/slack-integration/demo' },
  { name: 'price', as: 'visitor', at: '/pricing' },
  { name: 'privacy', as: 'visitor', at: '/privacy' },
  { name: 'terms', as: 'visitor', at: '/terms' },
  { name: 'sign-in', as: 'visitor', at: '/login', data: /^\/auth\/providers/ },
  { name: 'new account', as: 'visitor', at: '/register' },
  { name: 'forgotten password', as: 'visitor', at: '/forgot-password' },
  { name: 'new password', as: 'visitor', at: '/reset-password/made-up', data: /^\/auth\/check-link/ },
  { name: 'unverified address', as: 'visitor', at: '/verify-email' },
  { name: 'setup', as: 'visitor', at: '/setup', data: /^\/setup/ },
  { name: 'refused provider', as: 'visitor', at: '/auth?error=EXTERNAL_FAILED' },
  {
    name: 'cancelled change',
    as: 'visitor',
    at: '/cancel-email-change?token=made-up',
    data: /^\/auth\/check-link/,
  },
  { name: 'unsubscribing', as: 'visitor', at: '/unsubscribe?token=made-up' },
  {
    name: 'invitation',
    as: 'visitor',
    at: ({ invitationToken }) => `/invitation/${invitationToken}`,
    data: /^\/organizations\/invitations\//,
    of: 'thing',
  },
  { name: 'expired invitation', as: 'visitor', at: '/invitation/made-up' },
  { name: 'page that nobody has', as: 'visitor', at: '/nowhere' },

  { name: 'dashboard', as: 'owner', at: '/dashboard', data: /^\/posts\/organization\/[^/]+\?/, of: 'list' },
  { name: 'dashboard of a member', as: 'member', at: '/dashboard' },
  { name: 'post', as: 'owner', at: ({ post }) => post, data: /^\/posts\/[^/]+$/, of: 'thing' },
  {
    name: 'suggestions of a post',
    as: 'owner',
    at: ({ post }) => post,
    data: /^\/comments\/post\//,
    of: 'list',
  },
  { name: 'post without suggestions', as: 'member', at: ({ bare }) => bare },
  {
    name: 'form of a post',
    as: 'owner',
    at: ({ post }) => `${post}/edit`,
    data: /^\/posts\/[^/]+$/,
    of: 'thing',
  },
  { name: 'new post', as: 'owner', at: ({ organizationId: id }) => `/${id}/create-post` },
  { name: 'received link', as: 'member', at: '/share?url=https%3A%2F%2Fwww.linkedin.com%2Fposts%2Freceived' },
  { name: 'community', as: 'member', at: '/community', data: /^\/community\/posts/, of: 'list' },
  { name: 'tags of the community', as: 'member', at: '/community', data: /^\/community\/tags/, of: 'list' },
  {
    name: 'organization in the community',
    as: 'member',
    at: '/community/organization/northwind-labs',
    data: /^\/organizations\/slug\//,
    of: 'thing',
  },
  { name: 'organizations', as: 'owner', at: '/organizations', data: /^\/organizations\?page/, of: 'list' },
  {
    name: 'choice of an organization',
    as: 'owner',
    at: '/organizations/select',
    data: /^\/organizations\?page/,
  },
  { name: 'new organization', as: 'owner', at: '/organizations/create' },
  { name: 'profile', as: 'owner', at: '/profile', data: /^\/users\/me$/ },
  { name: 'sessions', as: 'owner', at: '/profile', data: /^\/auth\/sessions/ },
  { name: 'sign-in methods', as: 'owner', at: '/profile', data: /^\/users\/me\/identities/ },
  {
    name: 'choices of notifications',
    as: 'owner',
    at: '/profile',
    data: /^\/users\/me\/notification-choices/,
  },
  { name: 'hours', as: 'owner', at: '/profile', data: /^\/notifications\/rhythm/ },
  { name: 'private feed', as: 'owner', at: '/profile', data: /^\/users\/me\/web-feed/ },
  {
    name: 'notifications by organization',
    as: 'owner',
    at: '/profile',
    data: /^\/users\/me\/organization-notifications/,
    of: 'list',
  },
  { name: 'reports of a member', as: 'owner', at: '/reports', data: /^\/users\/me\/reports/, of: 'list' },
  { name: 'requests of a member', as: 'owner', at: '/support', data: /^\/users\/me\/support/, of: 'list' },
  { name: 'two-factor', as: 'member', at: '/2fa' },
  {
    name: 'tokens of a member',
    as: 'member',
    at: '/profile/tokens',
    data: /^\/users\/me\/tokens/,
    of: 'list',
  },
  {
    name: 'tokens of an organization',
    as: 'owner',
    at: settings('/integrations/api'),
    data: /^\/organizations\/[^/]+\/tokens/,
    of: 'list',
  },
  { name: 'settings', as: 'owner', at: settings(''), data: /\/settings-overview/ },
  { name: 'settings of a member', as: 'member', at: settings('') },
  { name: 'organization in its settings', as: 'owner', at: settings('/company-information') },
  {
    name: 'members',
    as: 'owner',
    at: settings('/users'),
    data: /^\/organizations\/[^/]+\/members\?page/,
    of: 'list',
  },
  { name: 'members for a member', as: 'member', at: settings('/users') },
  { name: 'invitations', as: 'owner', at: settings('/users'), data: /\/invitations\?/, of: 'list' },
  { name: 'domains', as: 'owner', at: settings('/domains'), data: /\/domains$/ },
  { name: 'audit log', as: 'owner', at: settings('/audit-log'), data: /\/audit\?/, of: 'list' },
  { name: 'share messages', as: 'owner', at: settings('/customizations/share-messages') },
  { name: 'prompts', as: 'owner', at: settings('/ai-prompts'), data: /^\/(?:ai\/|organizations\/[^/]+\/ai)/ },
  {
    name: 'providers',
    as: 'owner',
    at: settings('/ai-providers'),
    data: /^\/(?:ai\/|organizations\/[^/]+\/ai)/,
  },
  { name: 'connection to Slack', as: 'owner', at: settings('/integrations/slack'), data: /\/slack\/status/ },
  {
    name: 'webhooks',
    as: 'owner',
    at: settings('/integrations/webhooks'),
    data: /^\/organizations\/[^/]+\/webhooks/,
  },

  {
    name: 'overview of administrators',
    as: 'administrator',
    at: '/admin/dashboard',
    data: /^\/posts\/admin\/stats/,
  },
  { name: 'hosts', as: 'administrator', at: '/admin/hosts', data: /^\/admin\/hosts/, of: 'list' },
  {
    name: 'installation settings',
    as: 'administrator',
    at: '/admin/installation-settings',
    data: /^\/admin\/installation-settings/,
  },
  {
    name: 'provisioning',
    as: 'administrator',
    at: '/admin/installation-settings/provisioning',
    data: /^\/admin\/scim$/,
  },
  {
    name: 'groups of the directory',
    as: 'administrator',
    at: '/admin/installation-settings/provisioning',
    data: /^\/admin\/scim\/groups/,
    of: 'list',
  },
  {
    name: 'sign-in settings',
    as: 'administrator',
    at: '/admin/installation-settings/sign-in',
    data: /^\/admin\/openid-providers/,
  },
  { name: 'jobs', as: 'administrator', at: '/admin/jobs', data: /^\/admin\/jobs/ },
  { name: 'platform log', as: 'administrator', at: '/admin/log', data: /^\/admin\/log/, of: 'list' },
  {
    name: 'moderation',
    as: 'administrator',
    at: '/admin/moderation',
    data: /^\/posts\/moderation/,
    of: 'list',
  },
  { name: 'people', as: 'administrator', at: '/admin/people', data: /^\/admin\/people/, of: 'list' },
  {
    name: 'reported post',
    as: 'administrator',
    at: ({ reportedPostId: id }) => `/admin/posts/${id}`,
    data: /^\/admin\/reported-posts\//,
    of: 'thing',
  },
  { name: 'reports', as: 'administrator', at: '/admin/reports', data: /^\/admin\/reports/, of: 'list' },
  { name: 'reset links', as: 'administrator', at: '/admin/reset-links' },
  { name: 'support', as: 'administrator', at: '/admin/support', data: /^\/support\/admin/, of: 'list' },
  { name: 'tags', as: 'administrator', at: '/admin/tags', data: /^\/admin\/tags/, of: 'list' },
  {
    name: 'testimonials',
    as: 'administrator',
    at: '/admin/testimonials',
    data: /^\/admin\/testimonials/,
    of: 'list',
  },
  { name: 'administration for a member', as: 'member', at: '/admin/tags' },
]

/** Each screen while it loads, when loading fails, and when there is nothing. */
export const SCREEN_STATES: State[] = SCREENS.flatMap(({ name, data, of, from, ...where }) => [
  { name, ...where },
  ...(data === undefined
    ? []
    : [
        { name: `${name}, loading`, ...where, from, answers: [unanswered(data)], loading: true },
        { name: `${name}, failed`, ...where, from, answers: [failed(data)] },
      ]),
  ...(of === 'list' ? [{ name: `${name}, empty`, ...where, answers: [emptied(data!)] }] : []),
  ...(of === 'thing' ? [{ name: `${name}, missing`, ...where, from, answers: [missing(data!)] }] : []),
])
