import { demoAccount, port, type DemoRole } from './instance.ts'

export const server = `http://localhost:${port}`

let count = 0
const unique = () => `${process.pid}-${Date.now()}-${(count += 1)}`

export interface Account {
  name: string
  email: string
  password: string
}

/** An account that calls the API directly, to set up a test. */
export interface Member extends Account {
  token: string
  ask: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>
}

export interface Team {
  id: string
  name: string
  /** Shares posts. */
  owner: Member
  /** Uses the desktop client and copies. */
  member: Member
}

export interface Post {
  id: string
  title: string
  url: string
  slug: string
  /** When the server had responded, in milliseconds since the epoch. */
  sharedAt: number
}

interface Call {
  token?: string
  body?: unknown
  /** The origin of the server, for a test with a server of its own. */
  at?: string
}

/** Has a timeout, so that the report of a failed test names the wait. */
const TIMEOUT_MS = 20_000

/** Calls the API; fails unless it succeeds. */
export async function ask<Answer>(method: string, path: string, { token, body, at = server }: Call = {}) {
  const answer = await fetch(`${at}/api${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    method,
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

/** Creates an account. */
export async function createMember(
  name: string,
  at = server,
  email = `person-${unique()}@fanfare.example`,
): Promise<Member> {
  const person = { name, email, password: 'Brass-band-7!' }
  const { token } = await ask<{ token: string }>('POST', '/auth/register', { body: person, at })
  return memberWith(token, person, at)
}

const demoMembers = new Map<DemoRole, Promise<Member>>()

/** A member of the demo organization, signed in once per worker. Not for tests that end the session. */
export function demoMember(role: DemoRole): Promise<Member> {
  const member = demoMembers.get(role) ?? signInToApi(demoAccount(role))
  demoMembers.set(role, member)
  return member
}

async function signInToApi({ name, email, password }: Account): Promise<Member> {
  const { token } = await ask<{ token: string }>('POST', '/auth/login', { body: { email, password } })
  return memberWith(token, { name, email, password })
}

const memberWith = (token: string, account: Account, at = server): Member => ({
  ...account,
  token,
  ask: (method, path, body) => ask(method, path, { token, body, at }),
})

export async function createOrganization(owner: Member): Promise<{ id: string; name: string; slug: string }> {
  const name = `Brass Band ${unique()}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const body = { name, slug }
  const { organization } = await owner.ask<{ organization: { id: string } }>('POST', '/organizations', body)
  return { id: organization.id, ...body }
}

/** Creates an organization of two. */
export async function createTeam(at = server): Promise<Team> {
  const [owner, member] = await Promise.all([
    createMember('Olga Ferreira', at),
    createMember('Maya Lindqvist', at),
  ])
  const { id, name } = await createOrganization(owner)
  await addMember({ id, owner }, member)
  return { id, name, owner, member }
}

/** Invites an address into an organization; returns the token of the link. */
export async function createInvitation(
  organizationId: string,
  by: Member,
  email: string,
  allowSignup = false,
) {
  const { invitation } = await by.ask<{ invitation: { link: string } }>(
    'POST',
    `/organizations/${organizationId}/invite`,
    { email, allowSignup },
  )
  const link = new URL(invitation.link)
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1)!
}

/** Adds a user to an organization. */
export async function addMember({ id, owner }: Pick<Team, 'id' | 'owner'>, person: Member) {
  const token = await createInvitation(id, owner, person.email)
  await person.ask('POST', '/organizations/invitations/approve', { token })
}

/** Shares a post in a team, with suggestions if any are given. */
export const share = ({ id, owner }: Team, title: string, suggestions?: string[]): Promise<Post> =>
  createPost(owner, { organizationId: id, title, suggestions })

interface PostInput {
  organizationId: string
  title: string
  url?: string
  isPublic?: boolean
  suggestions?: string[]
  schedule?: { timeZone: string; start?: string; end?: string; windowHours?: number }
}

interface ModeratedPost {
  id: string
  moderationReason: string | null
}

/** Approves a post as a moderator, if it is pending as one of the first public posts of its organization. */
export async function approveFirst({ id, moderationReason }: ModeratedPost): Promise<void> {
  if (moderationReason !== 'first_public_post') return
  const administrator = await demoMember('administrator')
  await administrator.ask('POST', `/posts/${id}/moderate`, { action: 'approve' })
}

/** The most suggestions with which a post is created. */
const FIRST_MAX = 10

/** Shares a post, with suggestions if any are given. Visitors can see a public one. */
export async function createPost(
  author: Member,
  { url = `https://www.linkedin.com/posts/${unique()}`, suggestions = [], ...fields }: PostInput,
): Promise<Post> {
  const [first, more] = [suggestions.slice(0, FIRST_MAX), suggestions.slice(FIRST_MAX)]
  const { post } = await author.ask<{ post: ModeratedPost & { url: string; slug: string } }>(
    'POST',
    '/posts',
    { url, ...fields, suggestions: first.map((content) => ({ content, acceptSimilar: true })) },
  )
  await approveFirst(post)
  const sharedAt = Date.now()
  for (const content of more) await suggestAs(author, post.id, content)
  return { id: post.id, title: fields.title, url: post.url, slug: post.slug, sharedAt }
}

/** Shares a private post of the member in the demo organization, with suggestions of the owner; returns its path. */
export async function createDemoPost(
  title: string,
  { url, suggestions = [] }: Pick<PostInput, 'url' | 'suggestions'> = {},
) {
  const [author, owner] = await Promise.all([demoMember('member'), demoMember('owner')])
  const { organizations } = await author.ask<{ organizations: { id: string }[] }>('GET', '/organizations')
  const { id } = await createPost(author, {
    organizationId: organizations[0]!.id,
    title,
    isPublic: false,
    url,
  })
  for (const content of suggestions) await suggestAs(owner, id, content)
  return `/posts/${id}`
}

/** Adds a suggestion to a post. */
const suggestAs = (author: Member, postId: string, content: string) =>
  author.ask('POST', '/comments', { postId, content, acceptSimilar: true })

/** The number of available suggestions of a post. */
export async function countAvailable({ owner }: Team, { id }: Post): Promise<number> {
  const { comments } = await owner.ask<{ comments: Array<{ isLocked: boolean }> }>(
    'GET',
    `/comments/post/${id}`,
  )
  return comments.filter(({ isLocked }) => !isLocked).length
}
