import { Bouncer } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type User from '#identity/users/models/user'

/** Adds `ctx.bouncer`, bound to the signed-in user. */
export default class InitializeBouncerMiddleware {
  handle(ctx: HttpContext, next: NextFn): Promise<void> {
    ctx.bouncer = new Bouncer(() => ctx.auth.user ?? null).setContainerResolver(ctx.containerResolver)
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    bouncer: Bouncer<User>
  }
}
