import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import vine, { VineObject, VineValidator, errors } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

const MODULES = new URL('../../../', import.meta.url)
const VISIBLE = 'Congratulations to the team'
const INVISIBLE = [
  '\u200b',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\u115f',
  '\u200e\u200f',
  '\u{e0041}',
  ' \u2060 ',
  '\ufeff',
]

/** Fields that take any text and are never shown: they are only compared, or ignored. */
const COMPARED = new Set([
  'password',
  'currentPassword',
  'token',
  'invitation',
  'code',
  'twoFactorCode',
  'twoFactorAuthenticationCode',
  'captchaToken',
  'captcha',
  'userId',
  'reportersOf',
  'subject',
  'email',
  'emails',
  'search',
  'organizationId',
  'deleteOrganizationValidator.name',
  'url',
  'postUrl',
  'host',
  'confirmedHost',
  'baseUrl',
  'moodName',
  'senderName',
  'senderEmail',
  'tags',
])
/** Slack's requests are not typed by users of Fanfare. */
const OF_PROVIDERS = 'signed_request_validator'
const META = { host: 'example.org', moodIds: new Set(), postId: '', userId: '', isOn: false }

interface TextField {
  validator: string
  name: string
  schema: SchemaTypes
  place: string
  /** The value of the field with a text in it. */
  holding: (text: string) => unknown
}

/** The fields of all validators, including those of list items. */
async function allFields(): Promise<TextField[]> {
  const names = await readdir(MODULES, { recursive: true })
  const files = names.filter((name) => /validators\/\w+\.[jt]s$/.test(name) && !name.includes(OF_PROVIDERS))
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, MODULES).href) as Promise<object>),
  )
  return modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, validator]: [string, unknown]) =>
      validator instanceof VineValidator && validator.schema instanceof VineObject
        ? fieldsOf(name, validator.schema.getProperties() as Record<string, SchemaTypes>)
        : [],
    ),
  )
}

function fieldsOf(validator: string, properties: Record<string, SchemaTypes>): TextField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const plain = { validator, name, schema, place: 'value', holding: (text: string): unknown => text }
    const { items } = schema.toJSONSchema() as {
      items?: { type?: string; properties?: Record<string, { type?: string }> }
    }
    if (items === undefined) return [plain]
    if (items.type === 'string') return [{ ...plain, place: 'value.0', holding: (text: string) => [text] }]
    const ofItems = Object.entries(items.properties ?? {})
    const flags = Object.fromEntries(
      ofItems.filter(([, { type }]) => type === 'boolean').map(([flag]) => [flag, true]),
    )
    return ofItems.map(([inner]) => ({
      ...plain,
      name: inner,
      place: `value.0.${inner}`,
      holding: (text: string) => [{ ...flags, [inner]: text }],
    }))
  })
}

/** Whether a field accepts a text and stores it; the other fields of an item may be missing. */
async function takes({ schema, place, holding }: TextField, text: string): Promise<boolean> {
  try {
    const validator = vine.withMetaData<typeof META>().create({ value: schema.clone() })
    const { value } = await validator.validate({ value: holding(text) }, { meta: META })
    return value !== null && value !== undefined
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const messages = error.messages as { field: string }[]
    return messages.every(({ field }) => field !== place)
  }
}

const fields = (await allFields()).filter(
  ({ validator, name }) => !COMPARED.has(name) && !COMPARED.has(`${validator}.${name}`),
)
const takingText = await Promise.all(fields.map((field) => takes(field, VISIBLE)))
const texts = fields.filter((_field, at) => takingText[at])

test.group('A text without anything visible', () => {
  test('is tried in every text', ({ assert }) => assert.isAbove(texts.length, 35))

  for (const field of texts) {
    test(`is refused, or counts as none, in ${field.name} of ${field.validator}`, async ({ assert }) => {
      for (const text of INVISIBLE)
        assert.isFalse(await takes(field, text), `U+${text.codePointAt(0)!.toString(16)} is taken`)
    })
  }
})
