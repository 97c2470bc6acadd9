import { isLanguage, type Language } from '#contract/core/rules/language'
import { invalidPath, invalidSyntax, invalidValue, readOnly } from '#organizations/scim/errors'
import { attributeName, isNotStored, isReadOnly, USER_SCHEMA } from '#organizations/scim/rules/attributes'
import { readOperations } from '#organizations/scim/rules/patch_operations'
import {
  flagValue,
  foldedFields,
  requireSchema,
  textValue,
  unwrapped,
} from '#organizations/scim/rules/values'

/** What a request says about a person. Null removes a value; what is absent stays. */
export interface UserChanges {
  userName?: string
  externalId?: string | null
  displayName?: string | null
  formatted?: string | null
  givenName?: string | null
  familyName?: string | null
  active?: boolean
  language?: Language
}

type Setter = (changes: UserChanges, value: unknown) => void

const text =
  (field: 'externalId' | 'displayName' | 'formatted' | 'givenName' | 'familyName', name: string): Setter =>
  (changes, value) => {
    changes[field] = textValue(unwrapped(value), name)
  }

const setLanguage: Setter = (changes, value) => {
  const language = textValue(unwrapped(value), 'preferredLanguage')?.slice(0, 2).toLowerCase()
  if (isLanguage(language)) changes.language = language
}

/** The stored attributes by their lower-case paths. */
const SETTERS: Record<string, Setter> = {
  username: (changes, value) => {
    const userName = textValue(unwrapped(value), 'userName')
    if (userName === null) throw invalidValue('userName is required.')
    changes.userName = userName
  },
  externalid: text('externalId', 'externalId'),
  displayname: text('displayName', 'displayName'),
  'name.formatted': text('formatted', 'name.formatted'),
  'name.givenname': text('givenName', 'name.givenName'),
  'name.familyname': text('familyName', 'name.familyName'),
  active: (changes, value) => {
    const active = flagValue(unwrapped(value), 'active')
    if (active !== null) changes.active = active
  },
  locale: setLanguage,
  preferredlanguage: setLanguage,
}

const NAME_PARTS = ['formatted', 'givenname', 'familyname']

const NOTHING = { externalId: null, displayName: null, formatted: null, givenName: null, familyName: null }

/** What PUT and POST say: an absent attribute is removed, except those that a person always has. */
export function readUser(body: unknown): UserChanges {
  const fields = foldedFields(body, 'The body')
  requireSchema(fields.schemas, USER_SCHEMA)
  const { name, ...others } = fields
  const parts = name === undefined || name === null ? {} : foldedFields(name, 'name')
  const changes: UserChanges = { ...NOTHING }
  for (const [path, set] of Object.entries(SETTERS)) {
    const part = path.split('.')[1]
    const value = part === undefined ? others[path] : parts[part]
    if (value !== undefined) set(changes, value)
  }
  if (changes.userName === undefined) throw invalidValue('userName is required.')
  if (fields.emails !== undefined && fields.emails !== null && !Array.isArray(fields.emails))
    throw invalidSyntax('emails is not a list.')
  return changes
}

/** What PATCH says; later operations win. */
export function readUserPatch(body: unknown): UserChanges {
  const changes: UserChanges = {}
  for (const { op, path, hasPath, value } of readOperations(body)) {
    const name = attributeName(path.attribute, USER_SCHEMA)
    if (path.filter !== null && !isNotStored(name)) throw invalidPath(`${path.attribute} has one value only.`)
    if (!hasPath && isReadOnly(name)) continue
    if (op === 'remove') removeAttribute(changes, name)
    else setAttribute(changes, name, value)
  }
  return changes
}

function setAttribute(changes: UserChanges, name: string, value: unknown): void {
  if (name === 'name') {
    const parts = foldedFields(value, 'name')
    for (const [part, inner] of Object.entries(parts)) setAttribute(changes, `name.${part}`, inner)
    return
  }
  const set = SETTERS[name]
  if (set !== undefined) set(changes, value)
  else refuseUnknown(name)
}

/** A person always has a userName, a name that is shown, and a state. */
function removeAttribute(changes: UserChanges, name: string): void {
  if (name === 'username' || name === 'active') throw readOnly(`${name} cannot be removed.`)
  const names = name === 'name' ? NAME_PARTS.map((part) => `name.${part}`) : [name]
  for (const each of names) {
    const set = SETTERS[each]
    if (set !== undefined) set(changes, null)
    else refuseUnknown(each)
  }
}

function refuseUnknown(name: string): void {
  if (isNotStored(name)) return
  if (isReadOnly(name)) throw readOnly(`${name} cannot be changed.`)
  throw invalidPath(`${name} is not an attribute of a person.`)
}
