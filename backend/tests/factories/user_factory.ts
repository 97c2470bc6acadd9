import hash from '@adonisjs/core/services/hash'
import { emailKey } from '#core/database/search/email_key'
import User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'

/** The password of every user with a password. */
export const PASSWORD = 'Bright-Morning!7'

let hashed: Promise<string> | undefined

/** Its hash, made once. */
const passwordHash = () => (hashed ??= hash.make(PASSWORD))

interface Options {
  name?: string
  email?: string
  /** Whether the user signs in with a provider only. */
  withoutPassword?: boolean
  isAdmin?: boolean
  isDisabled?: boolean
  /** Whether the account is a month old, so that its reports have a weight. */
  isEstablished?: boolean
  /** Whether the email address is unconfirmed. */
  isUnconfirmed?: boolean
}

const MONTH_MS = 30 * 86_400_000

/** Makes a user. */
export async function makeUser(options: Options = {}): Promise<User> {
  const {
    name = 'Noor Haddad',
    email = `${newId()}@example.org`,
    withoutPassword,
    isAdmin = false,
    isDisabled,
    isEstablished,
    isUnconfirmed,
  } = options
  return User.create({
    name,
    email,
    emailKey: emailKey(email),
    passwordHash: withoutPassword ? null : await passwordHash(),
    language: null,
    emailVerifiedAt: isUnconfirmed ? null : now(),
    avatarPath: null,
    isAdmin,
    disabledAt: isDisabled ? now() : null,
    twoFaEnabled: false,
    ...(isEstablished && { createdAt: new Date(now().getTime() - MONTH_MS) }),
  })
}
