import { BaseEvent } from '@adonisjs/core/events'

/** An organization says something else of itself, or somebody has another role there. */
export default class OrganizationUpdated extends BaseEvent {
  constructor(readonly organizationId: string) {
    super()
  }
}
