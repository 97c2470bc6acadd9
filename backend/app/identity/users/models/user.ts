import { beforeCreate, beforeSave, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/core/rules/language'
import { flag, instant, Entity } from '#core/database/rows/entity'
import { now } from '#core/runtime/clock'
import { nameKey, toSearchText } from '#core/database/search/text_match'
import { emailKey } from '#core/database/search/email_key'

export type DisabledBy = 'administrator' | 'directory'

export default class User extends Entity {
  static table = 'users'

  @column()
  declare name: string

  /** The name by which users are sorted and searched; derived from it. */
  @column({ serializeAs: null })
  declare nameKey: string

  /** The search text of the name; derived from it. */
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

  /** When the account was closed, while its content is being deleted; null for all others. */
  @instant()
  declare closedAt: Date | null

  /** When the account was disabled; null for all others. */
  @instant()
  declare disabledAt: Date | null

  /** The token with which an organization acts as this user, who has no row; undefined for people. */
  declare apiToken?: { id: string; name: string }
  /** Who disabled it: an administrator, or the directory that provisions people; null for an enabled account. */
  @column({ serializeAs: null })
  declare disabledBy: DisabledBy | null

  /** When a session of theirs was last used, to the hour. */
  @instant()
  declare seenAt: Date | null

  @beforeCreate()
  static setSeen(user: User) {
    user.seenAt ??= now()
  }

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
