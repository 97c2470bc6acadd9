import type admin from '../features/admin/locales/en.json'
import type ai from '../features/ai/locales/en.json'
import type analytics from '../features/analytics/locales/en.json'
import type auth from '../features/auth/locales/en.json'
import type community from '../features/community/locales/en.json'
import type firstSteps from '../features/first-steps/locales/en.json'
import type invitations from '../features/invitations/locales/en.json'
import type notifications from '../features/notifications/locales/en.json'
import type moderation from '../features/moderation/locales/en.json'
import type organizations from '../features/organizations/locales/en.json'
import type posts from '../features/posts/locales/en.json'
import type profile from '../features/profile/locales/en.json'
import type reports from '../features/reports/locales/en.json'
import type settings from '../features/settings/locales/en.json'
import type slack from '../features/slack/locales/en.json'
import type suggestions from '../features/suggestions/locales/en.json'
import type support from '../features/support/locales/en.json'
import type tags from '../features/tags/locales/en.json'
import type testimonials from '../features/testimonials/locales/en.json'
import type twoFactor from '../features/two-factor/locales/en.json'
import type { ErrorTexts } from '../i18n/error-texts.ts'
import type common from '../i18n/locales/en/common.json'
import type shell from './locales/en.json'

/** The texts by namespace, for typed keys. The web and desktop clients augment it with theirs. */
export interface TextNamespaces {
  admin: typeof admin
  ai: typeof ai
  analytics: typeof analytics
  auth: typeof auth
  common: typeof common
  community: typeof community
  errors: ErrorTexts
  'first-steps': typeof firstSteps
  invitations: typeof invitations
  notifications: typeof notifications
  moderation: typeof moderation
  organizations: typeof organizations
  posts: typeof posts
  profile: typeof profile
  reports: typeof reports
  settings: typeof settings
  shell: typeof shell
  slack: typeof slack
  suggestions: typeof suggestions
  support: typeof support
  tags: typeof tags
  testimonials: typeof testimonials
  'two-factor': typeof twoFactor
}
