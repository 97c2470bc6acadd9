import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { delayed, fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { anOrganization, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import FirstSteps from './first-steps.tsx'

const STEPS = 'GET /organizations/org-1/first-steps'
const DISMISS = 'DELETE /organizations/org-1/first-steps'
const NOTHING_DONE = { postId: null, suggestionsAdded: false, colleagueInvited: false }

async function visit(answer: unknown) {
  const server = fakeApi({ [STEPS]: answer })
  const view = await renderScreen(
    <FirstSteps
      organization={anOrganization()}
      sharePath="/share"
      postPath={(id) => `/posts/${id}`}
      skeleton="Loading"
    />,
    { user: aUser() },
  )
  return { server, ...view }
}

const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }))
const links = async () =>
  (await steps()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('shows nothing when they cannot be loaded, are done or were dismissed', async () => {
  for (const answer of [unreachable, refuse(403, 'FORBIDDEN'), { firstSteps: null }]) {
    const { server, unmount } = await visit(answer)
    await expect.poll(() => server.to(STEPS).length).toBeGreaterThan(0)
    await expect.poll(() => screen.queryByText('Loading')).toBeNull()
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
    unmount()
  }
})

it('comes back and says why when it cannot be dismissed', async () => {
  const { server, user } = await visit({ firstSteps: NOTHING_DONE })
  server.on(DISMISS, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click((await steps()).getByRole('button', { name: 'Dismiss' }))
  await screen.findAllByText(/The first steps could not be dismissed/)
  await steps()
})

it('goes at once when it is dismissed', async () => {
  const { server, user } = await visit({ firstSteps: NOTHING_DONE })
  const answer = delayed({})
  server.on(DISMISS, answer.answer)
  await user.click((await steps()).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  expect(server.to(DISMISS)).toHaveLength(1)
})

it('keeps its place while it loads', async () => {
  await visit(() => new Promise(() => undefined))
  await screen.findByText('Loading')
})

it('leads to what is left to do', async () => {
  await visit({ firstSteps: NOTHING_DONE })
  ;(await steps()).getByText('1 of 4 done')
  expect(await links()).toEqual([
    ['Share the first link', '/share'],
    ['Invite people', '/organizations/org-1/settings/users#invite'],
  ])
})

it('leads to the newest post for its suggestions, and marks what is done', async () => {
  await visit({ firstSteps: { ...NOTHING_DONE, postId: 'post-7', colleagueInvited: true } })
  const { getByText, getAllByText } = await steps()
  getByText('3 of 4 done')
  expect(getAllByText('Done:')).toHaveLength(3)
  expect(await links()).toEqual([['Add 3 suggestions to a post', '/posts/post-7']])
})
