import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'
import type { Occasion } from '#posts/public'

/** A member who was told of a post, or reminded of it. */
export interface ToldMember {
  userId: string
  postId: string
  organizationId: string
}

/** Members were told of paced posts, or reminded of posts. */
export default class MembersTold extends BroadcastEvent {
  constructor(
    readonly members: readonly ToldMember[],
    readonly type: Occasion['event'],
  ) {
    super()
  }

  broadcast() {
    const { type } = this
    return this.members.map(({ userId, organizationId, postId }) =>
      toPerson(userId, { type, organizationId, postId }),
    )
  }
}
