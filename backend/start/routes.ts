import router from '@adonisjs/core/services/router'
import { ID, SLUG } from '#core/http/route_matchers'
import '#core/http/route_options'

router.where('id', ID)
router.where('slug', SLUG)

await import('#core/routes')
await import('#moderation/platform_log/routes')
await import('#identity/captcha/routes')
await import('#identity/auth/routes')
await import('#identity/two_factor/routes')
await import('#identity/external_sign_in/routes')
await import('#organizations/organizations/routes')
await import('#organizations/invitations/routes')
await import('#moderation/support/routes')
await import('#posts/links/routes')
await import('#posts/previews/routes')
await import('#posts/posts/routes')
await import('#posts/feeds/routes')
await import('#posts/moderation/routes')
await import('#suggestions/comments/routes')
await import('#moderation/reports/routes')
await import('#community/testimonials/routes')
await import('#slack/routes')
await import('#ai/routes')
await import('#notifications/notifications/routes')
await import('#identity/accounts/routes')
await import('#identity/people/routes')
await import('#identity/installation/routes')
await import('#moderation/administration/routes')
await import('#suggestions/first_steps/routes')
await import('#community/community/routes')
await import('#notifications/stream/routes')
await import('#community/analytics/routes')
await import('#community/share_images/routes')

// Last, because it answers every remaining path.
await import('#community/pages/routes')
