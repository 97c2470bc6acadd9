import hash from '@adonisjs/core/services/hash'
import User from '#identity/users/models/user'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { requirePasswordSignIn } from '#identity/installation/repositories/password_sign_in'
import { invalidCredentials } from '#identity/auth/errors'

export interface SignInInput {
  email: string
  password: string
}

let decoy: Promise<string> | undefined

/** A hash that matches no password, so that an unknown address takes as long as a known one. */
function decoyHash(): Promise<string> {
  decoy ??= hash.make(newId())
  return decoy
}

/** Checks credentials. The error does not reveal whether the address or the password was wrong. */
export default class SignIn {
  async handle({ email, password }: SignInInput): Promise<User> {
    await requirePasswordSignIn()
    const user = await User.findByEmail(email)
    const passwordHash = user?.passwordHash ?? (await decoyHash())
    const matches = await hash.verify(passwordHash, password)
    if (!user?.passwordHash || !matches) throw invalidCredentials()
    if (hash.needsReHash(passwordHash)) await replaceHash(user, await hash.make(password))
    return user
  }
}

async function replaceHash(user: User, passwordHash: string): Promise<void> {
  user.merge({ passwordHash })
  await inTransaction((trx) => user.useTransaction(trx).save())
}
