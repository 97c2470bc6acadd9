/** A schema of RFC 7643, section 7, as far as answers are checked by it. */
export interface Schema {
  attributes: Attribute[]
}

interface Attribute {
  name: string
  type?: string
  multiValued?: boolean
  required?: boolean
  subAttributes?: Attribute[]
}

const text = (name: string, required = false): Attribute => ({ name, type: 'string', required })
const flag = (name: string, required = false): Attribute => ({ name, type: 'boolean', required })
const reference = (name: string, required = false): Attribute => ({ name, type: 'reference', required })
const whole = (name: string, required = false): Attribute => ({ name, type: 'integer', required })
const many = (attribute: Attribute): Attribute => ({ ...attribute, multiValued: true })
const complex = (name: string, subAttributes: Attribute[], required = false): Attribute => ({
  name,
  type: 'complex',
  required,
  subAttributes,
})
const supported = (name: string, ...more: Attribute[]) =>
  complex(name, [flag('supported', true), ...more], true)

/** The attributes that several values have (RFC 7643, section 2.4). */
const plural = (name: string, ...more: Attribute[]): Attribute =>
  many(
    complex(name, [
      text('value'),
      text('display'),
      text('type'),
      flag('primary'),
      reference('$ref'),
      ...more,
    ]),
  )

const NAME = ['formatted', 'familyName', 'givenName', 'middleName', 'honorificPrefix', 'honorificSuffix']
const USER_TEXTS = 'displayName nickName title userType preferredLanguage locale timezone password'.split(' ')

const CHARACTERISTICS = [
  text('name', true),
  text('type', true),
  flag('multiValued', true),
  text('description'),
  flag('required', true),
  flag('caseExact'),
  text('mutability', true),
  text('returned', true),
  text('uniqueness'),
  many(reference('referenceTypes')),
  many(text('canonicalValues')),
]
const ATTRIBUTES = many(
  complex('attributes', [...CHARACTERISTICS, many(complex('subAttributes', CHARACTERISTICS))], true),
)

/** The published schemas, in the notation of this file. */
export const RFC_SCHEMAS = {
  user: {
    attributes: [
      text('userName', true),
      complex(
        'name',
        NAME.map((name) => text(name)),
      ),
      ...USER_TEXTS.map((name) => text(name)),
      reference('profileUrl'),
      flag('active'),
      plural('emails'),
      plural('phoneNumbers'),
      plural('groups'),
    ],
  },
  group: { attributes: [text('displayName'), plural('members')] },
  config: {
    attributes: [
      reference('documentationUri'),
      supported('patch'),
      supported('bulk', whole('maxOperations', true), whole('maxPayloadSize', true)),
      supported('filter', whole('maxResults', true)),
      supported('changePassword'),
      supported('sort'),
      supported('etag'),
      many(
        complex(
          'authenticationSchemes',
          [
            text('type', true),
            text('name', true),
            text('description', true),
            reference('specUri'),
            flag('primary'),
          ],
          true,
        ),
      ),
    ],
  },
  resourceType: {
    attributes: [
      text('name', true),
      text('description'),
      reference('endpoint', true),
      reference('schema', true),
      many(complex('schemaExtensions', [reference('schema', true), flag('required', true)])),
    ],
  },
  schema: { attributes: [text('name'), text('description'), ATTRIBUTES] },
  list: {
    attributes: [
      whole('totalResults', true),
      whole('startIndex'),
      whole('itemsPerPage'),
      many({ name: 'Resources' }),
    ],
  },
  error: { attributes: [text('scimType'), text('detail'), text('status', true)] },
} satisfies Record<string, Schema>

/** The attributes of every resource (RFC 7643, section 3.1). */
const COMMON: Attribute[] = [
  many(text('schemas', true)),
  text('id'),
  text('externalId'),
  complex('meta', [
    text('resourceType'),
    { name: 'created', type: 'dateTime' },
    { name: 'lastModified', type: 'dateTime' },
    reference('location'),
    text('version'),
  ]),
]

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
const IS: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  reference: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  dateTime: (value) => INSTANT.test(String(value)),
  complex: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** Where a body differs from a schema: unknown, missing, and of another type. */
export function problemsOf(body: object, { attributes }: Schema): string[] {
  const known = new Map([...COMMON, ...attributes].map((attribute) => [attribute.name, attribute]))
  return problems(body, [...known.values()], '')
}

function problems(fields: object, attributes: readonly Attribute[], path: string): string[] {
  const names = new Set(attributes.map(({ name }) => name))
  const unknown = Object.keys(fields).filter((name) => !names.has(name))
  return [
    ...unknown.map((name) => `${path}${name} is unknown`),
    ...attributes.flatMap((attribute) => problemsOfValue(fields[attribute.name as never], attribute, path)),
  ]
}

function problemsOfValue(value: unknown, attribute: Attribute, path: string): string[] {
  const { name, type, multiValued = false, required = false, subAttributes = [] } = attribute
  if (value === undefined) return required ? [`${path}${name} is missing`] : []
  if (multiValued && !Array.isArray(value)) return [`${path}${name} is no list`]
  return (multiValued ? (value as unknown[]) : [value]).flatMap((each) => {
    if (type !== undefined && !IS[type]!(each)) return [`${path}${name} is not a ${type}`]
    return type === 'complex' ? problems(each as object, subAttributes, `${path}${name}.`) : []
  })
}
