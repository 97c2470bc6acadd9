import { demand, SlackError } from './slack-error.mjs'

const PREFIX = 'next:'
const LIMIT_MAX = 1_000

const positionOf = (cursor) => {
  const text = Buffer.from(cursor, 'base64').toString()
  if (!text.startsWith(PREFIX)) throw new SlackError('invalid_cursor')
  return text.slice(PREFIX.length)
}

/** One page of `rows`, by the id of the row it starts with, and the cursor of the next one (empty at the end). */
export function pageOf(rows, { limit, cursor }, { fallback, idOf = (row) => row.id }) {
  const wanted = Number(limit ?? 0) || fallback
  demand(Number.isInteger(wanted) && wanted > 0, 'invalid_limit')
  const start = cursor ? rows.findIndex((row) => idOf(row) === positionOf(cursor)) : 0
  demand(start >= 0, 'invalid_cursor')
  const end = start + Math.min(wanted, LIMIT_MAX)
  const next = rows[end] ? Buffer.from(PREFIX + idOf(rows[end])).toString('base64') : ''
  return { rows: rows.slice(start, end), next }
}
