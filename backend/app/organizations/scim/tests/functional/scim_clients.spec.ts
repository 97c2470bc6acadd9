import { test } from '@japa/runner'
import { rollBackTo } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePeople } from '#organizations/scim/tests/support/people'
import { connectDirectory } from '#organizations/scim/tests/support/scim_client'

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

async function makeScene() {
  const directory = await connectDirectory()
  const { body } = await directory.createUser({
    userName: 'ada@example.org',
    externalId: 'ada',
    displayName: 'Ada Lovelace',
    name: { givenName: 'Ada', familyName: 'Lovelace', formatted: 'Ada Lovelace' },
    emails: [{ primary: true, type: 'work', value: 'ada@example.org' }],
    active: true,
  })
  const ids = await makePeople(3)
  const group = await directory.createGroup({
    displayName: 'Writers',
    externalId: 'w',
    members: [{ value: ids[0] }],
  })
  return { directory, user: body, ids, group: group.body }
}

/** What Entra sends for a change of a person, and what the person is afterwards. */
const ENTRA: [what: string, operations: object[], after: object][] = [
  [
    'capitalised operations',
    [{ op: 'Replace', path: 'displayName', value: 'Ada King' }],
    { displayName: 'Ada King' },
  ],
  ['a state as a text', [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
  ['a state in a list', [{ op: 'Add', path: 'active', value: [{ value: 'False' }] }], { active: false }],
  [
    'several operations',
    [
      { op: 'Add', path: 'name.familyName', value: 'King' },
      { op: 'Replace', path: 'externalId', value: 'king' },
    ],
    { name: { familyName: 'King', givenName: 'Ada' }, externalId: 'king', displayName: 'Ada King' },
  ],
  [
    'the address by a filter',
    [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'king@example.org' },
      { op: 'Replace', path: 'userName', value: 'king@example.org' },
    ],
    { userName: 'king@example.org', emails: [{ value: 'king@example.org', type: 'work', primary: true }] },
  ],
  [
    'attributes that are not stored',
    [
      { op: 'Add', path: 'title', value: 'Countess' },
      { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Engines' },
      { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+44' },
      { op: 'Replace', path: 'displayName', value: 'The Countess' },
    ],
    { displayName: 'The Countess' },
  ],
  [
    'values by dotted names without a path',
    [{ op: 'replace', value: { 'name.givenName': 'Augusta', displayName: 'Augusta Ada' } }],
    { name: { givenName: 'Augusta' }, displayName: 'Augusta Ada' },
  ],
  ['the removal of a value', [{ op: 'Remove', path: 'externalId' }], { displayName: 'Ada Lovelace' }],
  [
    'the last of two operations',
    [
      { op: 'Replace', path: 'active', value: false },
      { op: 'Replace', path: 'active', value: true },
    ],
    { active: true },
  ],
]

test.group('What Entra and Okta send', (group) => {
  dialect(group)
  const scene = rollBackTo(group, makeScene)

  for (const [what, operations, after] of ENTRA) {
    test(`changes a person: ${what}`, async ({ assert }) => {
      const { directory, user } = await scene()
      const answers = []
      for (let replay = 0; replay < 2; replay += 1)
        answers.push(await directory.patch(`Users/${user.id}`, operations))
      for (const { status, body } of answers) {
        assert.equal(status, 200, JSON.stringify(body))
        assert.containSubset(body, after)
      }
      assert.equal(answers[1]!.body.meta.version, answers[0]!.body.meta.version)
      assert.equal(answers[1]!.body.meta.lastModified, answers[0]!.body.meta.lastModified)
    })
  }

  test('looks for a person before it makes one', async ({ assert }) => {
    const { directory } = await scene()
    const before = await directory.find('Users', 'userName eq "new@example.org"')
    assert.deepEqual([before.status, before.body.totalResults, before.body.Resources], [200, 0, []])
    const made = await directory.createUser({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
      userName: 'new@example.org',
      displayName: 'New Person',
      title: 'Writer',
      groups: [],
      locale: 'pt-BR',
      password: 'not-stored-1!',
      emails: [{ type: 'work', value: 'new@example.org', primary: true }],
      [ENTERPRISE]: { department: 'Engines' },
      photos: [{ value: 'https://example.org/photo.png', type: 'photo' }],
    })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.equal(made.body.preferredLanguage, 'pt')
    assert.notProperty(made.body, 'title')
  })

  test('sends JSON of either type', async ({ assert }) => {
    const { directory, user } = await scene()
    const body = { schemas: user.schemas, userName: user.userName, displayName: 'Ada' }
    for (const type of ['application/json', 'application/scim+json; charset=utf-8', 'Application/SCIM+JSON'])
      assert.equal((await directory.send('PUT', `Users/${user.id}`, body, { type })).status, 200, type)
    assert.equal((await directory.send('PUT', `Users/${user.id}`, 'a=b', { type: 'text/plain' })).status, 415)
  })

  test('reads a group without its members', async ({ assert }) => {
    const { directory, group } = await scene()
    for (const path of [
      `Groups/${group.id}?excludedAttributes=members`,
      'Groups?excludedAttributes=members&filter=displayName%20eq%20%22Writers%22',
    ]) {
      const { body } = await directory.get(path)
      const shown = 'Resources' in body ? body.Resources[0]! : body
      assert.equal(shown.displayName, 'Writers')
      assert.notProperty(shown, 'members')
    }
  })

  const membersOf = async () => {
    const { directory, group, ids } = await scene()
    const patch = (...operations: object[]) => directory.patch(`Groups/${group.id}`, operations)
    const members = async () => {
      const { body } = await directory.get(`Groups/${group.id}`)
      return body.members.map(({ value }: { value: string }) => ids.indexOf(value)).join()
    }
    return { directory, group, ids, patch, members }
  }

  test('adds and removes members of a group, again and again', async ({ assert }) => {
    const { ids, patch, members } = await membersOf()
    const values = (...at: number[]) => at.map((each) => ({ value: ids[each], display: 'A person' }))
    for (const [operation, expected] of [
      [{ op: 'Add', path: 'members', value: values(1, 2, 1) }, '0,1,2'],
      [{ op: 'Add', path: 'members', value: values(1) }, '0,1,2'],
      [{ op: 'Remove', path: 'members', value: values(1) }, '0,2'],
      [{ op: 'Remove', path: 'members', value: values(1) }, '0,2'],
      [{ op: 'remove', path: `members[value eq "${ids[0]}"]` }, '2'],
      [{ op: 'remove', path: `members[value eq "${ids[0]!.toUpperCase()}"]` }, '2'],
      [{ op: 'add', value: { members: values(0) } }, '0,2'],
      [{ op: 'add', path: 'members', value: { value: ids[1] } }, '0,1,2'],
      [{ op: 'replace', path: 'members', value: values(2) }, '2'],
      [{ op: 'remove', path: 'members' }, ''],
    ] as const) {
      const { status, body } = await patch(operation)
      assert.equal(status, 204, JSON.stringify(body))
      assert.equal(await members(), expected, JSON.stringify(operation))
    }
  })

  test('renames a group with its id among the values', async ({ assert }) => {
    const { directory, group, patch } = await membersOf()
    assert.equal(
      (await patch({ op: 'replace', value: { id: group.id, displayName: 'Authors' } })).status,
      204,
    )
    assert.equal((await directory.get(`Groups/${group.id}`)).body.displayName, 'Authors')
  })
})
