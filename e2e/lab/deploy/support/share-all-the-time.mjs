/**
 * Shares posts with a title through a proxy, one after another. Returns a function that stops it and returns the status of
 * each response.
 */
export function shareAllTheTime(proxy, { token, organizationId }, title) {
  const statuses = []
  const ending = new AbortController()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sharing = (async () => {
    while (!ending.signal.aborted) {
      const url = `https://www.linkedin.com/posts/${encodeURIComponent(title)}-${statuses.length}`
      const body = JSON.stringify({ organizationId, title, url })
      const { status } = await proxy.ask('POST', '/api/posts', { headers, body })
      statuses.push(status)
    }
    return statuses
  })()
  return () => {
    ending.abort()
    return sharing
  }
}
