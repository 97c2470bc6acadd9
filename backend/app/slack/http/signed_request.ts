import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import env from '#start/env'
import { now } from '#core/runtime/clock'
import { AppError } from '#core/http/errors/app_error'
import { readRawBody } from '#core/http/request/read_raw_body'
import { isSigned } from '#slack/rules/signature'

/** In bytes. A shortcut sends the whole message, of up to 40,000 characters and fifty blocks. */
const BODY_MAX = 1_048_576

/** A request whose signature was verified. */
export interface SignedRequest {
  body: string
  /** Unique per request; the same for a repeated one. */
  signature: string
}

/** Reads a request of Slack. NOT_FOUND without a signing secret, UNAUTHENTICATED without a current signature of Slack. */
export async function readSignedRequest({ request }: HttpContext): Promise<SignedRequest> {
  const { signingSecret } = env.slack
  if (signingSecret === undefined) throw new AppError('NOT_FOUND')
  const timestamp = request.header('x-slack-request-timestamp') ?? ''
  const signature = request.header('x-slack-signature') ?? ''
  const body = await readBody(request)
  if (!isSigned({ body, timestamp, signature }, signingSecret, now())) throw new AppError('UNAUTHENTICATED')
  return { body, signature }
}

/** A JSON body has already been read, a form has not. */
async function readBody(request: HttpRequest): Promise<string> {
  const text = request.raw()
  if (text !== null) return text
  if (Number(request.header('content-length') ?? 0) > BODY_MAX) throw new AppError('PAYLOAD_TOO_LARGE')
  return readRawBody(request, BODY_MAX)
}

/** The fields of a verified form. */
export const formOf = ({ body }: SignedRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body))

/** Parses JSON in a verified text. MALFORMED_REQUEST if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('MALFORMED_REQUEST', undefined, { cause: error })
  }
}
