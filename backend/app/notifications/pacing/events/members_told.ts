import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'
import type { ToldMember } from '#notifications/pacing/actions/tell_due'

/** Members were told of paced posts. */
export default class MembersTold extends BroadcastEvent {
  constructor(readonly members: readonly ToldMember[]) {
    super()
  }

  broadcast() {
    return this.members.map(({ userId, organizationId, postId }) =>
      toPerson(userId, { type: 'post.told', organizationId, postId }),
    )
  }
}
