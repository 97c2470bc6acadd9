import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import type User from '#identity/users/models/user'
import { COPIES_NOTIFIED_AFTER_MS } from '#contract/core/rules/limits'
import type { NotificationList } from '#contract/notifications/data/notification'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import DeleteComment from '#suggestions/comments/actions/delete_comment'
import { notifyCopies } from '#suggestions/comments/jobs/notify_copies'
import { newestEventTime } from '#core/database/rows/event_time'
import { inTransaction } from '#core/database/transactions/transaction'
import type { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import AddMember from '#organizations/organizations/actions/add_member'
import CreateOrganization from '#organizations/organizations/actions/create_organization'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import DeletePost from '#posts/posts/actions/delete_post'
import UpdatePost from '#posts/posts/actions/update_post'
import CreatePost from '#posts/posts/actions/create_post'
import { VISIBILITY_DELAY_MS } from '#notifications/notifications/rules/cursor'
import { callApi, tokenOf } from '#tests/call_api'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeAnswer, makeSupportRequest } from '#tests/factories/support_request_factory'
import { liftCopyLimit } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { World, type ModelPost } from './world.js'

export const PEOPLE = 3
const TEAMS = 2
const WAITING = 'https://unheard-of.example/'
const APPROVED = 'https://www.linkedin.com/posts/'

/** The frequency of each step; steps that create are more frequent than steps that delete. */
const STEPS = {
  share: 3,
  'share pending': 2,
  approve: 2,
  withdraw: 1,
  moderate: 4,
  join: 3,
  leave: 2,
  suggest: 8,
  reply: 6,
  claim: 8,
  notify: 3,
  remove: 2,
  delete: 1,
  open: 2,
  answer: 3,
  'read answer': 2,
  mark: 1,
  wait: 5,
  turn: 2,
  ask: 5,
}

type What = keyof typeof STEPS

