import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aHost, aUser } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import HostsScreen from './hosts-screen.tsx'

const LIST = 'GET /admin/hosts'
const ADD = 'POST /admin/hosts'
const CHANGE = 'POST /admin/hosts/host-1/pending-change'
const REMOVE = 'POST /admin/hosts/host-1/pending-removal'
const UNDO = 'DELETE /pending-actions/action-1'
const pagination = { page: 1, limit: 20, total: 1, totalPages: 1 }
const one = { hosts: [aHost({ approvedPosts: 3 })], pagination }
const none = { hosts: [], pagination: { ...pagination, total: 0 } }

async function visit(answer: unknown = one, at = '/admin/hosts') {
  const server = fakeApi({ [LIST]: answer })
  const user = aUser({ isAdmin: true })
  const view = await renderScreen(<HostsScreen />, { path: '/admin/hosts', at, user })
  return { server, ...view }
}

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load hosts' })
  server.on(LIST, one)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('news.example')
})

it('says that there are none, or that none fits', async () => {
  await visit(none)
  await screen.findByRole('heading', { name: 'No hosts yet' })
})

it('clears a search and a filter that nothing fits', async () => {
  const { server, user } = await visit(none, '/admin/hosts?search=zebra&state=blocked')
  await screen.findByRole('heading', { name: 'No host found' })
  expect(Object.fromEntries(server.to(LIST)[0]!.query)).toMatchObject({ search: 'zebra', state: 'blocked' })
  await user.click(screen.getByRole('button', { name: 'Show all hosts' }))
  expect(screen.getByLabelText('address').textContent).toBe('/admin/hosts')
})

it('shows who decided', async () => {
  const hosts = [aHost(), aHost({ id: 'host-2', host: 'bit.ly', state: 'blocked', decidedBy: null })]
  await visit({ hosts, pagination })
  const [first, second] = await screen.findAllByRole('listitem')
  within(first!).getByText('Decided by Ada Administrator')
  within(first!).getByText('Approved')
  within(second!).getByText('Blocked')
  expect(within(second!).queryByText(/^Decided by/)).toBeNull()
})

it('adds a public suffix with its sub-domains once it is typed again', async () => {
  const { server, user } = await visit()
  server.on(ADD, refuse(422, 'HOST_IS_PUBLIC_SUFFIX', { host: 'co.uk' }))
  await user.fill(await screen.findByLabelText('Host'), 'https://CO.uk/')
  await user.click(screen.getByRole('checkbox', { name: 'Include subdomains' }))
  await user.click(screen.getByRole('button', { name: 'Add host' }))
  const again = await screen.findByRole('textbox', { name: 'Type co.uk to confirm' })
  await screen.findByText(/^Anyone can create a site under this host/)
  server.on(ADD, { host: aHost({ host: 'co.uk' }), approvedPosts: 0, returnedPosts: 0 })
  await user.fill(again, 'co.uk')
  await user.click(screen.getByRole('button', { name: 'Add host' }))
  await waitFor(() => expect(screen.queryByLabelText('Type co.uk to confirm')).toBeNull())
  expect(server.to(ADD).at(-1)!.body).toMatchObject({ includesSubdomains: true, confirmedHost: 'co.uk' })
})

it('asks for a public suffix before its sub-domains are included', async () => {
  const host = aHost({ host: 'github.io', isPublicSuffix: true })
  const { server, user } = await visit({ hosts: [host], pagination })
  server.on(CHANGE, pendingAnswer('host-1'))
  await user.click(await screen.findByRole('button', { name: 'Actions for github.io' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Include subdomains' }))
  await user.fill(await screen.findByRole('textbox', { name: 'Type github.io to confirm' }), 'github.io')
  await user.click(screen.getByRole('button', { name: 'Approve subdomains' }))
  await waitFor(() => expect(server.to(CHANGE)).toHaveLength(1))
  expect(server.to(CHANGE)[0]!.body).toEqual({ includesSubdomains: true, confirmedHost: 'github.io' })
})

it('shows the other hosts of a network that an entry covers', async () => {
  await visit({ hosts: [aHost({ covers: ['m.news.example', 'nws.example'] })], pagination })
  await screen.findByText('Also covers 2 hosts')
  screen.getByText('m.news.example, nws.example')
})

it('folds a host below the entry that covers it', async () => {
  const wide = aHost({ includesSubdomains: true })
  await visit({ hosts: [aHost({ id: 'host-2', host: 'm.news.example' }), wide], pagination })
  const fold = (await screen.findByText('Also covers 1 host')).closest('details')!
  within(fold).getByText('m.news.example')
  within(fold).getByRole('button', { name: 'Actions for m.news.example', hidden: true })
})

it('adds a host, and says why one is refused', async () => {
  const { server, user } = await visit()
  const field = await screen.findByLabelText('Host')
  await user.click(screen.getByRole('button', { name: 'Add host' }))
  await screen.findByText('Enter a host')
  server.on(ADD, refuse(422, 'HOST_IS_SHORTENER'))
  await user.fill(field, 'bit.ly')
  await user.click(screen.getByRole('button', { name: 'Add host' }))
  await screen.findByText('Link shorteners can never be approved.')
  server.on(ADD, { host: aHost({ host: 'blog.example' }), approvedPosts: 1, returnedPosts: 0 })
  await user.clear(field)
  await user.fill(field, 'blog.example')
  await user.click(screen.getByRole('checkbox', { name: 'Include subdomains' }))
  await user.click(screen.getByRole('button', { name: 'Add host' }))
  await screen.findByText('Domain approved: blog.example. 1 other post was approved with it.')
  expect(server.to(ADD)[1]!.body).toEqual({
    host: 'blog.example',
    state: 'approved',
    includesSubdomains: true,
  })
})

it('takes an approval back, with the posts it approved if that is chosen', async () => {
  const { server, user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Actions for news.example' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke approval' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /Revoke the approval/ }))
  dialog.getByText(/Approved posts stay as they are/)
  const choice = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Return 3 posts to the queue' })
  expect(choice.checked).toBe(false)
  await user.click(choice)
  server.on(REMOVE, pendingAnswer('host-1'))
  server.on(UNDO, () => undefined)
  await user.click(dialog.getByRole('button', { name: 'Revoke approval' }))
  const undo = await screen.findByRole('button', { name: 'Undo: Host changed' })
  expect(server.to(REMOVE)[0]!.body).toEqual({ returnPosts: true })
  screen.getByText('About to change')
  expect(screen.queryByRole('button', { name: 'Actions for news.example' })).toBeNull()
  await user.click(undo)
  await screen.findByRole('button', { name: 'Actions for news.example' })
})

it('blocks a host and includes its sub-domains', async () => {
  const { server, user } = await visit({ hosts: [aHost()], pagination })
  server.on(CHANGE, pendingAnswer('host-1'))
  server.on(UNDO, () => undefined)
  const open = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for news.example' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await open('Include subdomains')
  await user.click(await screen.findByRole('button', { name: 'Undo: Host changed' }))
  await open('Block')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Block news.example?' }))
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Block host' }))
  await waitFor(() => expect(server.to(CHANGE)).toHaveLength(2))
  expect(server.to(CHANGE).map(({ body }) => body)).toEqual([
    { includesSubdomains: true },
    { state: 'blocked', returnPosts: false },
  ])
})
