/** What the headers of an answer say of the limit with the fewest requests left. */
export interface LimitHeaders {
  name: string
  limit: number
  remaining: number
  /** The length of the window and what is left of it, in seconds. */
  window: number
  reset: number
}

const POLICY = /^"([a-z][\w-]*)";q=(\d+);w=(\d+)$/
const STATE = /^"([a-z][\w-]*)";r=(\d+);t=(\d+)$/

/** Reads `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10); undefined without them. */
export function limitHeaders(headers: Headers): LimitHeaders | undefined {
  const [, name, limit, window] = POLICY.exec(headers.get('ratelimit-policy') ?? '') ?? []
  const [, limited, remaining, reset] = STATE.exec(headers.get('ratelimit') ?? '') ?? []
  if (name === undefined || name !== limited) return undefined
  return {
    name,
    limit: Number(limit),
    remaining: Number(remaining),
    window: Number(window),
    reset: Number(reset),
  }
}
