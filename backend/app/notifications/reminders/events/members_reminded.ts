import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'
import type { ToldMember } from '#notifications/pacing/actions/tell_due'

/** Members were reminded of posts. */
export default class MembersReminded extends BroadcastEvent {
  constructor(readonly members: readonly ToldMember[]) {
    super()
  }

  broadcast() {
    return this.members.map(({ userId, organizationId, postId }) =>
      toPerson(userId, { type: 'post.reminded', organizationId, postId }),
    )
  }
}
