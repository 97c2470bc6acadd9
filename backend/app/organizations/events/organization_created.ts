import { BaseEvent } from '@adonisjs/core/events'

/** An organization has been created, with its first owner. */
export default class OrganizationCreated extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly ownerId: string,
  ) {
    super()
  }
}
