import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ChallengesController = () => import('./controllers/challenges_controller.js')
const RecoveryCodesController = () => import('./controllers/recovery_codes_controller.js')
const SetupsController = () => import('./controllers/setups_controller.js')
const TwoFactorController = () => import('./controllers/two_factor_controller.js')

router
  .post('/api/auth/verify-2fa', [ChallengesController, 'store'])
  .as('auth.verify')
  .options({ takesCredentials: true, uncompressed: true })

router
  .group(() => {
    router.get('', [TwoFactorController, 'show']).as('two_factor.show')
    router.post('generate', [SetupsController, 'store']).as('two_factor.generate')
    router.post('turn-on', [TwoFactorController, 'store']).as('two_factor.turn_on')
    router.post('turn-off', [TwoFactorController, 'destroy']).as('two_factor.turn_off')
    router.post('recovery-codes', [RecoveryCodesController, 'store']).as('two_factor.recovery_codes')
  })
  .prefix('/api/2fa')
  .options({ uncompressed: true })
  .use(middleware.signedIn())
