export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
export const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
export const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user'

/** Attributes of RFC 7643 that are accepted and not stored, so that the usual mappings of directories work. */
const NOT_STORED = new Set(
  'nickname profileurl title usertype timezone password emails phonenumbers ims photos addresses entitlements roles x509certificates name.middlename name.honorificprefix name.honorificsuffix'.split(
    ' ',
  ),
)

const READ_ONLY = new Set(['id', 'meta', 'schemas', 'groups'])

/** The name of an attribute without its schema; names ignore case. */
export function attributeName(path: string, schema: string): string {
  const name = path.toLowerCase()
  const prefix = `${schema.toLowerCase()}:`
  return name.startsWith(prefix) ? name.slice(prefix.length) : name
}

export const isReadOnly = (name: string): boolean => READ_ONLY.has(name.split('.')[0]!)

/** Whether an attribute of a person is accepted without being stored; extensions are, as a whole. */
export function isNotStored(name: string): boolean {
  if (name.startsWith('urn:')) return name === ENTERPRISE || name.startsWith(`${ENTERPRISE}:`)
  return NOT_STORED.has(name) || NOT_STORED.has(name.split('.')[0]!)
}
