import type { SignInMethod } from '#contract/data/session'
import { SecurityEvent } from '#core/events/security_event'
import { networkOf } from '#core/http/network_of'

/** Somebody has signed in. */
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
