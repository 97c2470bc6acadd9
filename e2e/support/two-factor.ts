import { authenticatorFor } from './authenticator.ts'
import { ask } from './api.ts'

/** Turns two-factor on over the API, with the password of users who have one; returns an authenticator app with the secret. */
export async function turnTwoFactorOn(token: string, password?: string) {
  const { secret } = await ask<{ secret: string }>('POST', '/2fa/generate', { token })
  const authenticator = authenticatorFor(secret)
  const body = { twoFactorAuthenticationCode: authenticator.next(), password }
  await ask('POST', '/2fa/turn-on', { token, body })
  return authenticator
}
