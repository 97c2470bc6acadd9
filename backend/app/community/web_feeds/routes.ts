import router from '@adonisjs/core/services/router'
import env from '#start/env'
import { middleware } from '#start/kernel'
import { FORMAT } from '#community/web_feeds/http/send_web_feed'

const PublicWebFeedsController = () => import('./controllers/public_web_feeds_controller.js')
const PrivateWebFeedsController = () => import('./controllers/private_web_feeds_controller.js')
const WebFeedsController = () => import('./controllers/web_feeds_controller.js')

const { signedIn: requests, window: duration } = env.limits

router
  .group(() => {
    router.get('community/:format', [PublicWebFeedsController, 'community']).as('web_feeds.community')
    router
      .get('organizations/:slug/:format', [PublicWebFeedsController, 'organization'])
      .as('web_feeds.organization')
    router.get('tags/:tag/:format', [PublicWebFeedsController, 'tag']).as('web_feeds.tag')
  })
  .prefix('/feeds')
  .where('format', FORMAT)
  .options({ cacheControl: 'public, max-age=300' })

router
  .get('/feeds/private/:secret/:format', [PrivateWebFeedsController, 'show'])
  .as('web_feeds.private')
  .where('format', FORMAT)
  // A service that reads the feeds of many users has one address.
  .options({
    secretParam: 'secret',
    cacheControl: 'private, no-cache',
    rateLimit: { name: 'private-feed', per: 'address', requests, duration },
  })

router
  .group(() => {
    router.get('web-feed', [WebFeedsController, 'show']).as('web_feed.show')
    router
      .post('web-feed', [WebFeedsController, 'store'])
      .as('web_feed.store')
      .options({
        withoutBody: true,
        rateLimit: { name: 'web-feed', per: 'user', requests: 20, duration: '1 hour' },
      })
    router
      .delete('web-feed', [WebFeedsController, 'destroy'])
      .as('web_feed.destroy')
      .options({ withoutBody: true })
  })
  .prefix('/api/users/me')
  .use(middleware.signedIn())
