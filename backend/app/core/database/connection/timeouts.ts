/** How long a statement of a request, a lock it waits for and a pause in its transaction may take, in milliseconds. */
export const TIMEOUTS = {
  lock_timeout: 3_000,
  statement_timeout: 5_500,
  // The database keeps the locks of a connection whose client it no longer hears.
  idle_in_transaction_session_timeout: 10_000,
}

const NAMES = Object.keys(TIMEOUTS)

/** Lifts the timeouts of a connection whose work may take longer. */
export const LIFT_TIMEOUTS = NAMES.map((name) => `set ${name} = 0`).join('; ')
