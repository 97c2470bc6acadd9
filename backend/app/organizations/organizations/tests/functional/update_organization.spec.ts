import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SHARE_MESSAGE_MAX } from '#contract/core/rules/limits'
import { lastAuditEntry, update, verdict } from '#organizations/organizations/tests/support/team_calls'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const auditEntries = async ({ organizationId }: Team) =>
  (await db.from('audit_entries').where('organization_id', organizationId)).length

test.group('Updating an organization', (group) => {
  rollBack(group)

  for (const [what, body, field] of [
    ['no name', { name: ' ' }, 'name'],
    ['a null name', { name: null }, 'name'],
    ['another slug', { slug: 'elsewhere' }, 'slug'],
    ['a description that is too long', { description: 'x'.repeat(1_001) }, 'description'],
    [
      'a share message that is too long',
      { publicShareMessage: 'x'.repeat(SHARE_MESSAGE_MAX + 1) },
      'publicShareMessage',
    ],
    ['a share message that is not a string', { slackShareMessage: { text: 'x' } }, 'slackShareMessage'],
  ] as const) {
    test(`refuses ${what}, and changes nothing`, async ({ assert }) => {
      const team = await makeTeam()
      const answer = await update(team, { description: 'Never kept', ...body })
      assert.equal(answer.status, 422)
      assert.containSubset(answer.body, { details: { fields: [{ field }] } })
      const { description } = await db.from('organizations').where('id', team.organizationId).firstOrFail()
      assert.isNull(description)
    })
  }

  test('refuses a name in use, regardless of case', async ({ assert }) => {
    const [team] = [await makeTeam('Northwind'), await makeTeam('Contoso')]
    for (const name of ['CONTOSO', 'C\u043entoso']) {
      assert.equal(verdict(await update(team, { name })), 'ORGANIZATION_NAME_EXISTS')
    }
  })

  test('accepts another case of its own name', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    const answer = await update(team, { name: 'NorthWind' }, team.admin)
    assert.containSubset(answer.body, { organization: { name: 'NorthWind', slug: team.slug, role: 'admin' } })
  })

  test('changes only the fields that are sent and records the previous values', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    await update(team, { description: 'Small rockets', publicShareMessage: 'Read {title}: {url}' })
    const answer = await update(team, { description: 'Large rockets' }, team.admin)
    assert.containSubset(answer.body, {
      organization: {
        name: 'Northwind',
        description: 'Large rockets',
        publicShareMessage: 'Read {title}: {url}',
        slackShareMessage: null,
      },
    })
    assert.deepEqual(await lastAuditEntry(team), {
      action: 'organization.updated',
      actor_id: team.admin.id,
      subject: 'Northwind',
      before: { description: 'Small rockets' },
      after: { description: 'Large rockets' },
    })
  })

  test('records share messages as an audit entry of their own', async ({ assert }) => {
    const team = await makeTeam()
    await update(team, { slackShareMessage: 'New: {url}' })
    assert.containSubset(await lastAuditEntry(team), {
      action: 'templates.updated',
      before: { slackShareMessage: null },
      after: { slackShareMessage: 'New: {url}' },
    })
  })

  test('records that members may see who has copied', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal((await update(team, { copiersVisible: 'yes' })).status, 422)
    const answer = await update(team, { copiersVisible: true })
    assert.containSubset(answer.body, { organization: { copiersVisible: true } })
    assert.containSubset(await lastAuditEntry(team), {
      action: 'organization.updated',
      before: { copiersVisible: 'false' },
      after: { copiersVisible: 'true' },
    })
  })

  test('paces posts only when it is chosen, and records that', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal((await update(team, { isPaced: 'yes' })).status, 422)
    assert.containSubset((await update(team, {})).body, { organization: { isPaced: false } })
    assert.containSubset((await update(team, { isPaced: true })).body, { organization: { isPaced: true } })
    assert.containSubset(await lastAuditEntry(team), {
      action: 'organization.updated',
      before: { isPaced: 'false' },
      after: { isPaced: 'true' },
    })
  })

  test('removes a text that is sent empty', async ({ assert }) => {
    const team = await makeTeam()
    await update(team, { description: 'Small rockets' })
    const answer = await update(team, { description: '  ' })
    assert.containSubset(answer.body, { organization: { description: null } })
  })

  test('records nothing if nothing changes', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    const before = await auditEntries(team)
    assert.equal((await update(team, { name: 'Northwind', description: null })).status, 200)
    assert.equal((await update(team, {})).status, 200)
    assert.equal(await auditEntries(team), before)
  })

  test('frees the previous name', async ({ assert }) => {
    const [first, second] = [await makeTeam('Northwind'), await makeTeam('Contoso')]
    await update(first, { name: 'Fabrikam' })
    assert.equal((await update(second, { name: 'northwind' })).status, 200)
  })
})
