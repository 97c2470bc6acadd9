import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'
import type { User } from '#accounts/public'
import { AppError } from '#core/errors/app_error'

const { credentials: requests, window: duration } = env.limits

/**
 * Makes sure that whoever uses a session knows the password too, with bounded tries.
 * People without a password have nothing to show. REAUTHENTICATION_REQUIRED, INVALID_PASSWORD.
 */
export async function requirePassword(user: User, password: string | undefined): Promise<void> {
  if (user.passwordHash === null) return
  if (password === undefined) throw new AppError('REAUTHENTICATION_REQUIRED')
  const tries = limiter.use({ requests, duration })
  const key = `password:${user.id}`
  await tries.consume(key)
  if (!(await hash.verify(user.passwordHash, password))) throw new AppError('INVALID_PASSWORD')
  await tries.delete(key)
}
