import { BaseEvent } from '@adonisjs/core/events'

/** A person has become a member of an organization. The first owner is told by `OrganizationCreated`. */
export default class MemberJoined extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly userId: string,
  ) {
    super()
  }
}
