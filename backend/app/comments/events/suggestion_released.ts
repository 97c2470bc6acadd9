import { BaseEvent } from '@adonisjs/core/events'

export default class SuggestionReleased extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    readonly freeCount: number,
  ) {
    super()
  }
}
