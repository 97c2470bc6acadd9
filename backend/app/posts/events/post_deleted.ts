import { BaseEvent } from '@adonisjs/core/events'

export default class PostDeleted extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
  ) {
    super()
  }
}
