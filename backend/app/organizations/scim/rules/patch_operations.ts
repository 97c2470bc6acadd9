import { PATCH_SCHEMA } from '#organizations/scim/rules/attributes'
import { invalidPath, invalidSyntax, invalidValue, noTarget, ScimError } from '#organizations/scim/errors'
import { parsePath, type PatchPath } from '#organizations/scim/rules/filter'
import { foldedFields, isFields, requireSchema } from '#organizations/scim/rules/values'

const OPERATIONS = ['add', 'replace', 'remove'] as const
const OPERATIONS_MAX = 100

/** An operation on a path. Adding to an attribute with one value replaces it. */
export interface PatchOperation {
  op: (typeof OPERATIONS)[number]
  path: PatchPath
  /** Whether the request names the path. Without it, read-only attributes among the values are ignored. */
  hasPath: boolean
  value: unknown
}

/** The operations of a request; one without a path becomes one for each attribute of its value. */
export function readOperations(body: unknown): PatchOperation[] {
  const { schemas, operations } = foldedFields(body, 'The body')
  requireSchema(schemas, PATCH_SCHEMA)
  if (!Array.isArray(operations) || operations.length === 0)
    throw invalidSyntax('Operations is not a list of operations.')
  if (operations.length > OPERATIONS_MAX)
    throw invalidValue(`A request has at most ${OPERATIONS_MAX} operations.`)
  return operations.flatMap(readOperation)
}

function readOperation(operation: unknown): PatchOperation[] {
  const { op: name, path, value } = foldedFields(operation, 'An operation')
  const op = OPERATIONS.find((each) => each === String(name).toLowerCase())
  if (op === undefined) throw invalidSyntax('op is not add, replace or remove.')
  if (typeof path === 'string' && path !== '') return [{ op, path: pathOf(path), hasPath: true, value }]
  if (path !== undefined && path !== null && path !== '') throw invalidPath('path is not a text.')
  if (op === 'remove') throw noTarget('remove needs a path.')
  if (!isFields(value)) throw invalidValue('An operation without a path needs an object as its value.')
  return Object.entries(value).map(([attribute, inner]) => ({
    op,
    path: { attribute, filter: null, part: null },
    hasPath: false,
    value: inner,
  }))
}

function pathOf(text: string): PatchPath {
  try {
    return parsePath(text)
  } catch (error) {
    if (error instanceof ScimError) throw invalidPath(error.message)
    throw error
  }
}