/** One step of a history: who does what with which post or suggestion. */
export const step = fc.record({
  what: fc.oneof(
    ...Object.entries(STEPS).map(([what, weight]) => ({ arbitrary: fc.constant(what as What), weight })),
  ),
  person: fc.nat(PEOPLE - 1),
  team: fc.nat(TEAMS - 1),
  pick: fc.nat(1_000),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A client that reads from its cursor in small pages and drops duplicates. */
interface Client {
  cursor: string
  begun: number
  /** The time of each notification by its id. A post that is approved again is notified again, at another time. */
  seen: Map<string, string>
}

/** Runs a history in the application and in the model. */
export class History {
  readonly clock: FakeClock
  readonly world = new World(1)
  people: User[] = []
  tokens: string[] = []
  teams: string[] = []
  clients: Client[] = []
  #owner!: User
  #moderator!: User
  #links = 0

  constructor(clock: FakeClock) {
    this.clock = clock
  }

  async begin(): Promise<void> {
    // Nothing of an earlier history is due, and its clock may have been ahead.
    await db.from('posts').update({ copies_due_at: null })
    this.world.newest = (await inTransaction(newestEventTime)).getTime()
    this.#owner = await makeUser()
    this.#moderator = await makeUser({ isAdmin: true })
    for (let team = 0; team < TEAMS; team += 1) {
      const slug = `team-${newId().slice(-12)}`
      const organization = { name: slug, slug, ownerId: this.#owner.id }
      const organizationId = await new CreateOrganization().handle(organization)
      await liftCopyLimit({ organizationId, owner: this.#owner })
      this.teams.push(organizationId)
      this.world.happen(this.now)
    }
    for (let person = 0; person < PEOPLE; person += 1) {
      const user = await makeUser()
      this.people.push(user)
      this.tokens.push(await tokenOf(user))
      await this.#join(person, 0)
      const { cursor } = await this.fetch(person)
      this.clients.push({ cursor, begun: this.now, seen: new Map() })
    }
  }

  get now(): number {
    return this.clock.now().getTime()
  }

  async fetch(person: number, query = ''): Promise<NotificationList> {
    const { body } = await callApi('GET', `/api/notifications${query}`, { as: this.tokens[person]! })
    return body as unknown as NotificationList
  }

  async do({ what, person, team, pick }: Step): Promise<void> {
    if (what === 'turn') return this.clock.advance([-3_600_000, -1, 3_600_000, -90_000][pick % 4]!)
    if (what === 'wait') return this.clock.advance([1, 2_000, VISIBILITY_DELAY_MS + 1, 60_000][pick % 4]!)
    if (what === 'ask') return this.catchUp(person)
    if (what === 'notify') return this.#notifyCopies()
    if (what === 'mark') return this.#mark(person)
    if (what === 'answer') return this.#answer(person)
    if (what === 'read answer') return this.#readAnswer(person, pick)
    if (what === 'join') return this.#join(person, team)
    if (what === 'leave') return this.#leave(person, team)
    if (what === 'share') return this.#share(person, team, APPROVED)
    if (what === 'share pending') return this.#share(person, team, WAITING)
    const posts = this.world.posts.filter((post) => this.world.isIn(person, post.team)).slice(-3)
    const post = posts[pick % (posts.length || 1)]
    if (post) await this.#doWith(post, { what, person, team, pick })
  }

  async #doWith(post: ModelPost, { what, person, pick }: Step): Promise<void> {
    const { id, team } = post
    const userId = this.people[person]!.id
    const organizationId = this.teams[team]!
    const target = { id, author: { id: userId } }
    const suggestion = post.suggestions[pick % (post.suggestions.length || 1)]
    if (what === 'approve' || what === 'withdraw') {
      const host = what === 'approve' ? APPROVED : WAITING
      await new UpdatePost().handle({ id, organizationId }, { url: `${host}${(this.#links += 1)}` })
      post.moderatedAt = null
      if (what === 'withdraw') post.approvedAt = null
      else if (post.approvedAt === null) this.world.approve(post, this.world.happen(this.now))
    } else if (what === 'moderate' && post.approvedAt === null && post.moderatedAt === null) {
      const decision =
        pick % 2 === 0 ? { action: 'approve' as const } : { action: 'reject' as const, reason: 'No.' }
      await new ModeratePost().handle({ id, ...decision, moderatorId: this.#moderator.id })
      post.moderatedAt = this.world.happen(this.now)
      if (decision.action === 'approve') this.world.approve(post, post.moderatedAt)
    } else if (what === 'suggest') {
      const made = {
        id: await makeSuggestion(target),
        author: person,
        claimedBy: null,
        copiedAt: null,
        replies: [],
      }
      post.suggestions.push(made)
      this.world.deliver(post, person, this.now)
      this.world.recount(post, 1, this.now)
    } else if (what === 'reply' && suggestion) {
      const reply = await makeSuggestion(target, { parentId: suggestion.id })
      const isTold = person !== suggestion.author && post.approvedAt !== null
      const at = isTold ? this.world.happen(this.now) : 0
      suggestion.replies.push({ id: reply, author: person, at })
    } else if (what === 'claim' && post.suggestions.some((each) => isOffered(each, person))) {
      const claimed = await new ClaimNext().handle({ postId: id, userId })
      post.suggestions.find((each) => each.id === claimed.id)!.claimedBy = person
      post.copiesDueAt ??= this.now + COPIES_NOTIFIED_AFTER_MS
      this.world.recount(post, -1, this.now)
    } else if (what === 'remove' && suggestion) {
      await new DeleteComment().handle({ id: suggestion.id, postId: id })
      post.suggestions = post.suggestions.filter((each) => each !== suggestion)
      if (suggestion.claimedBy === null) this.world.recount(post, -1, this.now)
    } else if (what === 'delete') {
      await new DeletePost().handle({ id })
      this.world.posts = this.world.posts.filter((each) => each !== post)
    } else if (what === 'open') {
      await this.#read(person, { postIds: [id] })
      this.world.opened.set(`${person} ${id}`, this.world.newest)
    }
  }

  async #share(person: number, team: number, host: string): Promise<void> {
    if (!this.world.isIn(person, team)) return
    const url = `${host}${(this.#links += 1)}`
    const userId = this.people[person]!.id
    const { id } = await new CreatePost().handle({
      organizationId: this.teams[team]!,
      userId,
      title: 'News',
      url,
    })
    const createdAt = this.world.happen(this.now)
    const approvedAt = host === APPROVED ? createdAt : null
    const delivery = { waitingAt: null, exceptId: null, exceptAt: null }
    const made = {
      author: person,
      createdAt,
      approvedAt,
      delivery,
      lowAt: null,
      moderatedAt: null,
      copiesDueAt: null,
    }
    this.world.posts.push({ id, team, ...made, reached: null, suggestions: [] })
  }

  async #notifyCopies(): Promise<void> {
    this.clock.advance(COPIES_NOTIFIED_AFTER_MS)
    await notifyCopies()
    this.world.notifyCopies(this.now)
  }

  async #join(person: number, team: number): Promise<void> {
    if (this.world.isIn(person, team)) return
    const userId = this.people[person]!.id
    await new AddMember().handle({ organizationId: this.teams[team]!, userId, role: 'member' })
    this.world.joined.set(`${person} ${team}`, this.world.happen(this.now))
  }

  async #leave(person: number, team: number): Promise<void> {
    if (!this.world.isIn(person, team)) return
    const userId = this.people[person]!.id
    await new RemoveMember().handle({ organizationId: this.teams[team]!, actorId: this.#owner.id, userId })
    this.world.joined.delete(`${person} ${team}`)
  }

  async #answer(person: number): Promise<void> {
    const request = await makeSupportRequest({ user: this.people[person]! })
    const id = await makeAnswer(request, this.#moderator)
    this.world.answers.push({ id, person, at: this.world.happen(this.now), readAt: null })
  }

  async #readAnswer(person: number, pick: number): Promise<void> {
    const answer = this.world.answers[pick % (this.world.answers.length || 1)]
    if (answer === undefined) return
    await this.#read(person, { ids: [`answer:${answer.id}`] })
    if (answer.person === person) answer.readAt = this.world.newest
  }

  async #mark(person: number): Promise<void> {
    // Like a client that marks what it shows: up to the newest event, which may be ahead of the server's clock.
    await this.#read(person, { until: new Date(Math.max(this.now, this.world.newest)).toISOString() })
    this.world.marks.set(person, this.world.newest)
  }

  #read(person: number, body: object) {
    return callApi('PUT', '/api/notifications/read', { as: this.tokens[person]!, body })
  }

  /** All notifications, in pages from the newest backwards, and what the first page says is unread. */
  async browse(person: number): Promise<Pick<NotificationList, 'notifications' | 'unread' | 'unreadTotal'>> {
    const { older: next, ...first } = await this.fetch(person, '?limit=5')
    const notifications = [...first.notifications]
    for (let older = next; older !== null;) {
      const page = await this.fetch(person, `?limit=5&before=${older}`)
      notifications.push(...page.notifications)
      older = page.older
    }
    return { ...first, notifications }
  }

  /** Reads until there is nothing new. Only recent notifications may be returned twice. */
  async catchUp(person: number): Promise<void> {
    const client = this.clients[person]!
    const begun = this.now
    for (let hasMore = true; hasMore;) {
      const answer = await this.fetch(person, `?limit=2&after=${client.cursor}`)
      for (const { id, at } of answer.notifications.toReversed()) {
        if (client.seen.get(id) === at && Date.parse(at) <= client.begun - VISIBILITY_DELAY_MS)
          throw new Error(`${id} came twice`)
        client.seen.set(id, at)
      }
      ;({ cursor: client.cursor, hasMore } = answer)
    }
    client.begun = begun
    const missed = this.world.feedOf(person).filter(({ id }) => !client.seen.has(id))
    if (missed.length > 0) throw new Error(`missed ${JSON.stringify(missed)}`)
  }
}

/** Whether a suggestion may be offered to a user: no user has copied it, and they are not its author. */
const isOffered = ({ claimedBy, author }: ModelPost['suggestions'][number], person: number) =>
  claimedBy === null && author !== person
