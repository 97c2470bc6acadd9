import { BaseEvent } from '@adonisjs/core/events'

/** A person is a member no longer: they left, or were removed. */
export default class MemberLeft extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly userId: string,
  ) {
    super()
  }
}
