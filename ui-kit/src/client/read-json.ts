import { API_TIMEOUT_MS } from '@fanfare/contract/rules/limits.ts'
import { ApiError } from './api-error.ts'

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
    throw unreadable(response.status)
  }
}

async function readText({ body, status }: Response, silence: number): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (let part = await next(reader, silence); !part.done; part = await next(reader, silence)) {
    size += part.value.length
    text += decoder.decode(part.value, { stream: true })
    if (size <= ANSWER_MAX_BYTES) continue
    await reader.cancel().catch(() => undefined)
    throw unreadable(status)
  }
  return text + decoder.decode()
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>, silence: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stalled = new Promise<'stalled'>((resolve) => {
    timer = setTimeout(resolve, silence, 'stalled')
  })
  const part = await Promise.race([reader.read().catch(() => 'broken' as const), stalled])
  clearTimeout(timer)
  if (part === 'broken') throw new ApiError({ code: 'NETWORK', status: 0, message: 'The answer broke off.' })
  if (part !== 'stalled') return part
  await reader.cancel().catch(() => undefined)
  throw new ApiError({ code: 'TIMEOUT', status: 0, message: 'The answer stalled.' })
}

function unreadable(status: number): ApiError {
  return new ApiError({ code: 'UNREADABLE', status, message: 'The answer cannot be read.' })
}
