import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { readFile } from 'node:fs/promises'
import { AppError } from '#core/http/errors/app_error'
import { sha256 } from '#core/runtime/hashing/sha256'

const FILE = app.makePath('resources/reference/openapi.json')

interface Description {
  text: string
  /** Weak, because a proxy may compress the body. */
  etag: string
}

let read: Promise<Description> | undefined

async function readDescription(): Promise<Description> {
  try {
    const text = await readFile(FILE, 'utf8')
    return { text, etag: `W/"${sha256.base64url(text)}"` }
  } catch (cause) {
    read = undefined
    // A server that runs from its sources may not have been built.
    throw new AppError('NOT_FOUND', undefined, { cause })
  }
}

/** The description of the API, which is built with the server. */
export default class ApiDescriptionController {
  async show({ response }: HttpContext) {
    const { text, etag } = await (read ??= readDescription())
    response.type('application/json').header('etag', etag)
    if (response.fresh()) response.status(304)
    return response.send(text)
  }
}
