import { test } from '@japa/runner'
import type { PeopleList } from '#contract/identity/data/administered_person'
import MakeResetLink from '#identity/auth/actions/make_reset_link'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { listen } from '#notifications/stream/tests/support/listen'
import User from '#identity/users/models/user'

const makeAdmin = () => makeUser({ name: 'Ada Admin', isAdmin: true })
const change = (as: User | string, { id }: User, what: string) =>
  callApi('POST', `/api/admin/people/${id}/${what}`, { as })
const signIn = (user: User) =>
  callApi('POST', '/api/auth/login', { body: { email: user.email, password: PASSWORD } })
const statusOf = async (token: string) => (await callApi('GET', '/api/auth/status', { as: token })).status
const setAdministrator = (as: User | string, { id }: User, body: object) =>
  callApi('PUT', `/api/admin/people/${id}/administrator`, { as, body: { password: PASSWORD, ...body } })
const actionsOf = async (as: User) => {
  const { body } = await callApi('GET', `/api/admin/log?actorId=${as.id}`, { as })
  const { entries } = body as { entries: { action: string; subject: string }[] }
  return entries.map(({ action, subject }) => `${action} ${subject}`)
}

async function search(as: User, query: string) {
  const { status, body } = await callApi('GET', `/api/admin/people?${query}`, { as })
  const { people, pagination } = body as unknown as PeopleList
  return { status, people, names: people?.map(({ name }) => name), pagination }
}

test.group('The people of an installation', (group) => {
  dialect(group)
  rollBack(group)

  test('are listed for administrators alone', async ({ assert }) => {
    const { owner, admin, member } = await makeTeam()
    for (const as of [owner, admin, member]) assert.equal((await search(as, '')).status, 403)
    assert.equal((await callApi('GET', '/api/admin/people')).status, 401)
  })

  test('are found by the beginning of their name or email address, in any case', async ({ assert }) => {
    const as = await makeAdmin()
    await makeUser({ name: 'Élodie Zéphyr', email: 'zz-one@example.org' })
    await makeUser({ name: 'Zzyzx 100%', email: 'elodie-zz@example.org' })
    assert.deepEqual((await search(as, `search=${encodeURIComponent('éLODIE z')}`)).names, ['Élodie Zéphyr'])
    assert.deepEqual((await search(as, 'search=ZZ')).names, ['Zzyzx 100%', 'Élodie Zéphyr'])
    assert.deepEqual((await search(as, 'search=zz-ONE@')).names, ['Élodie Zéphyr'])
    assert.isEmpty((await search(as, 'search=%25')).names!)
    assert.isEmpty((await search(as, 'search=phyr')).names!)
  })

  test('are found by their new name', async ({ assert }) => {
    const as = await makeAdmin()
    const user = await makeUser({ name: 'Xaver Before' })
    await user.merge({ name: 'Xaver After' }).save()
    assert.deepEqual((await search(as, 'search=xaver a')).names, ['Xaver After'])
    assert.isEmpty((await search(as, 'search=xaver b')).names!)
  })

  test('are filtered by what they are, and paged by name', async ({ assert }) => {
    const as = await makeAdmin()
    for (const name of ['Yola C', 'Yola A', 'Yola B']) await makeUser({ name, isDisabled: name !== 'Yola B' })
    assert.deepEqual((await search(as, 'search=yola&status=disabled')).names, ['Yola A', 'Yola C'])
    assert.isEmpty((await search(as, 'search=yola&status=administrator')).names!)
    const { names, pagination } = await search(as, 'search=yola&limit=2&page=2')
    assert.deepEqual(names, ['Yola C'])
    assert.deepEqual(pagination, { page: 2, limit: 2, total: 3, totalPages: 2 })
    assert.equal((await search(as, 'status=closed')).status, 422)
  })

  test('are shown without passwords or secrets', async ({ assert }) => {
    const as = await makeAdmin()
    const { people } = await search(as, 'search=ada admin')
    assert.equal(
      Object.keys(people[0]!).join(' '),
      'id name email emailVerified avatarUrl isAdmin twoFaEnabled disabledAt createdAt can',
    )
    assert.isFalse(people.find(({ id }) => id === as.id)!.can.disable)
  })
})

