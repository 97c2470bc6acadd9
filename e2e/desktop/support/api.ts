import { port } from '../../support/instance.ts'

export const server = `http://localhost:${port}`

let count = 0
const unique = () => `${process.pid}-${Date.now()}-${(count += 1)}`

/** Somebody who speaks to the server without a screen, to set a scene. */
export interface Member {
  name: string
  email: string
  password: string
  token: string
  ask: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>
}

export interface Team {
  id: string
  name: string
  /** Who shares posts. */
  founder: Member
  /** Who sits at the desk and copies. */
  member: Member
}

export interface Post {
  id: string
  title: string
  url: string
  /** When the server had answered, in milliseconds since the epoch. */
  sharedAt: number
}

async function ask<Answer>(
  at: string,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${at}/api${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

/** Somebody with a new account. */
export async function aMember(name: string, at = server): Promise<Member> {
  const person = { name, email: `person-${unique()}@fanfare.example`, password: 'Brass-band-7!' }
  const { token } = await ask<{ token: string }>(at, null, 'POST', '/auth/register', person)
  return { ...person, token, ask: (method, path, body) => ask(at, token, method, path, body) }
}

/** An organization of two. */
export async function aTeam(at = server): Promise<Team> {
  const [founder, member] = await Promise.all([aMember('Olga Ferreira', at), aMember('Maya Lindqvist', at)])
  const name = `Brass Band ${unique()}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const { organization } = await founder.ask<{ organization: { id: string } }>('POST', '/organizations', {
    name,
    slug,
  })
  await join({ id: organization.id, founder }, member)
  return { id: organization.id, name, founder, member }
}

/** Takes one more person into an organization. */
export async function join({ id, founder }: Pick<Team, 'id' | 'founder'>, person: Member) {
  const { invitation } = await founder.ask<{ invitation: { link: string } }>(
    'POST',
    `/organizations/${id}/invite`,
    { email: person.email },
  )
  const link = new URL(invitation.link)
  const token = link.searchParams.get('token') ?? link.pathname.split('/').at(-1)
  await person.ask('POST', '/organizations/invitations/approve', { token })
}

/** Shares a post, with suggestions if any are given. */
export async function share({ id, founder }: Team, title: string, suggestions: string[] = []): Promise<Post> {
  const url = `https://www.linkedin.com/posts/${unique()}`
  const { post } = await founder.ask<{ post: { id: string; url: string } }>('POST', '/posts', {
    organizationId: id,
    title,
    url,
  })
  const sharedAt = Date.now()
  for (const content of suggestions)
    await founder.ask('POST', '/comments', { postId: post.id, content, acceptSimilar: true })
  return { id: post.id, title, url: post.url, sharedAt }
}

/** How many suggestions of a post are left, as the server says. */
export async function leftOf({ founder }: Team, { id }: Post): Promise<number> {
  const { comments } = await founder.ask<{ comments: Array<{ isLocked: boolean }> }>(
    'GET',
    `/comments/post/${id}`,
  )
  return comments.filter(({ isLocked }) => !isLocked).length
}
