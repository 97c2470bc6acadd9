import { BaseEvent } from '@adonisjs/core/events'

/** A post is approved that had to wait for it. One that is approved as soon as it is shared is only created. */
export default class PostApproved extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
  ) {
    super()
  }
}
