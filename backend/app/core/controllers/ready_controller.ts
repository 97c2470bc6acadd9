import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { isDraining } from '#core/http/shutdown'

/** Whether requests can be served: the database answers and the server is not about to stop. */
export default class ReadyController {
  async show({ response }: HttpContext) {
    if (isDraining()) throw new AppError('SERVICE_UNAVAILABLE')
    try {
      await db.rawQuery('select 1')
    } catch (error) {
      throw new AppError('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
    return response.json({ status: 'ready' })
  }
}
