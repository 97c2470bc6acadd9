import { readFileSync } from 'node:fs'
import { ask } from '../../../support/api.ts'
import type { MeasuredServer } from './measured-server.ts'
import type { Options } from './options.ts'

export interface MeasuredPage {
  name: string
  path: string
  /** For a page that requires a sign-in. Lighthouse cannot open it, because it clears the storage. */
  token?: string
}

/** The baseline of the comparison. */
export const EMPTY: MeasuredPage = { name: 'empty page', path: '/empty-page/index.html' }

/** The public pages, and the dashboard of a member, as the demo data has them. */
export async function pagesOf(server: MeasuredServer, { only }: Options): Promise<MeasuredPage[]> {
  const { posts } = await ask<{ posts: Array<{ slug: string; organization: { slug: string } }> }>(
    'GET',
    '/community/posts',
    { at: server.url },
  )
  const [post] = posts
  if (post === undefined) throw new Error('The demo data has no public post')
  const pages = [
    ...['/', '/pricing', '/community-landing'].map((path) => ({ name: path, path })),
    { name: 'public post', path: `/public/${post.organization.slug}/${post.slug}` },
    { name: 'public organization', path: `/organizations/${post.organization.slug}` },
    { name: '/login', path: '/login' },
    { name: 'dashboard', path: '/dashboard', token: await tokenOfMember(server) },
  ]
  return choose(pages, only)
}

function choose(pages: MeasuredPage[], only?: string[]): MeasuredPage[] {
  const unknown = only?.filter((name) => !pages.some((page) => page.name === name)) ?? []
  if (unknown.length > 0)
    throw new Error(`No page is called ${unknown}. There are: ${pages.map(({ name }) => name)}`)
  return only === undefined ? pages : pages.filter(({ name }) => only.includes(name))
}

async function tokenOfMember({ url, dataDir }: MeasuredServer): Promise<string> {
  const { accounts } = JSON.parse(readFileSync(`${dataDir}/demo-credentials.json`, 'utf8')) as {
    accounts: Array<{ role: string; email: string; password: string }>
  }
  const { email, password } = accounts.find(({ role }) => role === 'member')!
  const { token } = await ask<{ token: string }>('POST', '/auth/login', {
    body: { email, password },
    at: url,
  })
  return token
}
