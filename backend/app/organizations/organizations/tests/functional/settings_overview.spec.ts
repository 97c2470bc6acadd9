import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SettingsOverview } from '#contract/organizations/data/settings_overview'
import { toInstant } from '#core/database/rows/instant'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { makeIntegration } from '#ai/tests/support/make_integration'
import { makeInvitation } from '#organizations/invitations/tests/support/invite'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { plansOf } from '#tests/plans'
import { statementsOf } from '#tests/queries'
import { dialect } from '#tests/tags'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const DAY_MS = 86_400_000

const pathOf = ({ organizationId }: Team) => `/api/organizations/${organizationId}/settings-overview`

async function overviewOf(team: Team): Promise<SettingsOverview> {
  const { body } = await callApi('GET', pathOf(team), { as: team.admin })
  return body as unknown as SettingsOverview
}

/** A person of the workspace, synced with this address. */
let people = 0
async function addSlackUser({ organizationId }: Team, emailKey: string, more: object = {}) {
  people += 1
  await db.table('slack_users').insert({
    id: crypto.randomUUID(),
    organization_id: organizationId,
    slack_user_id: `U${people}`,
    name: 'person',
    display_name: 'Person',
    real_name: 'A Person',
    email_key: emailKey,
    is_bot: false,
    is_deleted: false,
    is_restricted: false,
    is_ultra_restricted: false,
    synced_at: toInstant(new Date()),
    ...more,
  })
}

test.group('The overview of the settings', (group) => {
  dialect(group)
  rollBack(group)
  const slack = useSlack(group)

  test('is refused to members, and does not exist for others', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal((await callApi('GET', pathOf(team), { as: team.member })).status, 403)
    assert.equal((await callApi('GET', pathOf(team), { as: team.stranger })).status, 404)
    assert.equal((await callApi('GET', pathOf(team))).status, 401)
  })

  test('says that nothing is set up', async ({ assert }) => {
    assert.deepEqual(await overviewOf(await makeTeam()), {
      invitations: { open: 0, expiries: [] },
      ai: { providers: 0, active: 0, failing: [] },
      slack: { isConnected: false, matched: null },
    })
  })

  test('counts open invitations, says when the next expire, and omits expired ones', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const [team, other] = [await makeTeam(), await makeTeam()]
    const early = await makeInvitation(team, 'early@example.com')
    await makeInvitation(other, 'elsewhere@example.com')
    clock.advance(3 * DAY_MS)
    const late = await makeInvitation(team, 'late@example.com')
    assert.deepEqual((await overviewOf(team)).invitations, { open: 2, expiries: [] })
    clock.advance(1.5 * DAY_MS)
    assert.deepEqual((await overviewOf(team)).invitations, { open: 2, expiries: [early.expiresAt] })
    clock.advance(2.5 * DAY_MS)
    assert.deepEqual((await overviewOf(team)).invitations, { open: 1, expiries: [late.expiresAt] })
  })

  test('names active providers that failed, and counts paused ones', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team, { provider: 'openai' })
    await makeIntegration(team, { provider: 'gemini', isActive: false })
    const rows = () => db.from('ai_integrations').where('organization_id', team.organizationId)
    await rows().update({ last_failure: 'AI_KEY_REFUSED' })
    assert.deepEqual((await overviewOf(team)).ai, { providers: 2, active: 1, failing: ['openai'] })
  })

  test('counts members whose verified address a person of the workspace has', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    assert.deepEqual((await overviewOf(team)).slack, { isConnected: true, matched: { members: 0, of: 3 } })
    await addSlackUser(team, team.owner.emailKey)
    await addSlackUser(team, team.admin.emailKey, { is_deleted: true })
    await addSlackUser(team, team.admin.emailKey, { is_bot: true })
    await addSlackUser(team, team.member.emailKey)
    await addSlackUser(team, team.stranger.emailKey)
    assert.deepEqual((await overviewOf(team)).slack.matched, { members: 2, of: 3 })
    await db.from('users').where('id', team.member.id).update({ email_verified_at: null })
    assert.deepEqual((await overviewOf(team)).slack.matched, { members: 1, of: 3 })
  })

  test('costs the same number of queries however much there is', async ({ assert }) => {
    const [empty, full] = [await makeTeam(), await makeTeam()]
    await connect(slack(), full)
    for (let number = 0; number < 5; number += 1) await makeInvitation(full, `${number}@example.com`)
    for (const provider of ['openai', 'gemini', 'meta'] as const) await makeIntegration(full, { provider })
    const before = await statementsOf(() => overviewOf(empty))
    const after = await statementsOf(() => overviewOf(full))
    assert.equal(after.length, before.length)
  })

  test('reads its figures by indexes', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    const all = (await plansOf(() => overviewOf(team))).join('\n')
    // The role of the user is read by an index, as a table of one row.
    const plans = all.replaceAll(/CO-ROUTINE memberships\b.*?SCAN memberships\b/gs, '')
    assert.match(plans, /invitations_by_expiry/)
    assert.match(plans, /slack_users_organization_id_email_key_index/)
    assert.notMatch(plans, /Seq Scan|SCAN (invitations|slack_users|memberships|ai_integrations)\b/)
  })
})
