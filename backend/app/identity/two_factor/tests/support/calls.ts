import type User from '#identity/users/models/user'
import { callApi, type Answer } from '#tests/call_api'
import { PASSWORD } from '#tests/factories/user_factory'

/** A wrong code, right once in a million steps. */
export const WRONG = '000000'

/** Signs in with the password. */
export const signIn = ({ email }: User): Promise<Answer> =>
  callApi('POST', '/api/auth/login', { body: { email, password: PASSWORD } })

/** Completes the sign-in with a code. */
export const verify = (userId: string, twoFactorCode: string, headers = {}): Promise<Answer> =>
  callApi('POST', '/api/auth/verify-2fa', { body: { userId, twoFactorCode }, headers })

/** The status and the error code of a response. */
export const outcome = ({ status, body }: Answer): [number, unknown] => [status, body?.code]
