import { BaseEvent } from '@adonisjs/core/events'

export default class SuggestionClaimed extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    readonly freeCount: number,
  ) {
    super()
  }
}
