import type admin from '../features/moderation/admin/locales/en.json'
import type ai from '../features/ai/locales/en.json'
import type aiSettings from '../features/ai/ai-settings/locales/en.json'
import type analytics from '../features/community/analytics/locales/en.json'
import type apiTokens from '../features/identity/api-tokens/locales/en.json'
import type audit from '../features/organizations/audit/locales/en.json'
import type auth from '../features/identity/auth/locales/en.json'
import type choices from '../features/notifications/choices/locales/en.json'
import type community from '../features/community/community/locales/en.json'
import type domains from '../features/organizations/domains/locales/en.json'
import type firstSteps from '../features/suggestions/first-steps/locales/en.json'
import type help from '../features/community/help/locales/en.json'
import type invitations from '../features/organizations/invitations/locales/en.json'
import type notifications from '../features/notifications/locales/en.json'
import type moderation from '../features/moderation/moderation/locales/en.json'
import type organizations from '../features/organizations/organizations/locales/en.json'
import type posts from '../features/posts/posts/locales/en.json'
import type profile from '../features/identity/profile/locales/en.json'
import type publicPages from '../features/community/public-pages/locales/en.json'
import type reports from '../features/moderation/reports/locales/en.json'
import type schedule from '../features/posts/schedule/locales/en.json'
import type scim from '../features/organizations/scim/locales/en.json'
import type settings from '../features/organizations/settings/locales/en.json'
import type slack from '../features/slack/locales/en.json'
import type slackDetails from '../features/slack/slack-details/locales/en.json'
import type suggestions from '../features/suggestions/locales/en.json'
import type support from '../features/moderation/support/locales/en.json'
import type tags from '../features/posts/tags/locales/en.json'
import type testimonials from '../features/community/testimonials/locales/en.json'
import type timeline from '../features/posts/timeline/locales/en.json'
import type visitorCopies from '../features/suggestions/visitor-copies/locales/en.json'
import type webhooks from '../features/notifications/webhooks/locales/en.json'
import type signInProviders from '../features/identity/sign-in-providers/locales/en.json'
import type webFeeds from '../features/community/web-feeds/locales/en.json'
import type twoFactor from '../features/identity/two-factor/locales/en.json'
import type { ErrorTexts } from '../i18n/error-texts.ts'
import type common from '../i18n/locales/en/common.json'
import type shell from './locales/en.json'

/** The texts by namespace, for typed keys. The web and desktop clients augment it with theirs. */
export interface TextNamespaces {
  admin: typeof admin
  ai: typeof ai
  'ai-settings': typeof aiSettings
  analytics: typeof analytics
  'api-tokens': typeof apiTokens
  audit: typeof audit
  auth: typeof auth
  choices: typeof choices
  common: typeof common
  community: typeof community
  domains: typeof domains
  errors: ErrorTexts
  'first-steps': typeof firstSteps
  help: typeof help
  invitations: typeof invitations
  notifications: typeof notifications
  moderation: typeof moderation
  organizations: typeof organizations
  posts: typeof posts
  profile: typeof profile
  'public-pages': typeof publicPages
  reports: typeof reports
  scim: typeof scim
  schedule: typeof schedule
  settings: typeof settings
  shell: typeof shell
  slack: typeof slack
  'slack-details': typeof slackDetails
  suggestions: typeof suggestions
  support: typeof support
  tags: typeof tags
  testimonials: typeof testimonials
  timeline: typeof timeline
  'sign-in-providers': typeof signInProviders
  'two-factor': typeof twoFactor
  'visitor-copies': typeof visitorCopies
  webhooks: typeof webhooks
  'web-feeds': typeof webFeeds
}
