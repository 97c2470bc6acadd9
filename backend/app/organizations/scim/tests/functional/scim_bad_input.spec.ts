import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#core/runtime/ids'
import { makeUser } from '#tests/factories/user_factory'
import { rollBackTo } from '#tests/database'
import { connectDirectory } from '#organizations/scim/tests/support/scim_client'
import { GROUP_SCHEMA, PATCH_SCHEMA, USER_SCHEMA } from '#organizations/scim/rules/attributes'

async function makeScene() {
  const directory = await connectDirectory()
  const user = (await directory.createUser({ userName: 'ada@example.org', displayName: 'Ada' })).body
  const group = (await directory.createGroup({ displayName: 'Writers', members: [{ value: user.id }] })).body
  const stranger = await makeUser()
  return { directory, user, group, stranger }
}

const TABLES = ['users', 'scim_users', 'scim_groups', 'scim_group_members', 'platform_log_entries']

async function stored(): Promise<string> {
  const rows = []
  for (const table of TABLES) rows.push(await db.from(table))
  return JSON.stringify(rows)
}

const user = (fields: object) => ({ schemas: [USER_SCHEMA], userName: 'new@example.org', ...fields })
const group = (fields: object) => ({ schemas: [GROUP_SCHEMA], displayName: 'New', ...fields })
const patch = (...operations: unknown[]) => ({ schemas: [PATCH_SCHEMA], Operations: operations })
const LONG = 'x'.repeat(300)

const USERS: [what: string, body: unknown, type: string][] = [
  ['no body', undefined, 'invalidValue'],
  ['a list', [], 'invalidSyntax'],
  ['a text', '"x"', 'invalidSyntax'],
  ['broken JSON', '{"userName": ', 'invalidSyntax'],
  ['no schemas', { userName: 'new@example.org' }, 'invalidValue'],
  ['another schema', { schemas: [GROUP_SCHEMA], userName: 'new@example.org' }, 'invalidValue'],
  ['no userName', { schemas: [USER_SCHEMA] }, 'invalidValue'],
  ['a userName that is no address', user({ userName: 'ada' }), 'invalidValue'],
  ['a userName of another type', user({ userName: 5 }), 'invalidValue'],
  ['a blank userName', user({ userName: ' ' }), 'invalidValue'],
  ['a long userName', user({ userName: `${LONG}@example.org` }), 'invalidValue'],
  ['a userName twice', user({ username: 'other@example.org' }), 'invalidSyntax'],
  ['a long name', user({ displayName: LONG }), 'invalidValue'],
  ['a name of another type', user({ name: 'Ada' }), 'invalidSyntax'],
  ['a part of a name of another type', user({ name: { givenName: ['A', 'B'] } }), 'invalidValue'],
  ['a state of another type', user({ active: 'maybe' }), 'invalidValue'],
  ['a state as a number', user({ active: 1 }), 'invalidValue'],
  ['a long externalId', user({ externalId: LONG }), 'invalidValue'],
  ['emails of another type', user({ emails: 'ada@example.org' }), 'invalidSyntax'],
  ['a NUL byte', user({ displayName: 'a\0b' }), 'invalidSyntax'],
]

const USER_PATCHES: [what: string, body: unknown, type: string][] = [
  ['no operations', { schemas: [PATCH_SCHEMA] }, 'invalidSyntax'],
  ['an empty list', patch(), 'invalidSyntax'],
  ['no schemas', { Operations: [{ op: 'add', path: 'active', value: true }] }, 'invalidValue'],
  ['an operation that is no object', patch('add'), 'invalidSyntax'],
  ['an unknown operation', patch({ op: 'move', path: 'active' }), 'invalidSyntax'],
  ['an unknown path', patch({ op: 'add', path: 'shoeSize', value: 5 }), 'invalidPath'],
  ['an unknown part', patch({ op: 'add', path: 'name.nick', value: 'x' }), 'invalidPath'],
  ['an unreadable path', patch({ op: 'add', path: 'emails[', value: 'x' }), 'invalidPath'],
  ['a path of another type', patch({ op: 'add', path: 5, value: 'x' }), 'invalidPath'],
  [
    'a filter on a single value',
    patch({ op: 'add', path: 'userName[value eq "x"]', value: 'x' }),
    'invalidPath',
  ],
  ['the removal of nothing', patch({ op: 'remove' }), 'noTarget'],
  ['the removal of the userName', patch({ op: 'remove', path: 'userName' }), 'mutability'],
  ['another id', patch({ op: 'replace', path: 'id', value: newId() }), 'mutability'],
  ['another meta', patch({ op: 'replace', path: 'meta.created', value: 'x' }), 'mutability'],
  ['values without a path and object', patch({ op: 'replace', value: 'x' }), 'invalidValue'],
  [
    'a valid operation before an invalid one',
    patch({ op: 'replace', path: 'active', value: false }, { op: 'replace', path: 'userName', value: 'x' }),
    'invalidValue',
  ],
  [
    'too many operations',
    patch(...Array.from({ length: 101 }, () => ({ op: 'add', path: 'active', value: true }))),
    'invalidValue',
  ],
]

