import { isId } from '#core/runtime/ids'
import { invalidPath, invalidSyntax, invalidValue, readOnly } from '#organizations/scim/errors'
import { attributeName, GROUP_SCHEMA, isReadOnly } from '#organizations/scim/rules/attributes'
import type { Filter } from '#organizations/scim/rules/filter'
import { readOperations, type PatchOperation } from '#organizations/scim/rules/patch_operations'
import { foldedFields, requireSchema, textValue, unwrapped } from '#organizations/scim/rules/values'

const GROUP_MEMBERS_MAX = 10_000

/** Who joins and leaves a group. With `replaces`, everyone else leaves too. */
export interface MemberChanges {
  replaces: boolean
  added: Set<string>
  removed: Set<string>
}

/** What a request says about a group. Null removes a value; what is absent stays. */
export interface GroupChanges {
  displayName?: string
  externalId?: string | null
  members: MemberChanges
}

const noMembers = (replaces: boolean): MemberChanges => ({ replaces, added: new Set(), removed: new Set() })

/** What PUT and POST say: an absent attribute is removed. */
export function readGroup(body: unknown): GroupChanges {
  const fields = foldedFields(body, 'The body')
  requireSchema(fields.schemas, GROUP_SCHEMA)
  const members = noMembers(true)
  for (const id of memberIds(fields.members ?? [])) members.added.add(id)
  return {
    displayName: displayNameOf(fields.displayname),
    externalId: textValue(fields.externalid, 'externalId'),
    members,
  }
}

/** What PATCH says; later operations win. */
export function readGroupPatch(body: unknown): GroupChanges {
  const changes: GroupChanges = { members: noMembers(false) }
  for (const operation of readOperations(body)) {
    const name = attributeName(operation.path.attribute, GROUP_SCHEMA)
    if (name === 'members') changeMembers(changes.members, operation)
    else changeAttribute(changes, name, operation)
  }
  const { added, removed } = changes.members
  if (added.size + removed.size > GROUP_MEMBERS_MAX)
    throw invalidValue(`A request has at most ${GROUP_MEMBERS_MAX} members.`)
  return changes
}

function changeAttribute(changes: GroupChanges, name: string, operation: PatchOperation): void {
  const { op, path, hasPath, value } = operation
  if (path.filter !== null) throw invalidPath(`${path.attribute} has one value only.`)
  if (name === 'externalid') {
    changes.externalId = op === 'remove' ? null : textValue(unwrapped(value), 'externalId')
  } else if (name === 'displayname') {
    if (op === 'remove') throw readOnly('displayName cannot be removed.')
    changes.displayName = displayNameOf(unwrapped(value))
  } else if (!isReadOnly(name)) {
    throw invalidPath(`${path.attribute} is not an attribute of a group.`)
  } else if (hasPath) {
    throw readOnly(`${path.attribute} cannot be changed.`)
  }
}

function changeMembers(members: MemberChanges, { op, path: { filter, part }, value }: PatchOperation): void {
  if (filter !== null) {
    if (op !== 'remove' || part !== null) throw invalidPath('A member can be added or removed only.')
    return remove(members, [memberOfFilter(filter)])
  }
  if (op === 'remove' && value !== undefined && value !== null) return remove(members, memberIds(value))
  if (op !== 'add') {
    members.replaces = true
    members.added.clear()
    members.removed.clear()
  }
  if (op === 'remove') return
  for (const id of memberIds(value)) {
    members.added.add(id)
    members.removed.delete(id)
  }
}

function remove({ added, removed }: MemberChanges, ids: readonly string[]): void {
  for (const id of ids) {
    added.delete(id)
    removed.add(id)
  }
}

/** The id in `members[value eq "…"]`. */
function memberOfFilter(filter: Filter): string {
  const isOne = filter.kind === 'compare' && filter.operator === 'eq' && filter.path.toLowerCase() === 'value'
  if (!isOne || typeof filter.value !== 'string') throw invalidPath('Members are named by value eq "id".')
  return filter.value.toLowerCase()
}

function memberIds(value: unknown): string[] {
  const members = Array.isArray(value) ? (value as unknown[]) : [value]
  if (members.length > GROUP_MEMBERS_MAX)
    throw invalidValue(`A request has at most ${GROUP_MEMBERS_MAX} members.`)
  return members.map(memberId)
}

function memberId(member: unknown): string {
  const { value, type = 'User' } =
    typeof member === 'string' ? { value: member } : foldedFields(member, 'A member')
  if (typeof value !== 'string') throw invalidSyntax('A member has no value.')
  if (String(type).toLowerCase() !== 'user') throw invalidValue('Groups have people as members, not groups.')
  if (!isId(value)) throw invalidValue(`There is no person ${value.slice(0, 50)}.`)
  return value.toLowerCase()
}

function displayNameOf(value: unknown): string {
  const name = textValue(value, 'displayName')
  if (name === null) throw invalidValue('displayName is required.')
  return name
}
