import { API_TIMEOUT_MS } from '@fanfare/contract/core/rules/limits.ts'
import { ApiError, type LocalErrorCode } from './api-error.ts'

/** Characters; more than any answer of the server needs. */
export const ANSWER_MAX = 8 * 1_024 * 1_024

/**
 * The body of a response as JSON. Throws an `ApiError`: UNREADABLE if it is too large or not JSON, such as the page of a
 * proxy, NETWORK if it breaks off, and TIMEOUT if it stalls for `silence` milliseconds.
 */
export async function readJson({ body, status }: Response, silence = API_TIMEOUT_MS): Promise<unknown> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let done = !reader; !done;) {
    let code: LocalErrorCode = 'NETWORK'
    const timer = setTimeout(() => {
      code = 'TIMEOUT'
      // A pending read ends as if the body had ended.
      void reader?.cancel()
    }, silence)
    const part = await reader?.read().catch(() => undefined)
    clearTimeout(timer)
    if (part === undefined || code !== 'NETWORK') throw failure(code, 0)
    done = part.done
    text += decoder.decode(part.value, { stream: !done })
    if (text.length <= ANSWER_MAX) continue
    void reader?.cancel()
    throw failure('UNREADABLE', status)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw failure('UNREADABLE', status)
  }
}

const failure = (code: LocalErrorCode, status: number) => new ApiError({ code, status, message: code })
