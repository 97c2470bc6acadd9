import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'

const pathOf = (team: Team, rest: string) => `/api/organizations/${team.organizationId}/slack/${rest}`
const isConnected = async (team: Team) =>
  (await callApi('GET', pathOf(team, 'status'), { as: team.member })).body!.connected
const userOf = (team: Team, email: string) =>
  db.from('slack_users').where({ organization_id: team.organizationId, email }).first()
const channelOf = (team: Team, id: string) =>
  db.from('slack_channels').where({ organization_id: team.organizationId, slack_channel_id: id }).first()

const person = (more: object) => ({
  id: 'U0OTHER',
  name: 'other',
  profile: { email: 'o@x.example' },
  ...more,
})

test.group('Events of Slack', (group) => {
  rollBack(group)
  const slack = useSlack(group)
  const happen = (event: object) => slack().control<{ status: number }>(event, '/event')

  /** Two organizations that are connected to one workspace, and synced. */
  async function makeTwoTeams(): Promise<Team[]> {
    const teams = [await makeTeam(), await makeTeam()]
    for (const team of teams) {
      await connect(slack(), team)
      await callApi('POST', pathOf(team, 'sync-users'), { as: team.admin })
    }
    await runJobs()
    return teams
  }

  test('of a workspace that nobody has connected are ignored', async ({ assert }) => {
    const answer = await happen({
      type: 'team_join',
      name: 'Ada',
      email: 'ada@northwind.example',
      force: true,
    })
    assert.equal(answer.status, 200)
    assert.isNull(await db.from('slack_users').first())
    assert.isNull(await db.from('slack_requests').first())
  })

  test('of a type that nobody needs are ignored', async ({ assert }) => {
    await makeTwoTeams()
    assert.equal((await happen({ type: 'reaction_added', event: { user: 'U1' } })).status, 200)
  })

  for (const type of ['app_uninstalled', 'tokens_revoked'])
    test(`end every connection to the workspace: ${type}`, async ({ assert }) => {
      const teams = await makeTwoTeams()
      await happen({ type })
      await runJobs()
      for (const team of teams) {
        assert.isFalse(await isConnected(team))
        const { body } = await callApi('GET', `/api/organizations/${team.organizationId}/audit`, {
          as: team.owner,
        })
        const [entry] = body!.entries as { action: string; actor: unknown }[]
        assert.deepInclude(entry, { action: 'integration.disconnected', actor: null })
      }
      assert.isNull(await db.from('slack_users').first())
    })

  test('end no connection when only tokens of people were revoked', async ({ assert }) => {
    const teams = await makeTwoTeams()
    await happen({ type: 'tokens_revoked', event: { tokens: { oauth: ['U1'], bot: [] } } })
    await runJobs()
    assert.isTrue(await isConnected(teams[0]!))
  })

  test('that are late end no connection that was made since', async ({ assert }) => {
    const teams = await makeTwoTeams()
    await happen({ type: 'tokens_revoked' })
    await db.from('slack_connections').update({ connected_at: '2999-01-01 00:00:00.000' })
    await runJobs()
    assert.isTrue(await isConnected(teams[0]!))
  })

  test('store who joins and who changes, for every connected organization', async ({ assert }) => {
    const teams = await makeTwoTeams()
    await happen({ type: 'team_join', name: 'Ada New', email: 'new@northwind.example' })
    const changes = { name: 'Ada Newer', restricted: true }
    await happen({ type: 'user_change', email: 'new@northwind.example', changes })
    for (const team of teams) {
      const user = await userOf(team, 'new@northwind.example')
      assert.equal(user.real_name, 'Ada Newer')
      assert.isTrue(Boolean(user.is_restricted))
    }
  })

  test('store nobody of another workspace, and no address that is not confirmed', async ({ assert }) => {
    const [team] = await makeTwoTeams()
    await happen({ type: 'user_change', event: { user: person({ team_id: 'T0OTHER' }) } })
    assert.isNull(await userOf(team!, 'o@x.example'))
    const { teamId: team_id } = slack().credentials
    await happen({ type: 'user_change', event: { user: person({ team_id, is_email_confirmed: false }) } })
    assert.isNull((await userOf(team!, 'o@x.example')).email_key)
  })

  test('add, rename, archive and delete channels', async ({ assert }) => {
    const teams = await makeTwoTeams()
    await happen({ type: 'channel_created', name: 'launch' })
    const id = await slack().channel('launch')
    for (const team of teams) assert.equal((await channelOf(team, id)).name, 'launch')
    await happen({ type: 'channel_rename', channel: 'launch', name: 'launched' })
    await happen({ type: 'channel_archive', channel: 'launched' })
    for (const team of teams) {
      const channel = await channelOf(team, id)
      assert.equal(channel.name, 'launched')
      assert.isTrue(Boolean(channel.is_archived))
    }
    await happen({ type: 'channel_unarchive', event: { channel: id } })
    assert.isFalse(Boolean((await channelOf(teams[0]!, id)).is_archived))
    await happen({ type: 'channel_deleted', event: { channel: id } })
    assert.isNull(await channelOf(teams[0]!, id))
  })
})
