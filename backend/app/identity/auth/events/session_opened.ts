import type { SignInMethod } from '#contract/identity/data/session'
import { SecurityEvent } from '#core/events/security_event'
import { networkOf } from '#core/http/origin/client_address'

/** A user has signed in. */
export default class SessionOpened extends SecurityEvent {
  constructor(
    readonly userId: string,
    readonly method: SignInMethod,
    readonly address: string,
  ) {
    super()
  }

  describe() {
    return {
      event: 'session.opened',
      user: this.userId,
      method: this.method,
      network: networkOf(this.address),
    }
  }
}
