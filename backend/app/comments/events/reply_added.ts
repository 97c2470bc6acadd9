import { BaseEvent } from '@adonisjs/core/events'

/** Somebody has replied to a suggestion of another member. */
export default class ReplyAdded extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    /** Whoever made the suggestion. */
    readonly userId: string,
  ) {
    super()
  }
}
