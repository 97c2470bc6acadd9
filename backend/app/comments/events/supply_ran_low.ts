import { BaseEvent } from '@adonisjs/core/events'

/** A post has fewer suggestions left than members who may still want one. */
export default class SupplyRanLow extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    /** Whoever shared the post. */
    readonly userId: string,
    readonly freeCount: number,
  ) {
    super()
  }
}
