import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import type { RequestFields } from '#core/http/validation/request_fields'

interface Example {
  title: string
  role?: 'admin' | 'member'
  note?: string | null
}

const title = vine.string()
const role = vine.enum(['admin', 'member'] as const).optional()
const note = vine.string().nullable().optional()

test('the compiler checks the fields of a validator against the request', ({ assert }) => {
  const fits = { title, role, note } satisfies RequestFields<Example>
  // @ts-expect-error a field is missing
  const lacksOne = { title, role } satisfies RequestFields<Example>
  // @ts-expect-error a field is unknown
  const hasMore = { title, role, note, more: title } satisfies RequestFields<Example>
  // @ts-expect-error another type
  const differs = { title: vine.number(), role, note } satisfies RequestFields<Example>
  // @ts-expect-error a value the request does not know
  const widens = { title, role: vine.string().optional(), note } satisfies RequestFields<Example>
  // @ts-expect-error required, though the client may leave it out
  const demands = { title, role, note: vine.string() } satisfies RequestFields<Example>
  // @ts-expect-error optional, though the request always has it
  const allows = { title: title.optional(), role, note } satisfies RequestFields<Example>
  assert.lengthOf([fits, lacksOne, hasMore, differs, widens, demands, allows], 7)
})
