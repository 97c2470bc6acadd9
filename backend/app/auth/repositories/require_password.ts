import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'
import type { User } from '#users/public'
import { AppError } from '#core/errors/app_error'

const { credentials: requests, window: duration } = env.limits

/**
 * Checks the password of a signed-in user, with limited attempts; passes for users without a password.
 * Throws REAUTHENTICATION_REQUIRED or INVALID_PASSWORD.
 */
export async function requirePassword(user: User, password: string | undefined): Promise<void> {
  if (user.passwordHash === null) return
  if (password === undefined) throw new AppError('REAUTHENTICATION_REQUIRED')
  const attempts = limiter.use({ requests, duration })
  const key = `password:${user.id}`
  await attempts.consume(key)
  if (!(await hash.verify(user.passwordHash, password))) throw new AppError('INVALID_PASSWORD')
  await attempts.delete(key)
}
