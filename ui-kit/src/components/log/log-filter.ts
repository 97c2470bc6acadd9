import type { LogFilter } from '@fanfare/contract/core/data/log_query.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f-]{36}$/

/** The filter of a log as the address has it: days of this device's time zone, both included. */
export interface AddressedFilter<Action extends string> {
  action: Action | undefined
  actor: string | undefined
  from: string | undefined
  to: string | undefined
}

const dayIn = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** For `useListUrl`: reads the filter of a log that can have these actions. */
export const readLogFilter =
  <Action extends string>(actions: readonly Action[]) =>
  (parameters: URLSearchParams): AddressedFilter<Action> => {
    const actor = parameters.get('actor')
    return {
      action: actions.find((action) => action === parameters.get('action')),
      actor: actor !== null && ID.test(actor) ? actor : undefined,
      from: dayIn(parameters.get('from')),
      to: dayIn(parameters.get('to')),
    }
  }

/** The same for the server: instants, the last one excluded. */
export function toLogFilter<Action extends string>({
  action,
  actor,
  from,
  to,
}: AddressedFilter<Action>): LogFilter<Action> {
  return { action, actorId: actor, from: startOf(from, 0), to: startOf(to, 1) }
}

function startOf(day: string | undefined, daysLater: number): string | undefined {
  if (day === undefined) return undefined
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}
