import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/errors/handler'))

server.use([
  () => import('#core/middleware/secure_answer_middleware'),
  () => import('#core/middleware/client_files_middleware'),
])

router.use([
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#core/middleware/throttle_middleware'),
  () => import('#core/middleware/json_only_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#core/middleware/reasonable_input_middleware'),
  () => import('#auth/middleware/initialize_bouncer_middleware'),
])

export const middleware = router.named({
  signedIn: () => import('#auth/middleware/signed_in_middleware'),
})
