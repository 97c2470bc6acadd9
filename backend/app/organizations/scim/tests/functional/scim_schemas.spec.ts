import { test } from '@japa/runner'
import { rollBack } from '#tests/database'
import { problemsOf, RFC_SCHEMAS, type Schema } from '#organizations/scim/tests/support/rfc_schemas'
import { connectDirectory } from '#organizations/scim/tests/support/scim_client'

test.group('What the directory can find out', (group) => {
  rollBack(group)

  test('has every field that RFC 7643 requires', async ({ assert }) => {
    const directory = await connectDirectory()
    for (const [path, schema] of [
      ['ServiceProviderConfig', RFC_SCHEMAS.config],
      ['ResourceTypes/User', RFC_SCHEMAS.resourceType],
      ['ResourceTypes/Group', RFC_SCHEMAS.resourceType],
      ['Schemas/urn:ietf:params:scim:schemas:core:2.0:User', RFC_SCHEMAS.schema],
      ['Schemas/urn:ietf:params:scim:schemas:core:2.0:Group', RFC_SCHEMAS.schema],
    ] as const) {
      const { status, body } = await directory.get(path)
      assert.equal(status, 200, path)
      assert.deepEqual(problemsOf(body, schema), [], path)
    }
    assert.isFalse((await directory.get('ServiceProviderConfig')).body.bulk.supported)
    for (const path of ['ResourceTypes', 'Schemas']) {
      const { body } = await directory.get(path)
      assert.deepEqual([body.totalResults, body.Resources.length], [2, 2])
    }
  })

  test('describes the resources that it answers, by the schemas of RFC 7643 and by its own', async ({
    assert,
  }) => {
    const directory = await connectDirectory()
    const person = await directory.createUser({
      userName: 'ada@example.org',
      externalId: 'ada',
      name: { givenName: 'Ada', familyName: 'Lovelace' },
      preferredLanguage: 'en',
    })
    const { body: made } = await directory.createGroup({
      displayName: 'Writers',
      externalId: 'w',
      members: [{ value: person.body.id }],
    })
    const { body } = await directory.get('Schemas')
    const [userSchema, groupSchema] = body.Resources as unknown as [Schema, Schema]
    for (const schema of [userSchema, RFC_SCHEMAS.user]) assert.deepEqual(problemsOf(person.body, schema), [])
    for (const schema of [groupSchema, RFC_SCHEMAS.group]) assert.deepEqual(problemsOf(made, schema), [])
    const { body: list } = await directory.get('Users')
    assert.deepEqual(problemsOf(list, RFC_SCHEMAS.list), [])
    const { body: error } = await directory.find('Users', 'x')
    assert.deepEqual(problemsOf(error, RFC_SCHEMAS.error), [])
  })
})
