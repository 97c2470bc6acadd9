import router from '@adonisjs/core/services/router'
import { ID, SLUG } from '#core/http/route_matchers'

router.where('id', ID)
router.where('slug', SLUG)

await import('#core/routes')
await import('#accounts/routes')
await import('#auth/routes')
await import('#two_factor/routes')
await import('#external/routes')
await import('#organizations/routes')
await import('#invitations/routes')
await import('#links/routes')
await import('#previews/routes')
await import('#posts/routes')
await import('#comments/routes')
await import('#reports/routes')
await import('#notifications/routes')
await import('#deletion/routes')
await import('#community/routes')
await import('#profile/routes')
await import('#stream/routes')

// After every other route: it answers what nobody else does.
await import('#pages/routes')
