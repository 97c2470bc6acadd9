/** Whether an error of `fetch`, ky or `withTimeout` means that there was no connection, or no answer in time. */
export function isUnanswered(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>
  return name === 'TimeoutError' || (name === 'TypeError' && message === 'fetch failed')
}
