import { randomBytes } from 'node:crypto'
import { AddAiIntegration, ProviderAddresses } from '#ai/public'
import type { Language } from '#contract/core/rules/language'
import { rewindEvents } from '#core/database/rows/event_time'
import { inTransaction } from '#core/database/transactions/transaction'
import { SignUp, userCounts } from '#identity/public'
import { AddMember, CreateOrganization } from '#organizations/public'
import type { DemoOrganization, DemoPost, Who } from '#operations/demo/actions/content/demo_content'
import { ORGANIZATIONS } from '#operations/demo/actions/content/organizations'
import { generateAccounts, saveCredentials, type DemoAccount } from '#operations/demo/actions/credentials'
import { hoursAgo, timeBefore } from '#operations/demo/actions/demo_clock'
import { giveTestimonial } from '#operations/demo/actions/give_testimonial'
import { sharePost, type Cast, type People } from '#operations/demo/actions/share_post'

const FOUNDED = 40 * 24

interface PlannedPost {
  organizationId: string
  post: DemoPost
}

/** Fills an empty database through the regular actions, in a language. Returns null if there are users already. */
export default class LoadDemo {
  async handle(language: Language): Promise<DemoAccount[] | null> {
    if (await userCounts.any()) return null
    const accounts = generateAccounts()
    // First, so that signing in works even if loading is interrupted.
    saveCredentials(accounts)
    await inTransaction((trx) => rewindEvents(trx, timeBefore(FOUNDED)))
    const cast = { people: await hoursAgo(FOUNDED, () => signUp(accounts)), language }
    const posts: PlannedPost[] = []
    for (const organization of ORGANIZATIONS) {
      const organizationId = await createOrganization(organization, cast)
      posts.push(...organization.posts.map((post) => ({ organizationId, post })))
      for (const testimonial of organization.testimonials)
        await giveTestimonial(organizationId, cast, testimonial)
    }
    // Oldest first across all organizations, so that events are dated in order.
    posts.sort((left, right) => right.post.hoursAgo - left.post.hoursAgo)
    for (const { organizationId, post } of posts) await sharePost(organizationId, cast, post)
    return accounts
  }
}

async function signUp(accounts: DemoAccount[]): Promise<People> {
  const people: Partial<People> = {}
  const { true: administrators = [], false: others = [] } = Object.groupBy(accounts, ({ role }) =>
    role === 'administrator' ? 'true' : 'false',
  )
  // Others need an administrator.
  for (const { role, name, email, password } of [...administrators, ...others]) {
    const isAdmin = role === 'administrator'
    const user = await new SignUp().handle({ name, email, password, byOperator: true, isAdmin })
    people[role] = user.id
  }
  return people as People
}

/** Returns the id of the organization. */
async function createOrganization(
  { name, slug, description, owner, members }: DemoOrganization,
  { people, language }: Cast,
): Promise<string> {
  return hoursAgo(FOUNDED, async () => {
    const id = await new CreateOrganization().handle({
      name,
      slug,
      description: description[language],
      ownerId: people[owner],
      isTrusted: true,
    })
    for (const [who, role] of Object.entries(members) as [Who, 'admin' | 'member'][]) {
      await new AddMember().handle({ organizationId: id, userId: people[who], role })
    }
    await addSandboxKey(id, people[owner])
    return id
  })
}

/** Gives an organization a key for the language models of the sandbox, so that it can generate texts immediately. */
async function addSandboxKey(organizationId: string, actorId: string): Promise<void> {
  await new AddAiIntegration(new ProviderAddresses()).handle({
    organizationId,
    actorId,
    provider: 'openai',
    apiKey: `sk-sandbox-${randomBytes(12).toString('hex')}`,
    isUntested: true,
  })
}
