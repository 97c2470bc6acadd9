import type { ReceivedTimes } from './received-times.ts'
import type { BenchDatabase } from './databases.ts'
import type { BenchProduct } from './on-both.ts'
import { register } from './register.ts'

const AT = '2026-01-01 00:00:00.000'
/** Each is mailed once. */
const PEOPLE = 4_000

/** What an office does, in its order. */
export const DOES = ['sharing a post', 'a live delivery', 'copying', 'a mail'] as const

/** How long each thing took, in milliseconds. */
export type Turn = Record<(typeof DOES)[number], number>

const idOf = (kind: number, index: number) =>
  `0000000${kind}-0000-7000-8000-${String(index).padStart(12, '0')}`
const addressOf = (index: number) => `person-${index}@example.org`

export const organizationOf = (index: number) => idOf(2, index)

/** Fills a migrated database with organizations, and with people who forget their passwords. */
export async function fillOffices({ run }: BenchDatabase, organizations: number): Promise<void> {
  const teams = Array.from({ length: organizations }, (_, index) => {
    return `('${organizationOf(index)}', 'Team ${index}', 'team ${index}', 'team-${index}', '${AT}', '${AT}')`
  })
  await run(`insert into organizations (id, name, name_key, slug, created_at, updated_at)
    values ${teams.join()}`)
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const email = addressOf(index)
    return `('${idOf(1, index)}', 'Person', '${email}', '${email}', '${AT}', false, false, '${AT}', '${AT}')`
  })
  await run(`insert into users (id, name, email, email_key, email_verified_at, is_admin, two_fa_enabled, created_at, updated_at)
    values ${people.join()}`)
}

/** The owner of all organizations, and a member of the first one, who use the product. */
export class Office {
  readonly #origin: string
  readonly #tokens: { owner: string; member: string }
  #turns = 0

  private constructor(origin: string, tokens: { owner: string; member: string }) {
    this.#origin = origin
    this.#tokens = tokens
  }

  static async open({ database, server }: BenchProduct): Promise<Office> {
    const owner = await register(server, 'owner@example.org')
    const member = await register(server, 'member@example.org')
    const insert = 'insert into memberships (id, organization_id, user_id, role, joined_at)'
    await database.run(`${insert} select id, id, '${owner.user.id}', 'owner', '${AT}' from organizations`)
    await database.run(
      `${insert} values ('${member.user.id}', '${organizationOf(0)}', '${member.user.id}', 'member', '${AT}')`,
    )
    return new Office(new URL(server.url).origin, { owner: owner.token, member: member.token })
  }

  /** Adds a webhook for new posts to an organization. Returns its id. */
  async addWebhook(organization: number, url: string): Promise<string> {
    const path = `/organizations/${organizationOf(organization)}/webhooks`
    const body = { url, events: ['post.created'] }
    return (await this.#post<{ webhook: { id: string } }>(path, body, this.#tokens.owner)).webhook.id
  }

  /** Shares a post, which a webhook sends, copies its suggestion, and has a link mailed. */
  async work(posts: ReceivedTimes, mails: ReceivedTimes): Promise<Turn> {
    const { owner, member } = this.#tokens
    this.#turns += 1
    const [title, email] = [`Post ${this.#turns}`, addressOf(this.#turns)]
    const [delivered, mailed] = [posts.expect(title), mails.expect(email)]
    const begun = performance.now()
    const { post } = await this.#post<{ post: { id: string } }>('/posts', this.#postOf(title), owner)
    const shared = performance.now()
    const deliveredAt = await delivered
    const found = performance.now()
    await this.#post(`/posts/${post.id}/claim-next`, {}, member)
    const copied = performance.now()
    await this.#post('/auth/forgot-password', { email })
    return {
      'sharing a post': shared - begun,
      'a live delivery': deliveredAt - begun,
      copying: copied - found,
      'a mail': (await mailed) - copied,
    }
  }

  #postOf(title: string) {
    const url = `https://www.linkedin.com/posts/bench-${this.#turns}`
    return {
      organizationId: organizationOf(0),
      title,
      url,
      suggestions: [{ content: `Well done with ${title}` }],
    }
  }

  async #post<T>(path: string, body: object, token?: string): Promise<T> {
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
}
