import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import type { Offer, OfferList } from '#contract/suggestions/data/offer'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import { reserveNext } from '#suggestions/comments/actions/reserve_next'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import MarkRead from '#notifications/notifications/actions/mark_read'
import UpdatePost from '#posts/posts/actions/update_post'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'

const pathOf = ({ organizationId }: Team) => `/api/posts/organization/${organizationId}/offers`

async function offersFor(as: User, team: Team, query = ''): Promise<Offer[]> {
  const { body } = await callApi('GET', `${pathOf(team)}${query}`, { as })
  return (body as unknown as OfferList).offers
}

const postIds = (offers: Offer[]) => offers.map(({ post }) => post.id)
const suggestionIds = (offer: Offer) => offer.suggestions.map(({ id }) => id)

test.group('Offers', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  for (const query of ['?limit=0', '?limit=11', `?search=${'a'.repeat(101)}`]) {
    test(`are refused with ${query.slice(0, 12)}`, async ({ assert }) => {
      const team = await makeTeam()
      assert.equal((await callApi('GET', `${pathOf(team)}${query}`, { as: team.member })).status, 422)
    })
  }

  test('answer 404 to strangers, former members and owners of other organizations', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, admin, stranger } = team
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    for (const as of [stranger, admin, (await makeTeam()).owner]) {
      assert.equal((await callApi('GET', pathOf(team), { as })).status, 404)
    }
  })

  test('are empty before a post is shared', async ({ assert }) => {
    const team = await makeTeam()
    assert.deepEqual(await offersFor(team.member, team), [])
  })

  test('contain the post, its counts and whether it is unread', async ({ assert }) => {
    const team = await makeTeam()
    clock.advance(1_000)
    const post = await makePost(team, { isSensitive: true })
    const offer: Offer = {
      post: {
        id: post.id,
        title: post.title,
        postUrl: post.url,
        host: 'linkedin.com',
        isSensitive: true,
        isImportant: false,
        createdAt: clock.now().toISOString(),
        userName: 'Mira Member',
      },
      available: 0,
      whyNone: 'noneYet',
      total: 0,
      unread: true,
      suggestions: [],
    }
    assert.deepEqual(await offersFor(team.admin, team), [offer])
    await new MarkRead().handle(team.admin.id, { postIds: [post.id] })
    assert.deepEqual(await offersFor(team.admin, team), [{ ...offer, unread: false }])
    assert.deepEqual(await offersFor(team.member, team), [{ ...offer, unread: false }])
  })

  test('are the newest approved posts, ordered by when they were approved', async ({ assert }) => {
    const team = await makeTeam()
    const waited = await makePost(team, { pending: true })
    const rejected = await makePost(team, { pending: true })
    clock.advance(1)
    const older = await makePost(team)
    assert.deepEqual(postIds(await offersFor(team.admin, team)), [older.id])
    clock.advance(1)
    const { organizationId } = team
    const url = 'https://www.linkedin.com/posts/later'
    await new UpdatePost().handle({ id: waited.id, organizationId }, { url })
    assert.deepEqual(postIds(await offersFor(team.admin, team)), [waited.id, older.id])
    assert.deepEqual(postIds(await offersFor(team.admin, team, '?limit=1')), [waited.id])
    assert.notInclude(postIds(await offersFor(team.admin, team, '?search=hiring')), rejected.id)
  })

  test('begin with the suggestion a claim would take, reserve nothing, and skip those reserved for others', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) ids.unshift(await makeSuggestion(post))
    await reserveNext(post.id, team.owner.id)
    const [offer] = await offersFor(team.admin, team)
    assert.deepEqual(suggestionIds(offer!), [ids[1], ids[2]])
    assert.deepEqual(
      offer!.suggestions.map(({ isNext }) => isNext),
      [true, false],
    )
    const { n } = await db.from('suggestion_reservations').count('* as n').firstOrFail()
    assert.equal(Number(n), 1)
    const claimed = await new ClaimNext().handle({ postId: post.id, userId: team.admin.id })
    assert.equal(claimed.id, ids[1])
  })

  test('count as available what others have written and nobody has copied', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    for (const { id: userId } of [team.member, team.admin, team.admin, team.owner])
      await makeSuggestion(post, { userId })
    await new ClaimNext().handle({ postId: post.id, userId: team.member.id })
    const counts = async (as: User) => {
      const [offer] = await offersFor(as, team)
      return [offer!.available, offer!.total]
    }
    assert.deepEqual(await counts(team.member), [2, 4])
    assert.deepEqual(await counts(team.admin), [1, 4])
  })

  test('say why a member can copy nothing', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const whyNone = async (as: User) => (await offersFor(as, team))[0]!.whyNone
    assert.equal(await whyNone(team.admin), 'noneYet')
    await makeSuggestion(post, { userId: team.admin.id })
    assert.deepEqual([await whyNone(team.admin), await whyNone(team.member)], ['onlyYours', null])
    await new ClaimNext().handle({ postId: post.id, userId: team.member.id })
    for (const each of [team.admin, team.member, team.owner]) assert.equal(await whyNone(each), 'allCopied')
  })

  test('mark what the member has copied, with the copied text, and hide what others have', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const [mine, theirs, available] = [
      await makeSuggestion(post, { content: 'Well done, everybody!' }),
      await makeSuggestion(post),
      await makeSuggestion(post),
    ]
    const claim = { postId: post.id, userId: team.admin.id }
    await new ClaimSuggestion().handle({ ...claim, id: mine, content: 'Well done indeed, all of you' })
    await new ClaimSuggestion().handle({ ...claim, id: theirs, userId: team.owner.id })
    const [offer] = await offersFor(team.admin, team)
    assert.equal(offer!.available, 1)
    assert.deepEqual(suggestionIds(offer!), [available, mine])
    assert.deepInclude(offer!.suggestions[1], {
      content: 'Well done, everybody!',
      copiedContent: 'Well done indeed, all of you',
      isLocked: true,
      claimedByYou: true,
      isNext: false,
    })
  })

  test('are searched in posts and suggestions, regardless of case and accents', async ({ assert }) => {
    const team = await makeTeam()
    const named = await makePost(team, { title: 'Équipe de lancement' })
    clock.advance(1)
    const worded = await makePost(team, { title: 'Quarterly numbers' })
    const said = await makeSuggestion(worded, { content: "Bravo à l'équipe, quel élan" })
    await makePost(team, { title: 'Nothing of the kind' })
    for (const search of ['EQUIPE', 'equ', 'équipe']) {
      const offers = await offersFor(team.admin, team, `?search=${encodeURIComponent(search)}`)
      assert.deepEqual(postIds(offers), [worded.id, named.id])
    }
    const [found, ...others] = await offersFor(team.admin, team, '?search=bravo%20elan')
    assert.deepEqual([found!.post.id, suggestionIds(found!), others], [worded.id, [said], []])
    for (const search of ['absent', 'quipe', '%25', '!!!']) {
      assert.deepEqual(await offersFor(team.admin, team, `?search=${search}`), [])
    }
  })

  test('need the same number of queries for one post and for many', async ({ assert }) => {
    const team = await makeTeam()
    await makeSuggestion(await makePost(team))
    const as = await tokenOf(team.admin)
    const count = async () => (await queriesOf(() => callApi('GET', pathOf(team), { as }))).length
    await count()
    const one = await count()
    for (let index = 0; index < 6; index += 1) await makeSuggestion(await makePost(team))
    assert.equal(await count(), one)
  })
})
