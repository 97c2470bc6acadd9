import { beforeSave, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/rules/language'
import { flag, instant } from '#core/database/columns'
import { Entity } from '#core/database/entity'
import { nameKey } from '#core/search/name_key'
import { toSearchText } from '#core/search/search_text'
import { emailKey } from '#users/rules/email_key'

export default class User extends Entity {
  static table = 'users'

  @column()
  declare name: string

  /** The name as people are sorted and searched by; follows it. */
  @column({ serializeAs: null })
  declare nameKey: string

  /** The search text of the name; follows it. */
  @column({ serializeAs: null })
  declare nameWords: string

  @column()
  declare email: string

  /** The normalized email address, unique. */
  @column()
  declare emailKey: string

  /** Null for users who only sign in externally. */
  @column({ serializeAs: null })
  declare passwordHash: string | null

  @column()
  declare language: Language | null

  @column()
  declare avatarPath: string | null

  @flag()
  declare isAdmin: boolean

  @flag()
  declare twoFaEnabled: boolean

  /** Null until the address is verified. */
  @instant()
  declare emailVerifiedAt: Date | null

  /** Since when the account is closed, while its content is being deleted; null for all others. */
  @instant()
  declare closedAt: Date | null

  /** Since when an administrator lets the person not sign in; null for all others. */
  @instant()
  declare disabledAt: Date | null

  @beforeSave()
  static setNameKeys(user: User) {
    if (user.$dirty.name === undefined) return
    user.nameKey = nameKey(user.name)
    user.nameWords = toSearchText(user.name)
  }

  /** The user with this email address, ignoring case. */
  static findByEmail(email: string, client?: TransactionClientContract): Promise<User | null> {
    return User.findBy('emailKey', emailKey(email), { client })
  }
}