test.group('Disabling a person', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused to members, owners and for oneself', async ({ assert }) => {
    const { owner, admin, member, stranger } = await makeTeam()
    for (const as of [owner, admin, member]) {
      for (const what of ['disable', 'enable', 'sign-out']) {
        assert.equal((await change(as, stranger, what)).status, 403)
      }
    }
    const as = await makeAdmin()
    const refused = await change(as, as, 'disable')
    assert.deepEqual([refused.status, refused.body?.code], [409, 'CANNOT_DISABLE_YOURSELF'])
    const { status, body } = await callApi('POST', `/api/admin/people/${crypto.randomUUID()}/disable`, { as })
    assert.deepEqual([status, body?.code], [404, 'USER_NOT_FOUND'])
  })

  test('ends their sessions, streams, links and pending sign-ins', async ({ assert }) => {
    const as = await makeAdmin()
    const { member } = await makeTeam()
    const stream = await listen(member)
    const link = await new MakeResetLink().handle(member.email)
    const { status, body } = await change(as, member, 'disable')
    assert.equal(status, 200)
    assert.isNotNull((body as { person: { disabledAt: string } }).person.disabledAt)
    await stream.untilEnd()
    assert.equal(await statusOf(stream.token), 401)
    const token = new URL(link).searchParams.get('token')
    const reset = await callApi('POST', '/api/auth/reset-password', {
      body: { token, password: 'Another-Morning!8', confirmPassword: 'Another-Morning!8' },
    })
    assert.equal(reset.body?.code, 'RESET_LINK_INVALID')
  })

  test('refuses their sign-in with a sentence, once the password is right', async ({ assert }) => {
    const user = await makeUser({ isDisabled: true })
    const refused = await signIn(user)
    assert.deepEqual([refused.status, refused.body?.code], [403, 'ACCOUNT_DISABLED'])
    const wrong = await callApi('POST', '/api/auth/login', { body: { email: user.email, password: 'wrong' } })
    assert.equal(wrong.body?.code, 'INVALID_CREDENTIALS')
  })

  test('refuses a session that a sign-in under way has opened, also after they are enabled', async ({
    assert,
  }) => {
    const as = await makeAdmin()
    const user = await makeUser()
    await change(as, user, 'disable')
    const late = await tokenOf(user)
    assert.equal(await statusOf(late), 401)
    assert.equal((await change(as, user, 'enable')).status, 200)
    assert.equal(await statusOf(late), 401)
    assert.equal((await signIn(user)).status, 200)
  })

  test('refuses new links for them', async ({ assert }) => {
    const as = await makeAdmin()
    const { email } = await makeUser({ isDisabled: true })
    const { status } = await callApi('POST', '/api/admin/reset-links', { as, body: { email } })
    assert.equal(status, 403)
  })

  test('keeps what they wrote, and their name', async ({ assert }) => {
    const as = await makeAdmin()
    const { member, owner, organizationId } = await makeTeam()
    const body = { organizationId, title: 'Stays', url: 'https://www.linkedin.com/posts/1' }
    const created = await callApi('POST', '/api/posts', { as: member, body })
    await change(as, member, 'disable')
    const { id } = (created.body as { post: { id: string } }).post
    const { body: shown } = await callApi('GET', `/api/posts/${id}`, { as: owner })
    assert.containsSubset(shown, { post: { creator: { name: 'Mira Member' } } })
  })

  test('is recorded once, like enabling and signing out', async ({ assert }) => {
    const as = await makeAdmin()
    const user = await makeUser({ name: 'Dora' })
    for (const what of ['disable', 'disable', 'enable', 'enable', 'sign-out']) await change(as, user, what)
    assert.deepEqual(await actionsOf(as), ['user.signed_out Dora', 'user.enabled Dora', 'user.disabled Dora'])
  })
})

test.group('Signing a person out everywhere', (group) => {
  dialect(group)
  rollBack(group)

  test('ends their sessions and no others', async ({ assert }) => {
    const as = await makeAdmin()
    const { member, owner } = await makeTeam()
    const [ended, kept] = [await tokenOf(member), await tokenOf(owner)]
    assert.equal((await change(as, member, 'sign-out')).status, 204)
    assert.equal(await statusOf(ended), 401)
    assert.equal(await statusOf(kept), 200)
    assert.equal((await signIn(member)).status, 200)
  })
})

test.group('Making and unmaking administrators', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused to everybody else', async ({ assert }) => {
    const { owner, admin, member } = await makeTeam()
    for (const as of [owner, admin, member]) {
      assert.equal((await setAdministrator(as, as, { isAdmin: true })).status, 403)
    }
    assert.isFalse((await User.findOrFail(owner.id)).isAdmin)
  })

  test('asks for the password', async ({ assert }) => {
    const [as, other] = [await makeAdmin(), await makeUser()]
    const without = await setAdministrator(as, other, { isAdmin: true, password: undefined })
    assert.deepEqual([without.status, without.body?.code], [403, 'REAUTHENTICATION_REQUIRED'])
    const wrong = await setAdministrator(as, other, { isAdmin: true, password: 'Wrong-Morning!7' })
    assert.deepEqual([wrong.status, wrong.body?.code], [400, 'INVALID_PASSWORD'])
    assert.isFalse((await User.findOrFail(other.id)).isAdmin)
  })

  test('takes effect at once, and is recorded', async ({ assert }) => {
    const [as, other] = [await makeAdmin(), await makeUser({ name: 'Otto' })]
    const token = await tokenOf(other)
    assert.equal((await setAdministrator(as, other, { isAdmin: true })).status, 200)
    assert.equal((await callApi('GET', '/api/admin/people', { as: token })).status, 200)
    assert.equal((await setAdministrator(as, other, { isAdmin: false })).status, 200)
    assert.equal((await callApi('GET', '/api/admin/people', { as: token })).status, 403)
    assert.deepEqual(await actionsOf(as), ['user.unmade_administrator Otto', 'user.made_administrator Otto'])
  })

  test('never leaves the installation without one who can sign in', async ({ assert }) => {
    await User.query().update({ isAdmin: false })
    const as = await makeAdmin()
    await makeUser({ isAdmin: true, isDisabled: true })
    const refused = await setAdministrator(as, as, { isAdmin: false })
    assert.deepEqual([refused.status, refused.body?.code], [409, 'LAST_ADMINISTRATOR'])
    await makeUser({ isAdmin: true })
    assert.equal((await setAdministrator(as, as, { isAdmin: false })).status, 200)
  })
})
