import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { SCHEDULE_DAYS_MAX, WINDOW_HOURS_MAX } from '#contract/core/rules/limits'
import type { EndRequest, ScheduleRequest } from '#contract/posts/data/schedule'
import type { RequestFields } from '#core/http/validation/request_fields'
import { localTime, timeZone } from '#core/http/validation/time_zone'
import { instantOf } from '#core/runtime/local_time'
import { now } from '#core/runtime/clock'

const DAY_MS = 86_400_000

const instantIn = ({ parent }: FieldContext, local: unknown): Date | null =>
  instantOf(String(local), String(parent.timeZone))

const ahead = vine.createRule((value, _options, field) => {
  const instant = instantIn(field, value)
  if (instant === null) return
  const milliseconds = instant.getTime() - now().getTime()
  if (!(milliseconds > 0 && milliseconds <= SCHEDULE_DAYS_MAX * DAY_MS))
    field.report(`The {{ field }} field must be within the next ${SCHEDULE_DAYS_MAX} days`, 'ahead', field)
})

const afterStart = vine.createRule((value, _options, field) => {
  const [start, end] = [instantIn(field, field.parent.start), instantIn(field, value)]
  if (start !== null && end !== null && end <= start)
    field.report('The {{ field }} field must be after the start', 'afterStart', field)
})

/** Refuses a field next to another one that says the same. */
const without = vine.createRule((_value, other: string, field) => {
  if (field.parent[other] != null) field.report(`The {{ field }} field excludes ${other}`, 'without', field)
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
    start: localTime().use(ahead()).nullable().optional(),
    end: localTime().use(ahead()).use(afterStart()).nullable().optional(),
    windowHours: hours(1).use(without('end')).nullable().optional(),
  } satisfies RequestFields<ScheduleRequest>)

export const endValidator = vine.create({
  hours: hours(0).use(without('end')).nullable().optional(),
  end: localTime().use(ahead()).nullable().optional(),
  timeZone: timeZone().optional().requiredIfExists('end'),
} satisfies RequestFields<EndRequest>)
