import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import User from '#identity/users/models/user'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { looseWritesOf } from '#tests/loose_writes'
import { mailsTo } from '#tests/mails'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import EndSessionsCommand from '../../commands/end_sessions.js'
import MakeAdmin from '../../commands/make_admin.js'
import MakeResetLinkCommand from '../../commands/make_reset_link.js'
import TurnOffTwoFactor from '../../commands/turn_off_two_factor.js'

const NEW = 'Another-Morning!8'

/** Runs a command and returns its output. */
async function run(
  command:
    | typeof EndSessionsCommand
    | typeof MakeAdmin
    | typeof MakeResetLinkCommand
    | typeof TurnOffTwoFactor,
  ...args: string[]
): Promise<string> {
  ace.ui.switchMode('raw')
  const ran = await ace.create(command, args)
  const loose = await looseWritesOf(() => ran.exec())
  if (loose.length > 0) throw new Error(`Written outside inTransaction: ${loose.join('; ')}`)
  ran.assertSucceeded()
  const said = ran.logger.getLogs().map(({ message }) => message)
  ran.logger.flushLogs()
  return said.join('\n')
}

async function choosePassword(output: string): Promise<number> {
  const token = output.match(/token=([\w-]+)/)?.[1]
  const body = { token, password: NEW, confirmPassword: NEW }
  return (await callApi('POST', '/api/auth/reset-password', { body })).status
}

test.group('The console', (group) => {
  dialect(group)
  rollBack(group)

  test('makes a user an administrator', async ({ assert }) => {
    const user = await makeUser()
    await run(MakeAdmin, user.email)
    assert.isTrue((await user.refresh()).isAdmin)
  })

  test('creates an administrator with a link to choose a password', async ({ assert }) => {
    const said = await run(MakeAdmin, 'ada@example.org', '--name=Ada Byron')
    const user = await User.findByEmail('ada@example.org')
    assert.containsSubset(user?.$attributes, { name: 'Ada Byron', isAdmin: true })
    assert.equal(await choosePassword(said), 200)
  })

  test('creates a reset link', async ({ assert }) => {
    const user = await makeUser()
    assert.equal(await choosePassword(await run(MakeResetLinkCommand, user.email)), 200)
  })

  test('turns two-factor off for a user who cannot give a code any more', async ({ assert }) => {
    const user = await makeUser()
    await makeTwoFactor(user)
    const signIn = () =>
      callApi('POST', '/api/auth/login', { body: { email: user.email, password: PASSWORD } })
    assert.isTrue((await signIn()).body!.requires2FA)
    await run(TurnOffTwoFactor, user.email)
    assert.isString((await signIn()).body!.token)
    assert.lengthOf(await mailsTo(user.email), 1)
  })

  test('ends the sessions of one user, or of all users', async ({ assert }) => {
    const [ada, ben, cleo] = [await makeUser(), await makeUser(), await makeUser()]
    const sessions = [await tokenOf(ada), await tokenOf(ada), await tokenOf(ben), await tokenOf(cleo)]
    const statuses = () =>
      Promise.all(sessions.map(async (as) => (await callApi('GET', '/api/auth/status', { as })).status))
    assert.include(await run(EndSessionsCommand, ada.email), '1 user')
    assert.deepEqual(await statuses(), [401, 401, 200, 200])
    assert.include(await run(EndSessionsCommand, '--everybody'), '3 users')
    assert.deepEqual(await statuses(), [401, 401, 401, 401])
  })
})
