import { PLATFORM_ACTIONS } from '@fanfare/contract/moderation/data/platform_log.ts'
import type { LogFilter } from '../../api/admin-api.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f-]{36}$/

const dayIn = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** The filter of the log as the address has it: days of this device's time zone, both included. */
export function readLogFilter(parameters: URLSearchParams) {
  const actor = parameters.get('actor')
  return {
    action: PLATFORM_ACTIONS.find((action) => action === parameters.get('action')),
    actor: actor !== null && ID.test(actor) ? actor : undefined,
    from: dayIn(parameters.get('from')),
    to: dayIn(parameters.get('to')),
  }
}

/** The same for the server: instants, the last one excluded. */
export function toLogFilter({
  action,
  actor,
  from,
  to,
}: ReturnType<typeof readLogFilter>): Omit<LogFilter, 'page'> {
  return { action, actorId: actor, from: startOf(from, 0), to: startOf(to, 1) }
}

function startOf(day: string | undefined, daysLater: number): string | undefined {
  if (day === undefined) return undefined
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}
