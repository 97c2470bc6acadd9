import { test } from '@japa/runner'
import { namesVersion, versionOf } from '#organizations/scim/rules/entity_tag'
import { project, readProjection } from '#organizations/scim/rules/projection'
import { changedNames } from '#organizations/scim/rules/shown_name'

const RESOURCE = {
  schemas: ['s'],
  id: '1',
  userName: 'ada',
  name: { givenName: 'Ada', familyName: 'King' },
  active: true,
}
const keys = (attributes?: string, excluded?: string) =>
  JSON.stringify(project(RESOURCE, readProjection('urn:s', attributes, excluded)))

test.group('The attributes of an answer', () => {
  for (const [attributes, excluded, expected] of [
    ['', '', RESOURCE],
    ['username', '', { schemas: ['s'], id: '1', userName: 'ada' }],
    [
      'urn:s:userName, name.familyName',
      '',
      { schemas: ['s'], id: '1', userName: 'ada', name: { familyName: 'King' } },
    ],
    ['name', '', { schemas: ['s'], id: '1', name: RESOURCE.name }],
    ['nothing', '', { schemas: ['s'], id: '1' }],
    ['', 'name,ID', { schemas: ['s'], id: '1', userName: 'ada', active: true }],
    ['', 'name.givenName', { ...RESOURCE, name: { familyName: 'King' } }],
  ] as const) {
    test(`are chosen by “${attributes}”, without “${excluded}”`, ({ assert }) => {
      assert.equal(keys(attributes, excluded), JSON.stringify(expected))
    })
  }
})

test.group('A version', () => {
  test('is named by itself, by a list, and by a star', ({ assert }) => {
    const version = versionOf(RESOURCE)
    for (const header of [version, version.slice(2), `"x", ${version}`, '*', `w/${version.slice(2)}`])
      assert.isTrue(namesVersion(header, version), header)
    for (const header of ['', '"x"', versionOf({ ...RESOURCE, active: false })])
      assert.isFalse(namesVersion(header, version), header)
  })
})

test.group('The name that colleagues see', () => {
  const before = { shown: 'Ada Lovelace', given: 'Ada', family: 'Lovelace' }

  test('follows the names it is put together from', ({ assert }) => {
    assert.equal(changedNames(before, { familyName: 'King' }).shown, 'Ada King')
    assert.equal(
      changedNames({ ...before, shown: 'The Countess' }, { familyName: 'King' }).shown,
      'The Countess',
    )
    assert.equal(changedNames(before, { displayName: null }).shown, 'Ada Lovelace')
    assert.equal(changedNames(before, { displayName: 'Ada K.', formatted: 'x' }).shown, 'Ada K.')
    assert.equal(changedNames(before, { givenName: null, familyName: null }).shown, 'Ada Lovelace')
  })
})
