import router from '@adonisjs/core/services/router'
import { OPENID_SLUG_MAX } from '#contract/identity/rules/openid_provider'
import env from '#start/env'
import { middleware } from '#start/kernel'

const LogoutsController = () => import('#identity/openid/controllers/logouts_controller')
const OpenIdProvidersController = () => import('#identity/openid/controllers/openid_providers_controller')
const PasswordSignInsController = () => import('#identity/openid/controllers/password_sign_ins_controller')
const SignInTestsController = () => import('#identity/openid/controllers/sign_in_tests_controller')

const { credentials: requests, window: duration } = env.limits

router
  .group(() => {
    router.get('', [OpenIdProvidersController, 'index']).as('openid_providers.index')
    router.post('', [OpenIdProvidersController, 'store']).as('openid_providers.store')
    router.put(':id', [OpenIdProvidersController, 'update']).as('openid_providers.update')
    router
      .delete(':id', [OpenIdProvidersController, 'destroy'])
      .as('openid_providers.destroy')
      .options({ withoutBody: true })
    router.get(':id/test', [SignInTestsController, 'show']).as('openid_providers.test.show')
    router
      .post(':id/test', [SignInTestsController, 'store'])
      .as('openid_providers.test.store')
      .options({ withoutBody: true, rateLimit: { name: 'sign-in-tests', per: 'user', requests, duration } })
  })
  .prefix('/api/admin/openid-providers')
  .options({ uncompressed: true })
  .use(middleware.signedIn())

router
  .put('/api/admin/password-sign-in', [PasswordSignInsController, 'update'])
  .as('password_sign_in.update')
  .use(middleware.signedIn())

// A provider signs out all people of a company from few addresses.
router
  .post('/api/auth/:provider/logout', [LogoutsController, 'store'])
  .as('openid.logout')
  .where('provider', { match: new RegExp(`^oidc-[a-z0-9-]{1,${OPENID_SLUG_MAX}}$`) })
  .options({
    signedBody: true,
    uncounted: true,
    takesCredentials: true,
    uncompressed: true,
    rateLimit: { name: 'openid-logouts', per: 'address', requests: 3_000, duration: '1 minute' },
  })
