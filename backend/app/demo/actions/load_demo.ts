import { SignUp } from '#auth/public'
import { AddMember, CreateOrganization } from '#organizations/public'
import { hasUsers, MakeAdministrator } from '#users/public'
import type { DemoOrganization, Who } from '#demo/actions/content/demo_content'
import { ORGANIZATIONS } from '#demo/actions/content/organizations'
import { addSandboxKey } from '#demo/actions/add_sandbox_key'
import { generateAccounts, saveCredentials, type DemoAccount } from '#demo/actions/credentials'
import { hoursAgo } from '#demo/actions/demo_clock'
import { giveTestimonial } from '#demo/actions/give_testimonial'
import { sharePost, type People } from '#demo/actions/share_post'

const FOUNDED = 40 * 24

/** Fills an empty database through the regular actions. Returns null if there are users already. */
export default class LoadDemo {
  async handle(): Promise<DemoAccount[] | null> {
    if (await hasUsers()) return null
    const accounts = generateAccounts()
    // First, so that signing in works even after an interruption.
    saveCredentials(accounts)
    const people = await hoursAgo(FOUNDED, () => signUp(accounts))
    for (const organization of ORGANIZATIONS) await createOrganization(organization, people)
    return accounts
  }
}

async function signUp(accounts: DemoAccount[]): Promise<People> {
  const people: Partial<People> = {}
  for (const { role, name, email, password } of accounts) {
    const user = await new SignUp().handle({ name, email, password, verified: true })
    people[role] = user.id
  }
  await new MakeAdministrator().handle(people.administrator!)
  return people as People
}

async function createOrganization(
  { owner, members, posts, testimonials, ...about }: DemoOrganization,
  people: People,
): Promise<void> {
  const organizationId = await hoursAgo(FOUNDED, async () => {
    const id = await new CreateOrganization().handle({ ...about, ownerId: people[owner] })
    for (const [who, role] of Object.entries(members) as [Who, 'admin' | 'member'][]) {
      await new AddMember().handle({ organizationId: id, userId: people[who], role })
    }
    await addSandboxKey(id, people[owner])
    return id
  })
  const oldestFirst = posts.toSorted((left, right) => right.hoursAgo - left.hoursAgo)
  for (const post of oldestFirst) await sharePost(organizationId, people, post)
  for (const testimonial of testimonials) await giveTestimonial(organizationId, people, testimonial)
}
