import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import type { MemberList } from '#contract/organizations/data/organization'
import AddMember from '#organizations/organizations/actions/add_member'
import MemberJoined from '#organizations/organizations/events/member_joined'
import OrganizationCreated from '#organizations/organizations/events/organization_created'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const NORTHWIND = { name: 'Northwind Labs', slug: 'northwind-labs', description: 'Small rockets' }

test.group('Creating an organization', (group) => {
  dialect(group)
  rollBack(group)

  test('makes its creator the owner', async ({ client, assert, cleanup }) => {
    const events = emitter.fake([OrganizationCreated, MemberJoined])
    cleanup(() => emitter.restore())
    const user = await makeUser()
    const answer = await client.post('/api/organizations').json(NORTHWIND).loginAs(user)
    answer.assertStatus(201)
    const { organization } = answer.body()
    assert.deepInclude(organization, { ...NORTHWIND, role: 'owner', membersCount: 1, postsCount: 0 })
    assert.deepEqual(organization.can, {
      createPost: true,
      update: true,
      readAudit: true,
      manageMembers: true,
      manageRoles: true,
      delete: true,
    })
    events.assertEmitted(OrganizationCreated, ({ data }) => data.organizationId === organization.id)
  })

  test('refuses a name in use, regardless of case and spaces', async ({ client }) => {
    const user = await makeUser()
    await client.post('/api/organizations').json(NORTHWIND).loginAs(user)
    const again = { ...NORTHWIND, name: ' NORTHWIND   labs', slug: 'another' }
    const answer = await client.post('/api/organizations').json(again).loginAs(user)
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'ORGANIZATION_NAME_EXISTS' })
  })

  test('refuses a name that looks like one in use', async ({ client }) => {
    const user = await makeUser()
    await client.post('/api/organizations').json(NORTHWIND).loginAs(user)
    // The first o is Cyrillic.
    const lookalike = { ...NORTHWIND, name: NORTHWIND.name.replace('o', '\u043e'), slug: 'another' }
    const answer = await client.post('/api/organizations').json(lookalike).loginAs(user)
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'ORGANIZATION_NAME_EXISTS' })
  })

  test('names both fields when name and slug are in use', async ({ client, assert }) => {
    const user = await makeUser()
    await client.post('/api/organizations').json(NORTHWIND).loginAs(user)
    const answer = await client.post('/api/organizations').json(NORTHWIND).loginAs(user)
    answer.assertBodyContains({ code: 'ORGANIZATION_NAME_EXISTS' })
    const { fields } = answer.body().details
    assert.deepEqual(
      fields.map(({ field }: { field: string }) => field),
      ['name', 'slug'],
    )
  })

  test('refuses a slug in use', async ({ client }) => {
    const user = await makeUser()
    await client.post('/api/organizations').json(NORTHWIND).loginAs(user)
    const again = { ...NORTHWIND, name: 'Another' }
    const answer = await client.post('/api/organizations').json(again).loginAs(user)
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'ORGANIZATION_SLUG_EXISTS' })
  })

  for (const slug of ['', 'a', 'Caps', 'two--hyphens', '-edge', 'settings', 'x'.repeat(61)]) {
    test(`refuses the slug "${slug}"`, async ({ client, assert }) => {
      const user = await makeUser()
      const answer = await client
        .post('/api/organizations')
        .json({ ...NORTHWIND, slug })
        .loginAs(user)
      answer.assertStatus(422)
      assert.equal(answer.body().details.fields[0].field, 'slug')
    })
  }
})

test.group('Reading organizations', (group) => {
  dialect(group)
  rollBack(group)

  test('lists those of the user, by name', async ({ client, assert }) => {
    const { member } = await makeTeam('beta')
    for (const [name, slug] of [
      ['Gamma', 'gamma-team'],
      ['alpha', 'alpha-team'],
    ]) {
      await client.post('/api/organizations').json({ name, slug }).loginAs(member)
    }
    await makeTeam('Not mine')
    const answer = await client.get('/api/organizations').loginAs(member)
    const names = answer.body().organizations.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['alpha', 'beta', 'Gamma'])
  })

  test('answers in "can" what the role allows', async ({ client, assert }) => {
    const { organizationId, owner, admin, member } = await makeTeam()
    for (const [user, can] of [
      [owner, [true, true, true, true, true, true]],
      [admin, [true, true, true, true, false, false]],
      [member, [true, false, false, false, false, false]],
    ] as const) {
      const answer = await client.get(`/api/organizations/${organizationId}`).loginAs(user)
      assert.deepEqual(Object.values(answer.body().organization.can), [...can])
    }
  })

  test('answers 404 for a stranger', async ({ client, assert }) => {
    const { organizationId, stranger } = await makeTeam()
    const foreign = await client.get(`/api/organizations/${organizationId}`).loginAs(stranger)
    foreign.assertStatus(404)
    const missing = await client.get(`/api/organizations/${stranger.id}`).loginAs(stranger)
    assert.equal(foreign.body().code, 'ORG_NOT_FOUND')
    assert.deepEqual({ ...foreign.body(), requestId: '' }, { ...missing.body(), requestId: '' })
  })

  test('lists its members in the order they joined', async ({ client, assert }) => {
    const { organizationId, owner, admin, member } = await makeTeam()
    const answer = await client.get(`/api/organizations/${organizationId}/members`).loginAs(member)
    const { members } = answer.body()
    assert.deepEqual(
      members.map(({ id, role }: { id: string; role: string }) => [id, role]),
      [
        [owner.id, 'owner'],
        [admin.id, 'admin'],
        [member.id, 'member'],
      ],
    )
    assert.deepEqual(Object.keys(members[0]).toSorted(), [
      'avatarUrl',
      'can',
      'email',
      'id',
      'isDisabled',
      'isUnconfirmed',
      'joinedAt',
      'name',
      'role',
    ])
  })

  test('tells admins and owners which of its members are disabled, and nobody else', async ({
    client,
    assert,
  }) => {
    const { organizationId, owner, admin, member, stranger } = await makeTeam()
    const disabled = await makeUser({ isDisabled: true })
    await new AddMember().handle({ organizationId, userId: disabled.id, role: 'member' })
    const list = () => client.get(`/api/organizations/${organizationId}/members`)
    for (const [viewer, expected] of [
      [owner, [disabled.id]],
      [admin, [disabled.id]],
      [member, []],
    ] as const) {
      const { members } = (await list().loginAs(viewer)).body() as MemberList
      assert.deepEqual(
        members.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
        [...expected],
      )
    }
    const refused = await list().loginAs(stranger)
    refused.assertStatus(404)
  })

  test('shows visitors its name and no members', async ({ client, assert }) => {
    const { slug, organizationId } = await makeTeam('Open Door')
    const answer = await client.get(`/api/organizations/slug/${slug}`)
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), {
      organization: { id: organizationId, name: 'Open Door', slug, description: null },
    })
  })
})
