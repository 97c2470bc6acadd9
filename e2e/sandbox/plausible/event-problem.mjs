/** Why Plausible would reject an event; undefined for a valid one. https://plausible.io/docs/events-api */
export function eventProblem({ headers, body }) {
  if (!headers['user-agent']) return 'the User-Agent header is missing'
  if (!headers['x-forwarded-for']) return 'the X-Forwarded-For header is missing'
  if (typeof body?.name !== 'string') return 'name is missing'
  if (typeof body.domain !== 'string') return 'domain is missing'
  if (typeof body.url !== 'string' || !URL.canParse(body.url)) return 'url is missing'
  return undefined
}
