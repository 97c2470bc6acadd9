import { UPLOAD_TIMEOUT_MS } from '@fanfare/contract/core/rules/limits.ts'
import { ApiError, connectionFailure, type LocalErrorCode } from './api-error.ts'

/** Receives how much of a request has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void

interface Upload {
  url: string
  form: FormData
  headers: Record<string, string>
  onProgress: OnProgress
}

/**
 * Sends a form by `XMLHttpRequest`: over HTTP/1.1 `fetch` does not report how much has been sent. However long it takes,
 * it fails only after `UPLOAD_TIMEOUT_MS` without progress.
 */
export function uploadForm({ url, form, headers, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let pause: ReturnType<typeof setTimeout> | undefined
    const fail = (code: LocalErrorCode) => () => {
      clearTimeout(pause)
      reject(new ApiError({ code, status: 0, message: 'The server did not answer.' }))
    }
    const giveUp = () => {
      fail('TIMEOUT')()
      request.abort()
    }
    const restart = () => {
      clearTimeout(pause)
      pause = setTimeout(giveUp, UPLOAD_TIMEOUT_MS)
    }
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restart()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      clearTimeout(pause)
      resolve(new Response(request.status === 204 ? null : request.responseText, { status: request.status }))
    })
    request.addEventListener('error', () => fail(connectionFailure())())
    request.addEventListener('abort', fail('NETWORK'))
    restart()
    request.send(form)
  })
}
