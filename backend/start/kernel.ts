import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import '#core/http/request_id'

server.errorHandler(() => import('#core/errors/handler'))

server.use([
  () => import('#core/middleware/request_scope_middleware'),
  () => import('#core/middleware/security_headers_middleware'),
  () => import('#core/middleware/compression_middleware'),
  () => import('#core/middleware/static_files_middleware'),
])

router.use([
  () => import('#core/middleware/route_headers_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#core/middleware/throttle_middleware'),
  () => import('#core/middleware/json_only_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#core/middleware/input_middleware'),
  () => import('#auth/http/initialize_bouncer_middleware'),
])

export const middleware = router.named({
  sameOrigin: () => import('#core/middleware/same_origin_middleware'),
  signedIn: () => import('#auth/http/signed_in_middleware'),
})
