import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import { purgeOrganizations } from '#organizations/organizations/jobs/purge_organizations'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const DAY = 86_400_000
const TABLES = ['memberships', 'posts', 'audit_entries']

const remove = ({ organizationId, name, owner }: Team) =>
  new DeleteOrganization().handle({ organizationId, actorId: owner.id, name })

const rowsOf = async ({ organizationId }: Team) => {
  const found = []
  for (const table of TABLES) {
    found.push((await db.from(table).where('organization_id', organizationId)).length > 0)
  }
  return found
}

test.group('A deleted organization', (group) => {
  dialect(group)
  rollBack(group)

  test('is purged with all its data after thirty days', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const [gone, living] = [await makeTeam(), await makeTeam()]
    for (const team of [gone, living]) await makeSuggestion(await makePost(team, { isPublic: true }))
    await remove(gone)

    clock.advance(30 * DAY)
    await purgeOrganizations()
    assert.deepEqual(await rowsOf(gone), [true, true, true])

    clock.advance(1)
    await purgeOrganizations()
    assert.deepEqual(await rowsOf(gone), [false, false, false])
    assert.deepEqual(await rowsOf(living), [true, true, true])
    assert.isNull(await db.from('organizations').where('id', gone.organizationId).first())
    const feeds = [`organization:${gone.organizationId}`, `public:${gone.organizationId}`]
    assert.lengthOf(await db.from('feed_deltas').whereIn('feed', feeds), 0)
  })
})
