import { AccessToken } from '@adonisjs/auth/access_tokens'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { SignInMethod } from '#contract/identity/data/session'
import { instant } from '#core/database/rows/entity'

export const TOKEN_PREFIX = 'fan_'

/** A session. Its opaque token is stored as a hash only. */
export default class Session extends BaseModel {
  static table = 'access_tokens'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column({ serializeAs: null })
  declare hash: string

  @column()
  declare method: SignInMethod

  @column()
  declare agent: string | null

  @column()
  declare address: string | null

  /** The computer a desktop client runs on. */
  @column()
  declare device: string | null

  /** The session at the provider of the sign-in, hashed; null if it is not known. */
  @column({ serializeAs: null })
  declare providerSession: string | null

  /** When the user last signed in at a provider in this client; null for other sign-in methods. */
  @instant()
  declare reauthenticatedAt: Date | null

  @instant()
  declare createdAt: Date

  @instant()
  declare lastUsedAt: Date

  @instant()
  declare expiresAt: Date

  /** The session as an access token of the guard. Only with `secret` it includes the token's value. */
  toAccessToken(secret?: Parameters<AccessToken['verify']>[0]): AccessToken {
    return new AccessToken({
      identifier: this.id,
      tokenableId: this.userId,
      type: 'session',
      name: null,
      hash: this.hash,
      createdAt: this.createdAt,
      updatedAt: this.lastUsedAt,
      lastUsedAt: this.lastUsedAt,
      expiresAt: this.expiresAt,
      prefix: TOKEN_PREFIX,
      secret,
    })
  }
}