const GROUPS: [
  what: string,
  body: (scene: Awaited<ReturnType<typeof makeScene>>) => unknown,
  type: string,
][] = [
  ['no name', () => ({ schemas: [GROUP_SCHEMA] }), 'invalidValue'],
  ['a long name', () => group({ displayName: LONG }), 'invalidValue'],
  ['members of another type', () => group({ members: 5 }), 'invalidSyntax'],
  ['a member without a value', () => group({ members: [{ display: 'Ada' }] }), 'invalidSyntax'],
  ['a member that is no id', () => group({ members: [{ value: 'ada' }] }), 'invalidValue'],
  ['a member who does not exist', () => group({ members: [{ value: newId() }] }), 'invalidValue'],
  [
    'a member who is not provisioned',
    (scene) => group({ members: [{ value: scene.user.id }, { value: scene.stranger.id }] }),
    'invalidValue',
  ],
  [
    'a group as a member',
    (scene) => group({ members: [{ value: scene.group.id, type: 'Group' }] }),
    'invalidValue',
  ],
  [
    'too many members',
    () => group({ members: Array.from({ length: 10_001 }, () => ({ value: 'x' })) }),
    'invalidValue',
  ],
]

const GROUP_PATCHES: [what: string, body: unknown, type: string][] = [
  [
    'a member by another attribute',
    patch({ op: 'remove', path: 'members[display eq "Ada"]' }),
    'invalidPath',
  ],
  [
    'the change of a member',
    patch({ op: 'replace', path: 'members[value eq "x"]', value: {} }),
    'invalidPath',
  ],
  ['the removal of the name', patch({ op: 'remove', path: 'displayName' }), 'mutability'],
  ['an unknown attribute', patch({ op: 'add', path: 'color', value: 'red' }), 'invalidPath'],
  [
    'a rename before an unknown member',
    patch(
      { op: 'replace', path: 'displayName', value: 'X' },
      { op: 'add', path: 'members', value: [{ value: newId() }] },
    ),
    'invalidValue',
  ],
]

test.group('Bad input of the directory', (test_group) => {
  const scene = rollBackTo(test_group, makeScene)

  const cases = [
    ...USERS.map(([what, body, type]) => ({
      what: `a new person: ${what}`,
      method: 'POST',
      path: 'Users',
      body,
      type,
    })),
    ...USERS.map(([what, body, type]) => ({
      what: `PUT of a person: ${what}`,
      method: 'PUT',
      path: 'user',
      body,
      type,
    })),
    ...USER_PATCHES.map(([what, body, type]) => ({
      what: `PATCH of a person: ${what}`,
      method: 'PATCH',
      path: 'user',
      body,
      type,
    })),
    ...GROUPS.map(([what, body, type]) => ({
      what: `a new group: ${what}`,
      method: 'POST',
      path: 'Groups',
      body,
      type,
    })),
    ...GROUPS.map(([what, body, type]) => ({
      what: `PUT of a group: ${what}`,
      method: 'PUT',
      path: 'group',
      body,
      type,
    })),
    ...GROUP_PATCHES.map(([what, body, type]) => ({
      what: `PATCH of a group: ${what}`,
      method: 'PATCH',
      path: 'group',
      body,
      type,
    })),
  ]

  for (const { what, method, path, body, type } of cases) {
    test(`${what} is refused, and nothing is written`, async ({ assert }) => {
      const prepared = await scene()
      const { directory, user: one, group: other } = prepared
      const to = { user: `Users/${one.id}`, group: `Groups/${other.id}` }[path] ?? path
      const before = await stored()
      const answer = await directory.send(method, to, typeof body === 'function' ? body(prepared) : body)
      assert.deepEqual([answer.status, answer.body.scimType], [400, type], JSON.stringify(answer.body))
      assert.equal(answer.body.status, '400')
      assert.isString(answer.body.detail)
      assert.equal(await stored(), before)
    })
  }

  test('a huge body is refused', async ({ assert }) => {
    const { directory } = await scene()
    const body = JSON.stringify(user({ displayName: 'x'.repeat(4_000_000) }))
    const answer = await directory.send('POST', 'Users', body)
    assert.deepEqual([answer.status, answer.body.status], [413, '413'])
  })

  test('an unknown address or method is answered in SCIM', async ({ assert }) => {
    const { directory, user: one } = await scene()
    for (const [method, path, status] of [
      ['GET', 'Users/1', 404],
      ['GET', 'Bulk', 404],
      ['POST', `Users/${one.id}`, 405],
      ['DELETE', 'Users', 405],
      ['GET', `Groups/${newId()}`, 404],
      ['GET', 'Schemas/urn:example', 404],
    ] as const) {
      const answer = await directory.send(method, path)
      assert.deepEqual([answer.status, answer.body.status], [status, String(status)], `${method} ${path}`)
      assert.match(answer.headers.get('content-type')!, /^application\/scim\+json/)
    }
  })
})
