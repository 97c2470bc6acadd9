/** The server itself, without a proxy. */
export const SERVER = 'http://127.0.0.1:3333'

/** Calls the API of the server with a user's token; fails unless it succeeds. */
export async function ask(method, path, { token, body } = {}) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${SERVER}/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Sets a new installation up with the token in its log: an administrator with an organization. */
export async function createOwner(machine) {
  const log = await machine.run('journalctl --unit fanfare@3333 --output cat --no-pager')
  const { token: setupToken } = /\/setup with the token (?<token>[\w-]+)/.exec(log).groups
  const person = { name: 'Olga Ferreira', email: 'olga@fanfare.example', password: 'Brass-band-7!' }
  const { token } = await ask('POST', '/setup', { body: { ...person, token: setupToken } })
  const body = { name: 'Brass Band', slug: 'brass-band' }
  const { organization } = await ask('POST', '/organizations', { token, body })
  return { token, organizationId: organization.id }
}

/** Shares a post in a user's organization. */
export async function share({ token, organizationId }, title) {
  const url = `https://www.linkedin.com/posts/${title.replaceAll(' ', '-')}`
  const { post } = await ask('POST', '/posts', { token, body: { organizationId, title, url } })
  return post
}

/** The titles of the posts of an organization. */
export async function titlesOf({ token, organizationId }) {
  const { posts } = await ask('GET', `/posts/organization/${organizationId}`, { token })
  return posts.map(({ title }) => title)
}
