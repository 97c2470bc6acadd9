import { BaseEvent } from '@adonisjs/core/events'

/** Paced posts have members without a time to be told of them; dispatched in the transaction, once for any number. */
export default class PostsPaced extends BaseEvent {
  constructor(readonly postIds: readonly string[]) {
    super()
  }
}
