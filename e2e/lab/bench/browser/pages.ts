import { ask } from '../../../support/api.ts'
import type { MeasuredServer } from './measured-server.ts'
import { tokenOf, type Session } from './session.ts'

export interface MeasuredPage {
  name: string
  url: string
  /** For a page that requires a sign-in. */
  session?: Session
  /** The selector of what the page was opened for. */
  content?: string
  /** Measured for comparison only. */
  isReference?: boolean
}

export type PageWithContent = MeasuredPage & Required<Pick<MeasuredPage, 'content'>>

export const hasContent = (page: MeasuredPage): page is PageWithContent => page.content !== undefined

/** The baseline of pages that show something at once. */
export const emptyPage = ({ url }: MeasuredServer): MeasuredPage => ({
  name: 'empty page',
  url: `${url}/empty-page/index.html`,
})

/** The baseline of pages that send requests for their content. */
export const emptyPageWithRequest = ({ url }: MeasuredServer): PageWithContent => ({
  name: 'empty page with one request',
  url: `${url}/empty-page/index.html?request=/api/ready`,
  content: 'h1',
  isReference: true,
})

/** The public pages, as the demo data has them. */
export async function publicPages({ url }: MeasuredServer): Promise<MeasuredPage[]> {
  const { posts } = await ask<{ posts: Array<{ slug: string; organization: { slug: string } }> }>(
    'GET',
    '/community/posts',
    { at: url },
  )
  const [post] = posts
  if (post === undefined) throw new Error('The demo data has no public post')
  return [
    ...['/', '/pricing', '/community-landing', '/login'].map((path) => ({ name: path, url: url + path })),
    { name: 'public post', url: `${url}/public/${post.organization.slug}/${post.slug}` },
    { name: 'public organization', url: `${url}/organizations/${post.organization.slug}` },
  ]
}

/** The most visited pages of members and administrators, each with what it is opened for. */
export async function signedInPages({ url }: MeasuredServer, session: Session): Promise<MeasuredPage[]> {
  const call = { token: tokenOf(session), at: url }
  const { organizations } = await ask<{ organizations: Array<{ id: string }> }>('GET', '/organizations', call)
  const { id } = organizations[0]!
  const { posts } = await ask<{ posts: Array<{ id: string; availableCount: number }> }>(
    'GET',
    `/posts/organization/${id}`,
    call,
  )
  const post = posts.find(({ availableCount }) => availableCount > 0)
  if (post === undefined) throw new Error('The demo data has no post with available suggestions')
  const pages = [
    ['dashboard', '/dashboard', 'main li h3 a'],
    ['post', `/posts/${post.id}`, 'main li article'],
    ['new post', `/${id}/create-post`, 'main form input:enabled'],
    ['organization settings', `/organizations/${id}/settings/company-information`, 'main form input'],
    ['administration dashboard', '/admin/dashboard', 'main dl dd'],
  ] as const
  return pages.map(([name, path, content]) => ({ name, url: url + path, content, session }))
}

/** The pages of an earlier build, for a comparison in one run. */
export const asReference = (pages: MeasuredPage[]): MeasuredPage[] =>
  pages.map((page) => ({ ...page, name: `before: ${page.name}`, isReference: true }))

/** The pages with the chosen names; by default all. */
export function choose(pages: MeasuredPage[], only?: string[]): MeasuredPage[] {
  const unknown = only?.filter((name) => !pages.some((page) => page.name === name)) ?? []
  if (unknown.length > 0)
    throw new Error(`No page is called ${unknown}. There are: ${pages.map(({ name }) => name)}`)
  return only === undefined ? pages : pages.filter(({ name }) => only.includes(name))
}
