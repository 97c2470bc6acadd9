import { BaseEvent } from '@adonisjs/core/events'

/** An organization is being deleted, in this transaction, which has locked it. */
export class DeletionBegun extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly actorId: string,
  ) {
    super()
  }
}

/** The rows of an organization are about to be purged, in this transaction. */
export class PurgeBegun extends BaseEvent {
  constructor(readonly organizationId: string) {
    super()
  }
}

/** The rows of an organization have been purged, in this transaction. */
export class PurgeEnded extends BaseEvent {
  constructor(readonly organizationId: string) {
    super()
  }
}
