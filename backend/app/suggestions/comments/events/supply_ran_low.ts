import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

/** A post has fewer available suggestions than members who may still want one. */
export default class SupplyRanLow extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    /** The author of the post. */
    readonly userId: string,
    readonly availableCount: number,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, availableCount, userId } = this
    return [toPerson(userId, { type: 'supply.low', organizationId, postId, availableCount })]
  }
}
