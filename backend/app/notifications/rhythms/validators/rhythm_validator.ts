import vine from '@vinejs/vine'
import { POSTS_PER_DAY_MAX } from '#contract/core/rules/limits'
import type { RhythmRequest } from '#contract/notifications/data/rhythm'
import type { Hours } from '#contract/notifications/rules/rhythm'
import type { RequestFields } from '#core/http/validation/request_fields'
import { timeZone } from '#core/http/validation/time_zone'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const SATURDAY = 6

const otherThanFrom = vine.createRule((value, _options, field) => {
  const { from } = field.parent as Hours
  if (value === from)
    field.report('The {{ field }} field must not be the time at which they begin', 'notSameAs', field)
})

const withWorkday = vine.createRule((value, _options, field) => {
  if (Array.isArray(value) && value.length > SATURDAY)
    field.report('At least one day must not be off: turn notifications off instead', 'withWorkday', field)
})

const hours = () =>
  vine
    .object({
      from: vine.string().regex(TIME),
      to: vine.string().regex(TIME).use(otherThanFrom()),
    } satisfies RequestFields<Hours>)
    .nullable()

const day = vine.number({ strict: true }).withoutDecimals().range([0, SATURDAY])

export const rhythmValidator = vine.create({
  timeZone: timeZone(),
  activeHours: hours(),
  quietHours: hours(),
  daysOff: vine.array(day).distinct().use(withWorkday()),
  postsPerDay: vine.number({ strict: true }).withoutDecimals().range([1, POSTS_PER_DAY_MAX]).nullable(),
} satisfies RequestFields<RhythmRequest>)
