import { SecurityEvent } from '#core/events/security_event'

/** Credentials have changed, or a user has signed out everywhere: their sessions and pending sign-ins have ended. */
export default class AccessEnded extends SecurityEvent {
  constructor(readonly userId: string) {
    super()
  }

  describe() {
    return { event: 'access.ended', user: this.userId }
  }
}
