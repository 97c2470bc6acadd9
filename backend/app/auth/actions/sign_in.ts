import hash from '@adonisjs/core/services/hash'
import { User } from '#accounts/public'
import { newId } from '#core/ids'
import { invalidCredentials } from '#auth/errors'

export interface Credentials {
  email: string
  password: string
}

let decoy: Promise<string> | undefined

/** A hash that no password fits, so that an unknown address costs the same time as a known one. */
function decoyHash(): Promise<string> {
  decoy ??= hash.make(newId())
  return decoy
}

/** Checks credentials. Whether the address or the password is wrong stays our secret. */
export default class SignIn {
  async handle({ email, password }: Credentials): Promise<User> {
    const user = await User.findByEmail(email)
    const kept = user?.passwordHash ?? (await decoyHash())
    const fits = await hash.verify(kept, password)
    if (!user?.passwordHash || !fits) throw invalidCredentials()
    if (hash.needsReHash(kept)) await user.merge({ passwordHash: await hash.make(password) }).save()
    return user
  }
}
