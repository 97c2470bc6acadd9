import { SecurityEvent } from '#core/events/security_event'

/** A private feed has been given an address, or has ended. */
export default class PrivateFeedChanged extends SecurityEvent {
  constructor(
    readonly userId: string,
    readonly change: 'created' | 'ended',
  ) {
    super()
  }

  describe() {
    return { event: `private_feed.${this.change}`, user: this.userId }
  }
}
