import router from '@adonisjs/core/services/router'
import { ID, SLUG } from '#core/http/route_matchers'
import '#core/http/route_options'

router.where('id', ID)
router.where('slug', SLUG)

await import('#core/routes')
await import('#platform_log/routes')
await import('#captcha/routes')
await import('#auth/routes')
await import('#two_factor/routes')
await import('#external_sign_in/routes')
await import('#organizations/routes')
await import('#invitations/routes')
await import('#support/routes')
await import('#links/routes')
await import('#previews/routes')
await import('#moods/routes')
await import('#posts/routes')
await import('#moderation/routes')
await import('#comments/routes')
await import('#reports/routes')
await import('#testimonials/routes')
await import('#slack/routes')
await import('#ai/routes')
await import('#notifications/routes')
await import('#organization_deletion/routes')
await import('#accounts/routes')
await import('#administration/routes')
await import('#first_steps/routes')
await import('#community/routes')
await import('#stream/routes')
await import('#analytics/routes')
await import('#share_images/routes')

// Last, because it answers every remaining path.
await import('#pages/routes')
