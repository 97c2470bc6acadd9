import { inTransaction } from '#core/database/transactions/transaction'
import { makeUser } from '#tests/factories/user_factory'
import { insertToken } from '#organizations/scim/repositories/scim_tokens'
import { GROUP_SCHEMA, PATCH_SCHEMA, USER_SCHEMA } from '#organizations/scim/rules/attributes'

/** The fields of a resource, a list or an error; an answer has some of them. */
export interface ScimBody {
  id: string
  schemas: string[]
  userName: string
  displayName: string
  active: boolean
  preferredLanguage: string
  members: { value: string }[]
  meta: { version: string; lastModified: string; location: string }
  totalResults: number
  itemsPerPage: number
  startIndex: number
  Resources: ScimBody[]
  status: string
  scimType: string
  detail: string
  bulk: { supported: boolean }
}

interface ScimAnswer {
  status: number
  headers: Headers
  body: ScimBody
}

interface Options {
  headers?: Record<string, string>
  type?: string
}

const address = (path: string) => `http://${process.env.HOST}:${process.env.PORT}/api/scim/v2/${path}`

/** Sends requests as a directory does. */
export function scimClient(token: string) {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    options: Options = {},
  ): Promise<ScimAnswer> => {
    const { headers, type = 'application/scim+json' } = options
    const answer = await fetch(address(path), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  const patch = (path: string, operations: object[], options?: Options) =>
    send('PATCH', path, { schemas: [PATCH_SCHEMA], Operations: operations }, options)
  return {
    token,
    send,
    patch,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, { headers }),
    createUser: (user: object) => send('POST', 'Users', { schemas: [USER_SCHEMA], ...user }),
    createGroup: (group: object) => send('POST', 'Groups', { schemas: [GROUP_SCHEMA], ...group }),
    find: (path: string, filter: string) => send('GET', `${path}?filter=${encodeURIComponent(filter)}`),
  }
}

export type ScimClient = ReturnType<typeof scimClient>

/** A directory that an administrator has connected. */
export async function connectDirectory() {
  const administrator = await makeUser({ name: 'Ada Admin', isAdmin: true })
  const token = await inTransaction((trx) => insertToken(trx, administrator.id))
  return { ...scimClient(token), administrator }
}
