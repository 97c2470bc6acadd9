import { BaseEvent } from '@adonisjs/core/events'

/** An organization has been deleted; `memberIds` are those it had then. */
export default class OrganizationDeleted extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly memberIds: readonly string[],
  ) {
    super()
  }
}
