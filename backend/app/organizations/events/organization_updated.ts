import { BaseEvent } from '@adonisjs/core/events'

/** An organization says something else of itself, somebody has another role there, or is invited. */
export default class OrganizationUpdated extends BaseEvent {
  constructor(readonly organizationId: string) {
    super()
  }
}
