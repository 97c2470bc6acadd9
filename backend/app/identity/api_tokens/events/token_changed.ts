import { SecurityEvent } from '#core/events/security_event'

/** A person has made or revoked one of their API tokens. */
export default class TokenChanged extends SecurityEvent {
  constructor(
    readonly change: 'created' | 'revoked',
    readonly userId: string,
    readonly tokenId: string,
  ) {
    super()
  }

  describe() {
    return { event: `api_token.${this.change}`, user: this.userId, token: this.tokenId }
  }
}
