import { ApiError } from './api-error.ts'

/** More than any answer of the server needs. */
export const ANSWER_MAX_BYTES = 8 * 1_024 * 1_024

/**
 * The body of an answer as JSON. Throws an `ApiError`: UNREADABLE for an answer that is too large or no JSON, such as
 * the page of a proxy, and NETWORK for one that breaks off.
 */
export async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(response.status)
  }
}

async function readText({ body, status }: Response): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (let part = await next(reader); !part.done; part = await next(reader)) {
    size += part.value.length
    text += decoder.decode(part.value, { stream: true })
    if (size <= ANSWER_MAX_BYTES) continue
    await reader.cancel().catch(() => undefined)
    throw unreadable(status)
  }
  return text + decoder.decode()
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch {
    throw new ApiError({ code: 'NETWORK', status: 0, message: 'The answer broke off.' })
  }
}

function unreadable(status: number): ApiError {
  return new ApiError({ code: 'UNREADABLE', status, message: 'The answer cannot be read.' })
}
