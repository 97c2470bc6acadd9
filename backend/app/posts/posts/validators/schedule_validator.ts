import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { SCHEDULE_DAYS_MAX } from '#contract/core/rules/limits'
import { WINDOW_HOURS_MAX } from '#contract/posts/rules/window'
import type { EndRequest, ScheduleRequest } from '#contract/posts/data/schedule'
import { ahead } from '#core/http/validation/ahead'
import type { RequestFields } from '#core/http/validation/request_fields'
import { localTime, timeZone } from '#core/http/validation/time_zone'
import { without } from '#core/http/validation/without'
import { instantOf } from '#core/runtime/local_time'

const instantIn = ({ parent }: FieldContext, local: unknown): Date | null =>
  instantOf(String(local), String(parent.timeZone))

const inTime = () => ahead({ days: SCHEDULE_DAYS_MAX, read: (value, field) => instantIn(field, value) })

const afterStart = vine.createRule((value, _options, field) => {
  const [start, end] = [instantIn(field, field.parent.start), instantIn(field, value)]
  if (start !== null && end !== null && end <= start)
    field.report('The {{ field }} field must be after the start', 'afterStart', field)
})

const FIELDS = ['timeZone', 'start', 'end', 'windowHours'] satisfies (keyof ScheduleRequest)[]

/** Vine drops the unknown fields of an object within a body: they are reported at a field that is always there. */
const amongKnown = vine.createRule((_value, _options, field) => {
  for (const name of Object.keys(field.parent as object))
    if (!(FIELDS as string[]).includes(name)) field.report(`The ${name} field is not known`, 'unknown', field)
})

const hours = (min: number) => vine.number({ strict: true }).withoutDecimals().range([min, WINDOW_HOURS_MAX])

/** When a new post, or one that has not started, starts and ends. */
export const schedule = () =>
  vine.object({
    timeZone: timeZone().use(amongKnown()),
    start: localTime().use(inTime()).nullable().optional(),
    end: localTime().use(inTime()).use(afterStart()).nullable().optional(),
    windowHours: hours(1).use(without('end')).nullable().optional(),
  } satisfies RequestFields<ScheduleRequest>)

export const endValidator = vine.create({
  hours: hours(0).use(without('end')).nullable().optional(),
  end: localTime().use(inTime()).nullable().optional(),
  timeZone: timeZone().optional().requiredIfExists('end'),
} satisfies RequestFields<EndRequest>)
