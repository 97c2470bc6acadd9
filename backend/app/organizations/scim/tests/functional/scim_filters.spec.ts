import { test } from '@japa/runner'
import { rollBackTo } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePeople } from '#organizations/scim/tests/support/people'
import { connectDirectory } from '#organizations/scim/tests/support/scim_client'

async function makeScene() {
  const directory = await connectDirectory()
  const people = [
    {
      userName: 'ada@example.org',
      displayName: 'Ada Lovelace',
      externalId: 'A-1',
      preferredLanguage: 'fr-FR',
    },
    { userName: 'grace@example.org', displayName: 'Grace Hopper', externalId: 'g-2', active: false },
    { userName: 'elodie@other.test', displayName: 'ÉLODIE 100%' },
  ]
  const ids: string[] = []
  for (const person of people) ids.push((await directory.createUser(person)).body.id)
  const { body } = await directory.createGroup({ displayName: 'Writers', members: [{ value: ids[0] }] })
  await directory.createGroup({ displayName: 'Readers', externalId: 'r-1' })
  return { directory, ids, groupId: body.id as string }
}

const FOUND: Record<string, string> = {
  'userName eq "ADA@EXAMPLE.ORG"': 'ada',
  'UserName Eq "ada@example.org"': 'ada',
  'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada@example.org"': 'ada',
  'userName ne "ada@example.org"': 'grace elodie',
  'userName co "example"': 'ada grace',
  'userName sw "gr"': 'grace',
  'userName ew ".test"': 'elodie',
  'userName gt "b"': 'grace elodie',
  'userName le "ada@example.org"': 'ada',
  'displayName co "élodie 1"': 'elodie',
  'displayName co "0%"': 'elodie',
  'name.formatted sw "grace"': 'grace',
  'externalId eq "A-1"': 'ada',
  'externalId eq "a-1"': '',
  'externalId sw "A"': 'ada',
  'externalId pr': 'ada grace',
  'externalId eq null': 'elodie',
  'not (externalId pr)': 'elodie',
  'externalId ne "A-1"': 'grace elodie',
  'not (externalId eq "A-1")': 'grace elodie',
  'active eq true': 'ada elodie',
  'active eq "False"': 'grace',
  'active ne true': 'grace',
  'preferredLanguage eq "fr"': 'ada',
  'emails eq "ada@example.org"': 'ada',
  'emails.value co "OTHER"': 'elodie',
  'emails[type eq "work" and value ew "example.org"]': 'ada grace',
  'emails[type eq "home"]': '',
  'emails[primary eq true] and active eq false': 'grace',
  'meta.created gt "2020-01-01T00:00:00Z"': 'ada grace elodie',
  'meta.lastModified lt "2020-01-01T00:00:00Z"': '',
  'id eq "not-an-id"': '',
  'userName sw "a" or userName sw "g" and active eq true': 'ada',
  '(userName sw "a" or userName sw "g") and active eq false': 'grace',
  'userName co ""': 'ada grace elodie',
  'userName eq "a\\" or 1=1 --"': '',
}

const REFUSED = [
  'userName',
  'userName eq',
  'userName eq ada',
  'userName is "ada"',
  'userName eq "ada" and',
  '(userName eq "ada"',
  'userName eq "ada")',
  'userName eq "ada',
  'unknown eq "x"',
  'password eq "x"',
  'userName eq 5',
  'active gt true',
  'active eq "yes"',
  'meta.created gt "yesterday"',
  'meta.created co "2020"',
  'id sw "0"',
  'emails[value eq "x"',
  'emails[emails[value eq "x"]]',
  "userName eq 'ada'",
  ';',
  `${'('.repeat(50)}userName pr${')'.repeat(50)}`,
  Array(60).fill('userName pr').join(' and '),
  `userName eq "${'a'.repeat(2_100)}"`,
]

test.group('A list of the directory', (group) => {
  dialect(group)
  const scene = rollBackTo(group, makeScene)

  for (const [filter, expected] of Object.entries(FOUND)) {
    test(`finds “${expected}” by ${filter}`, async ({ assert }) => {
      const { directory } = await scene()
      const { status, body } = await directory.find('Users', filter)
      assert.equal(status, 200, JSON.stringify(body))
      const names = body.Resources.map(({ userName }: { userName: string }) => userName.split('@')[0])
      assert.sameMembers(
        names,
        expected.split(' ').filter((name) => name !== ''),
      )
      assert.equal(body.totalResults, names.length)
    })
  }

  for (const filter of REFUSED) {
    test(`refuses the filter ${filter.slice(0, 50)}`, async ({ assert }) => {
      const { directory } = await scene()
      const { status, body } = await directory.find('Users', filter)
      assert.deepEqual([status, body.scimType], [400, 'invalidFilter'], JSON.stringify(body))
    })
  }

  test('finds groups by name, member and id', async ({ assert }) => {
    const { directory, ids, groupId } = await scene()
    const find = async (filter: string) =>
      (await directory.find('Groups', filter)).body.Resources.map(
        (one: { displayName: string }) => one.displayName,
      )
    assert.deepEqual(await find('displayName eq "writers"'), ['Writers'])
    assert.deepEqual(await find(`id eq "${groupId}" and members eq "${ids[0]}"`), ['Writers'])
    assert.deepEqual(await find(`members[value eq "${ids[0]}"]`), ['Writers'])
    assert.deepEqual(await find(`members.value eq "${ids[1]}"`), [])
    assert.deepEqual(await find(`not (members pr)`), ['Readers'])
    assert.deepEqual(await find('externalId eq "r-1"'), ['Readers'])
  })

  test('has pages in a fixed order', async ({ assert }) => {
    const { directory } = await scene()
    await makePeople(150)
    const idsOf = async (query: string) => {
      const { body } = await directory.get(`Users?${query}`)
      const ids: string[] = body.Resources.map(({ id }: { id: string }) => id)
      const { totalResults, itemsPerPage, startIndex } = body
      return { ids, totalResults, itemsPerPage, startIndex }
    }
    const first = await idsOf('count=100')
    const second = await idsOf('startIndex=101&count=1000')
    assert.deepEqual([first.totalResults, first.itemsPerPage, first.startIndex], [153, 100, 1])
    assert.deepEqual([second.totalResults, second.itemsPerPage, second.startIndex], [153, 53, 101])
    assert.lengthOf(new Set([...first.ids, ...second.ids]), 153)
    const none = await idsOf('count=0')
    assert.deepEqual([none.totalResults, none.itemsPerPage], [153, 0])
    assert.deepEqual((await idsOf('startIndex=-5&count=2')).ids, first.ids.slice(0, 2))
    assert.deepEqual((await idsOf('startIndex=1000')).ids, [])
    assert.deepEqual((await idsOf('count=-1')).ids, [])
  })

  test('refuses places that are no numbers, and parameters that come twice', async ({ assert }) => {
    const { directory } = await scene()
    for (const [query, type] of [
      ['startIndex=one', 'invalidValue'],
      ['count=1e3', 'invalidValue'],
      ['filter=id%20pr&filter=id%20pr', 'invalidSyntax'],
      ['attributes[]=id', 'invalidSyntax'],
    ] as const) {
      const { status, body } = await directory.get(`Users?${query}`)
      assert.deepEqual([status, body.scimType], [400, type], query)
    }
  })
})
