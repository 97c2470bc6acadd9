import type { HttpRequest } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

const validator = vine.create({
  'idempotency-key': vine
    .string()
    .regex(/^[\x21-\x7e]{8,64}$/)
    .optional(),
})

/** The `Idempotency-Key` of a write: sending it twice has one effect. */
export async function idempotencyKeyOf(request: HttpRequest): Promise<string | undefined> {
  const headers = await validator.validate({ 'idempotency-key': request.header('idempotency-key') })
  return headers['idempotency-key']
}
