import { text } from 'node:stream/consumers'
import { SlackError } from './slack-error.mjs'

function parseJson(body) {
  try {
    return JSON.parse(body)
  } catch {
    throw new SlackError('invalid_json')
  }
}

/** The arguments of a call: query, form or JSON, as Slack accepts them. */
export async function readArguments(request, url) {
  const query = Object.fromEntries(url.searchParams)
  const body = await text(request)
  if (request.method === 'GET' || body === '') return query
  const type = (request.headers['content-type'] ?? '').split(';')[0].trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded')
    return { ...query, ...Object.fromEntries(new URLSearchParams(body)) }
  if (type === 'application/json') return { ...query, ...parseJson(body) }
  throw new SlackError('invalid_post_type')
}

/** An argument that is JSON: text in a form, a value in a JSON body. */
export function structured(value, code) {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new SlackError(code)
  }
}

/** A flag: `true`, `1` or the words for them. */
export const flag = (value, fallback = false) =>
  value === undefined || value === '' ? fallback : ['true', '1'].includes(String(value))
