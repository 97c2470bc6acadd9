import hash from '@adonisjs/core/services/hash'
import { emailKey, User } from '#users/public'
import { now } from '#core/clock'
import { newId } from '#core/ids'

/** The password of every user who has one. */
export const PASSWORD = 'Bright-Morning!7'

let hashed: Promise<string> | undefined

/** Its hash, made once. */
const passwordHash = () => (hashed ??= hash.make(PASSWORD))

interface Options {
  name?: string
  email?: string
  /** Signs in with a provider, so there is no password. */
  withoutPassword?: boolean
  isAdmin?: boolean
  isDisabled?: boolean
  /** Has had the account for a month, so that what they report counts. */
  isEstablished?: boolean
  /** Has never opened the link that confirms the address. */
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
