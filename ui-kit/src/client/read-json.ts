import { API_TIMEOUT_MS } from '@fanfare/contract/rules/limits.ts'
import { ApiError, type LocalErrorCode } from './api-error.ts'

/** More than any answer of the server needs. */
export const ANSWER_MAX_BYTES = 8 * 1_024 * 1_024

/**
 * The body of an answer as JSON. Throws an `ApiError`: UNREADABLE for an answer that is too large or no JSON, such as
 * the page of a proxy, NETWORK for one that breaks off, and TIMEOUT for one that stalls for `silence` milliseconds.
 */
export async function readJson(response: Response, silence = API_TIMEOUT_MS): Promise<unknown> {
  const text = await readText(response, silence)
  try {
    return JSON.parse(text)
  } catch {
    throw failure('UNREADABLE', response.status)
  }
}

async function readText({ body, status }: Response, silence: number): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    let code: LocalErrorCode = 'NETWORK'
    const timer = setTimeout(() => {
      code = 'TIMEOUT'
      // A pending read ends as if the body had ended.
      void reader.cancel()
    }, silence)
    const part = await reader.read().catch(() => undefined)
    clearTimeout(timer)
    if (part === undefined || code !== 'NETWORK') throw failure(code, 0)
    if (part.done) return text + decoder.decode()
    size += part.value.length
    text += decoder.decode(part.value, { stream: true })
    if (size <= ANSWER_MAX_BYTES) continue
    void reader.cancel()
    throw failure('UNREADABLE', status)
  }
}

function failure(code: LocalErrorCode, status: number): ApiError {
  return new ApiError({ code, status, message: 'The answer cannot be read.' })
}
