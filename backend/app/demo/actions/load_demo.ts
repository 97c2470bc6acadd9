import { SignUp } from '#auth/public'
import { AddMember, CreateOrganization } from '#organizations/public'
import { isEmpty, MakeAdministrator } from '#accounts/public'
import type { DemoOrganization, Who } from '#demo/content/demo_content'
import { ORGANIZATIONS } from '#demo/content/organizations'
import { generateAccounts, keepAccounts, type DemoAccount } from '#demo/credentials'
import { hoursAgo } from '#demo/demo_clock'
import { sharePost, type People } from '#demo/share_post'

const FOUNDED = 40 * 24

/** Fills an empty database through the actions that people use. Answers null, and changes nothing, when it is not empty. */
export default class LoadDemo {
  async handle(): Promise<DemoAccount[] | null> {
    if (!(await isEmpty())) return null
    const accounts = generateAccounts()
    // Kept first: whoever is interrupted here can still sign in to what is there.
    keepAccounts(accounts)
    const people = await hoursAgo(FOUNDED, () => signUp(accounts))
    for (const organization of ORGANIZATIONS) await found(organization, people)
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

async function found({ owner, members, posts, ...about }: DemoOrganization, people: People): Promise<void> {
  const organizationId = await hoursAgo(FOUNDED, async () => {
    const id = await new CreateOrganization().handle({ ...about, ownerId: people[owner] })
    for (const [who, role] of Object.entries(members) as [Who, 'admin' | 'member'][]) {
      await new AddMember().handle({ organizationId: id, userId: people[who], role })
    }
    return id
  })
  const oldestFirst = posts.toSorted((left, right) => right.hoursAgo - left.hoursAgo)
  for (const post of oldestFirst) await sharePost(organizationId, people, post)
}
