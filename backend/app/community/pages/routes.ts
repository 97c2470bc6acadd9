import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { SLUG } from '#core/http/route_matchers'
import { isScreen } from '#community/pages/rules/is_screen'

const BootController = () => import('./controllers/boot_controller.js')
const CrawlersController = () => import('./controllers/crawlers_controller.js')
const ManifestController = () => import('./controllers/manifest_controller.js')
const HelpController = () => import('./controllers/help_controller.js')
const PagesController = () => import('./controllers/pages_controller.js')

router
  .group(() => {
    router.get('/robots.txt', [CrawlersController, 'robots']).as('pages.robots')
    router.get('/.well-known/security.txt', [CrawlersController, 'security']).as('pages.security')
    router.get('/sitemap.xml', [CrawlersController, 'sitemap']).as('pages.sitemap')
    router.get('/sitemaps/:file', [CrawlersController, 'file']).as('pages.sitemap.file')
  })
  .options({ cacheControl: 'public, max-age=600' })
router.get('/api/boot', [BootController, 'show']).as('pages.boot').use(middleware.signedIn())
// Well-known addresses, requested without a link from a page.
router.on('/.well-known/change-password').redirectToPath('/profile')
router.on('/favicon.ico').redirectToPath('/icons/any-192.png')
router.on('/apple-touch-icon.png').redirectToPath('/icons/apple-touch-icon.png')
router.on('/apple-touch-icon-precomposed.png').redirectToPath('/icons/apple-touch-icon.png')
router
  .get('/manifest.webmanifest', [ManifestController, 'show'])
  .as('pages.manifest')
  .options({ cacheControl: 'public, no-cache' })
router
  .get('/public/:organizationSlug/:postSlug', [PagesController, 'post'])
  .as('pages.post')
  .where('organizationSlug', SLUG)
  .where('postSlug', SLUG)
router.get('/organizations/:slug', [PagesController, 'organization']).as('pages.organization')

router.get('/help', [HelpController, 'show']).as('pages.help')
router.get('/help/*', [HelpController, 'show']).as('pages.help.page')

// Screens with a secret in their address, and the target for links shared with the installed client.
for (const path of [
  'auth',
  'login',
  'register',
  'setup',
  'desktop/sign-in',
  'reset-password',
  'verify-email',
  'cancel-email-change',
  'unsubscribe',
  'share',
]) {
  router.get(`/${path}`, [PagesController, 'other']).as(`pages.${path}`).options({ secretQuery: true })
}
router
  .get('/invitations/approve', [PagesController, 'other'])
  .as('pages.invitation.approve')
  .options({ secretQuery: true })
for (const path of ['invitation', 'invitations', 'reset-password']) {
  router
    .get(`/${path}/:token`, [PagesController, 'other'])
    .as(`pages.${path}.token`)
    .options({ secretParam: 'token' })
}

// Last, because it matches every remaining path, including the static pages.
router.get('*', [PagesController, 'other']).as('pages.other').options({ isKnown: isScreen })
