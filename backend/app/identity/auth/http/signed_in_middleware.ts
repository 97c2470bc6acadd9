import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Requires a session. */
export default class SignedInMiddleware {
  async handle({ auth }: HttpContext, next: NextFn): Promise<void> {
    await auth.authenticate()
    await next()
  }
}
