import type { User } from '#accounts/public'
import { callApi, type Answer } from '#tests/call_api'
import { PASSWORD } from '#tests/factories/user_factory'

/** A code that a secret shows once in a million steps. */
export const WRONG = '000000'

/** Shows the password. */
export const signIn = ({ email }: User): Promise<Answer> =>
  callApi('POST', '/api/auth/login', { body: { email, password: PASSWORD } })

/** Shows the code. */
export const verify = (userId: string, twoFactorCode: string, headers = {}): Promise<Answer> =>
  callApi('POST', '/api/auth/verify-2fa', { body: { userId, twoFactorCode }, headers })

/** The status and, of a refusal, its code. */
export const outcome = ({ status, body }: Answer): [number, unknown] => [status, body?.code]
