import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/rules/language'
import { flag, instant } from '#core/database/columns'
import { Entity } from '#core/database/entity'
import { emailKey } from '#accounts/email_key'

export default class User extends Entity {
  static table = 'users'

  @column()
  declare name: string

  @column()
  declare email: string

  /** The e-mail address as it is compared. */
  @column()
  declare emailKey: string

  /** Null for a person who signs in elsewhere. */
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

  /** Null until the person has proved that the address is theirs. */
  @instant()
  declare emailVerifiedAt: Date | null

  /** The person with this e-mail address, however it is written. */
  static findByEmail(email: string, client?: TransactionClientContract): Promise<User | null> {
    return User.findBy('emailKey', emailKey(email), { client })
  }
}
