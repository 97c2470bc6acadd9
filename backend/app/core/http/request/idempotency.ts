import type { HttpRequest } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import type { Idempotency } from '#core/database/transactions/idempotency'
import { sha256 } from '#core/runtime/hashing/sha256'

const validator = vine.create({
  'idempotency-key': vine
    .string()
    .regex(/^[\x21-\x7e]{8,64}$/)
    .optional(),
})

/** The `Idempotency-Key` of a write and the hash of its validated input; undefined without a key. */
export async function idempotencyOf(request: HttpRequest, input: object): Promise<Idempotency | undefined> {
  const headers = await validator.validate({ 'idempotency-key': request.header('idempotency-key') })
  const key = headers['idempotency-key']
  return key === undefined ? undefined : { key, hash: sha256.base64url(canonical(input)) }
}

/** An object as JSON with sorted keys. */
function canonical(input: object): string {
  const entries = Object.entries(input).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(Object.fromEntries(entries))
}
