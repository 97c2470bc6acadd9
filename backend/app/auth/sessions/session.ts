import { AccessToken } from '@adonisjs/auth/access_tokens'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { SignInWay } from '#contract/data/session'
import { instant } from '#core/database/columns'

export const TOKEN_PREFIX = 'fan_'

/** One sign-in of one person: an opaque token, of which only the hash is kept. */
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
  declare way: SignInWay

  @column()
  declare agent: string | null

  @column()
  declare address: string | null

  /** The computer, where the desktop client runs. */
  @column()
  declare device: string | null

  @instant()
  declare createdAt: Date

  @instant()
  declare lastUsedAt: Date

  @instant()
  declare expiresAt: Date

  /** The session as the guard knows it; with the secret it can tell the token itself, once. */
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
