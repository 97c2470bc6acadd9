import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import type User from '#identity/users/models/user'
import { FakeClock } from '#core/runtime/fake_clock'
import PlanPost from '#notifications/pacing/actions/plan_post'
import MembersTold from '#notifications/pacing/events/members_told'
import { tellDueMembers } from '#notifications/pacing/jobs/tell_due_members'
import { addMember, makePacedTeam, MINUTE_MS, timesOf } from '#notifications/pacing/tests/support/paced_team'
import { forgetEvents } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { deleteTeam } from '#tests/factories/team_factory'

const MEMBERS = 20

const atOnce = (work: () => Promise<void>) => Array.from({ length: 3 }, work)

test.group('Servers that plan and tell at once', (group) => {
  dialect(group)

  test('tell each member of a post once, and of no more posts a day than they want', async ({
    assert,
    cleanup,
  }) => {
    await forgetEvents()
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makePacedTeam()
    const members: User[] = []
    for (let index = 0; index < MEMBERS; index += 1) members.push(await addMember(team, { postsPerDay: 1 }))
    cleanup(async () => {
      await deleteTeam(team)
      const ids = members.map(({ id }) => id)
      await db.from('users').whereIn('id', ids).delete()
      await db.from('queue_jobs').delete()
    })
    const told: string[] = []
    const stop = emitter.on(MembersTold, (event) => {
      told.push(...event.members.map(({ postId, userId }) => `${postId} ${userId}`))
    })
    cleanup(() => stop())
    const posts = [await makePost(team), await makePost(team), await makePost(team)]
    await Promise.all(posts.flatMap(({ id }) => atOnce(() => new PlanPost().handle(id))))
    const day = clock.now().toISOString().slice(0, 10)
    for (let minutes = 0; minutes < 15 * 60; minutes += 25) {
      clock.advance(25 * MINUTE_MS)
      await Promise.all(atOnce(tellDueMembers))
    }
    assert.lengthOf(new Set(told), told.length)
    const times = (await Promise.all(posts.map(({ id }) => timesOf(id)))).flat()
    for (const { id } of members) {
      const ofMember = times.filter(
        ({ userId, toldAt }) => userId === id && toldAt?.toISOString().startsWith(day),
      )
      assert.lengthOf(ofMember, 1)
    }
  }).timeout(120_000)
})
