import { GROUP_SCHEMA, USER_SCHEMA } from '#organizations/scim/rules/attributes'

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema'

type Mutability = 'readOnly' | 'readWrite' | 'immutable'

interface Options {
  type?: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued?: boolean
  required?: boolean
  caseExact?: boolean
  mutability?: Mutability
  uniqueness?: 'none' | 'server'
  referenceTypes?: string[]
  subAttributes?: object[]
}

const attribute = (name: string, description: string, options: Options = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  ...(options.type === undefined || options.type === 'string' || options.type === 'reference'
    ? { caseExact: false }
    : {}),
  mutability: 'readWrite',
  returned: 'default',
  ...(options.type === 'complex' || options.type === 'boolean' ? {} : { uniqueness: 'none' }),
  ...options,
})

const externalId = attribute('externalId', 'The id of the resource in the directory.', {
  caseExact: true,
  uniqueness: 'server',
})

const NAME_PARTS = [
  attribute('formatted', 'The name that colleagues see; the same as displayName.'),
  attribute('familyName', 'The family name.'),
  attribute('givenName', 'The given name.'),
]

const EMAIL_PARTS = [
  attribute('value', 'The address: the same as userName.', { mutability: 'readOnly' }),
  attribute('type', 'Always work.', { mutability: 'readOnly' }),
  attribute('primary', 'Always true.', { type: 'boolean', mutability: 'readOnly' }),
]

const USER_ATTRIBUTES = [
  attribute('userName', 'The email address with which the person signs in.', {
    required: true,
    uniqueness: 'server',
  }),
  externalId,
  attribute('name', 'The parts of the name.', { type: 'complex', subAttributes: NAME_PARTS }),
  attribute('displayName', 'The name that colleagues see.'),
  attribute('preferredLanguage', 'The language of a person who has chosen none: en, pt, fr or es.'),
  attribute('active', 'Whether the person can sign in.', { type: 'boolean' }),
  attribute('emails', 'The address of the person, from userName.', {
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: EMAIL_PARTS,
  }),
]

const MEMBER_PARTS = [
  attribute('value', 'The id of the person.', { mutability: 'immutable', caseExact: true }),
  attribute('$ref', 'The address of the person.', {
    type: 'reference',
    referenceTypes: ['User'],
    mutability: 'immutable',
    caseExact: true,
  }),
  attribute('type', 'Always User.', { mutability: 'immutable' }),
]

const GROUP_ATTRIBUTES = [
  attribute('displayName', 'The name of the group.', { required: true, uniqueness: 'server' }),
  externalId,
  attribute('members', 'The people of the group.', {
    type: 'complex',
    multiValued: true,
    subAttributes: MEMBER_PARTS,
  }),
]

const schemaOf = (id: string, name: string, description: string, attributes: object[], base: string) => ({
  schemas: [SCHEMA],
  id,
  name,
  description,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
})

/** What resources consist of (RFC 7643, section 7). */
export const schemasAt = (base: string) => [
  schemaOf(USER_SCHEMA, 'User', 'A person with an account.', USER_ATTRIBUTES, base),
  schemaOf(GROUP_SCHEMA, 'Group', 'A group of people.', GROUP_ATTRIBUTES, base),
]

const typeOf = (name: string, schema: string, description: string, base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  schema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
})

/** The kinds of resources (RFC 7643, section 6). */
export const resourceTypesAt = (base: string) => [
  typeOf('User', USER_SCHEMA, 'People with an account.', base),
  typeOf('Group', GROUP_SCHEMA, 'Groups of people.', base),
]

/** What this implementation can do (RFC 7643, section 5). */
export const providerConfigAt = (base: string, resultsMax: number) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  documentationUri: `${new URL(base).origin}/help/provisioning`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: resultsMax },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that an administrator makes in Installation settings.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})
