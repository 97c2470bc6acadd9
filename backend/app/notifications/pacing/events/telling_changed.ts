import { BroadcastEvent, toPerson } from '#core/events/broadcast_event'

interface ChangedTelling {
  postId: string
  organizationId: string
  /** Its author, and the owners and admins. */
  userIds: readonly string[]
}

/** Members were told of paced posts, or have other times; dispatched once for a batch of them. */
export default class TellingChanged extends BroadcastEvent {
  constructor(readonly posts: readonly ChangedTelling[]) {
    super()
  }

  broadcast() {
    return this.posts.flatMap(({ postId, organizationId, userIds }) =>
      userIds.map((id) => toPerson(id, { type: 'telling.changed', organizationId, postId })),
    )
  }
}
