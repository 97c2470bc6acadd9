import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import UnsubscribeScreen from './unsubscribe-screen.tsx'

const UNSUBSCRIBE = 'POST /digest/unsubscribe'

async function visit(answer?: unknown, at = '/unsubscribe?token=1.user.sig') {
  const server = fakeApi({ [UNSUBSCRIBE]: answer ?? new Response(null, { status: 204 }) })
  const { user } = await renderScreen(<UnsubscribeScreen />, { path: '/unsubscribe', at })
  const confirm = async () => user.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  return { server, confirm }
}

it('says that a link without a token does not work', async () => {
  await visit(undefined, '/unsubscribe')
  await screen.findByRole('heading', { name: 'This link does not work' })
})

it('says that a forged link does not work, and leads to the profile', async () => {
  const { confirm } = await visit(refuse(400, 'UNSUBSCRIBE_LINK_INVALID'))
  await confirm()
  const link = await screen.findByRole('link', { name: 'Open your profile' })
  expect(link.getAttribute('href')).toBe('/profile')
})

it('shows why it failed, and can be repeated', async () => {
  const { server, confirm } = await visit(unreachable)
  await confirm()
  await screen.findByText('You could not be unsubscribed')
  server.on(UNSUBSCRIBE, new Response(null, { status: 204 }))
  await confirm()
  await screen.findByRole('heading', { name: 'You are unsubscribed' })
})

it('sends nothing before the click, and then the token', async () => {
  const { server, confirm } = await visit()
  await screen.findByRole('button', { name: 'Unsubscribe' })
  expect(server.requests).toHaveLength(0)
  await confirm()
  await screen.findByRole('heading', { name: 'You are unsubscribed' })
  expect(server.to(UNSUBSCRIBE)[0]?.query.get('token')).toBe('1.user.sig')
})

it('names the mails that its link ends', async () => {
  const { confirm } = await visit(undefined, '/unsubscribe?token=2.reminders.user.sig')
  await screen.findByRole('heading', { name: 'Turn reminders off?' })
  await confirm()
  await screen.findByText(/^You will get no more reminders/)
})

it('says that a link that names no mails does not work', async () => {
  await visit(undefined, '/unsubscribe?token=2.everything.user.sig')
  await screen.findByRole('heading', { name: 'This link does not work' })
})
