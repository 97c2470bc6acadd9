import vine from '@vinejs/vine'
import { anchoredPageFields } from '#core/http/validation/pagination'
import { instantText } from '#core/http/validation/text'

/** Rules for the query of a log of who did what, with the actions it can have. */
export const logFields = <const Action extends string>(actions: readonly Action[]) => ({
  ...anchoredPageFields,
  action: vine.enum(actions).optional(),
  actorId: vine.string().trim().uuid().toLowerCase().optional(),
  from: instantText().optional(),
  to: instantText().optional(),
})
