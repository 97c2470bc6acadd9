import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import '#core/http/request/request_id'

server.errorHandler(() => import('#core/http/errors/handler'))

server.use([
  () => import('#core/http/middleware/request_scope_middleware'),
  () => import('#core/http/middleware/security_headers_middleware'),
  () => import('#core/http/middleware/cross_origin_middleware'),
  () => import('#core/http/middleware/compression_middleware'),
  () => import('#core/http/middleware/static_files_middleware'),
])

router.use([
  () => import('#core/http/middleware/route_headers_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#core/http/middleware/throttle_middleware'),
  () => import('#identity/api_tokens/http/api_token_middleware'),
  () => import('#core/http/middleware/route_throttle_middleware'),
  () => import('#core/http/middleware/json_only_middleware'),
  () => import('#core/http/middleware/body_middleware'),
  () => import('#core/http/middleware/input_middleware'),
  () => import('#identity/auth/http/initialize_bouncer_middleware'),
])

export const middleware = router.named({
  sameOrigin: () => import('#core/http/middleware/same_origin_middleware'),
  signedIn: () => import('#identity/auth/http/signed_in_middleware'),
})
