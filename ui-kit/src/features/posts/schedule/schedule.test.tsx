import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { anOrganization, aPost, aUser } from '../../../testing/fixtures.ts'
import { openMoreFields } from '../../../testing/open-more-fields.ts'
import { renderScreen, type TestUser } from '../../../testing/render-screen.tsx'
import CreatePostScreen from '../posts/screens/create-post-screen.tsx'
import EditPostScreen from '../posts/screens/edit-post-screen.tsx'
import { PostScreen } from '../posts/screens/post-screen.tsx'
import { deviceZone } from './times.ts'

const SHARE = 'POST /posts'
const READ = 'GET /posts/post-1'
const CHANGE = 'PATCH /posts/post-1'
const END = 'PUT /posts/post-1/end'
const LINK = 'https://example.org/a'
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
/** The value of a field for a date and time; tests run in UTC. */
const fieldTime = (date: Date) => date.toISOString().slice(0, 16)

const scheduled = (facts: Partial<Post> = {}) =>
  aPost({ startsAt: inHours(48).toISOString(), startedAt: null, windowHours: 48, timeZone: 'UTC', ...facts })
const ended = () => aPost({ endsAt: inHours(-1).toISOString() })

async function visitForm(
  answer: unknown = { post: scheduled({ id: 'post-9' }) },
  facts: Partial<Organization> = {},
) {
  const server = fakeApi({
    'POST /approved-domains/validate-url': { verdict: 'approved', domain: 'example.org', message: '' },
    [SHARE]: answer,
  })
  const view = await renderScreen(<CreatePostScreen />, {
    path: '/:organizationId/create-post',
    at: '/org-1/create-post',
    user: aUser(),
    organizations: [anOrganization({ postWindowHours: 48, ...facts })],
  })
  await view.user.fill(await screen.findByRole('textbox', { name: 'Link (URL)' }), LINK)
  await view.user.fill(screen.getByRole('textbox', { name: 'Title' }), 'A title')
  await openMoreFields(view.user)
  await screen.findByLabelText('Starts')
  return { ...view, server }
}

const windowField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Asks for comments for' })
const share = (user: TestUser) => user.click(screen.getByRole('button', { name: /^(Share|Schedule)$/ }))

const visitPost = (post: Post, answers: Record<string, unknown> = {}) => {
  const server = fakeApi({ [READ]: { post }, ...answers })
  const view = renderScreen(<PostScreen suggestions={() => null} />, {
    path: '/posts/:postId',
    at: '/posts/post-1',
    user: aUser(),
  })
  return view.then((rendered) => ({ ...rendered, server }))
}

it('shares at once, as usual, unless times are chosen', async () => {
  const { user, server } = await visitForm()
  expect(windowField().selectedOptions[0]!.text).toBe('As usual: 48 hours')
  screen.getByText('Empty to start at once.')
  await share(user)
  await screen.findByText('/posts/post-9')
  expect(server.to(SHARE)[0]!.body).not.toHaveProperty('schedule')
  expect(server.to(SHARE)[0]!.body).not.toHaveProperty('membersPrepare')
})

it('schedules a post for a time of the device, with a window, and lets members prepare it', async () => {
  const { user, server } = await visitForm()
  const start = fieldTime(inHours(24))
  await user.fill(screen.getByLabelText('Starts'), start)
  await screen.findByText(`Time zone: ${deviceZone()}`)
  await user.selectOptions(windowField(), '7 days')
  await user.click(screen.getByRole('checkbox', { name: 'Let members prepare suggestions' }))
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  await screen.findByText('/posts/post-9')
  await screen.findAllByText('Post scheduled')
  expect(server.to(SHARE)[0]!.body).toMatchObject({
    schedule: { timeZone: deviceZone(), start, windowHours: 168 },
    membersPrepare: true,
  })
})

it('tells everyone at once where that is a choice and was chosen', async () => {
  const { user, server } = await visitForm(undefined, { isPaced: true })
  const choice = screen.getByRole('checkbox', { name: 'Notify everyone at once' })
  await user.click(choice)
  await share(user)
  await screen.findByText('/posts/post-9')
  expect(server.to(SHARE)[0]!.body).toMatchObject({ tellNow: true })
  expect(server.to(SHARE)[0]!.body).not.toHaveProperty('schedule')
})

it('does not ask whether to tell everyone at once where all are, and says nothing of it otherwise', async () => {
  const { unmount } = await visitForm()
  expect(screen.queryByRole('checkbox', { name: 'Notify everyone at once' })).toBeNull()
  unmount()
  const { user, server } = await visitForm(undefined, { isPaced: true })
  await share(user)
  await screen.findByText('/posts/post-9')
  expect(server.to(SHARE)[0]!.body).not.toHaveProperty('tellNow')
})

it.each([
  ['a start in the past', () => ['Starts', fieldTime(inHours(-1))], 'Choose a time in the future'],
  ['an end before the start', () => ['Ends', fieldTime(inHours(1))], 'Choose a time after the start.'],
])('refuses %s where it was chosen, and sends nothing', async (_, value, message) => {
  const { user, server } = await visitForm()
  await user.fill(screen.getByLabelText('Starts'), fieldTime(inHours(24)))
  await user.selectOptions(windowField(), 'Until a date')
  await user.fill(await screen.findByLabelText('Ends'), fieldTime(inHours(48)))
  const [name, time] = value() as [string, string]
  await user.clear(screen.getByLabelText(name))
  await user.fill(screen.getByLabelText(name), time)
  await share(user)
  await screen.findByText(new RegExp(`^${message}`))
  expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true')
  expect(server.to(SHARE)).toHaveLength(0)
})

it('shows at its field a time that the server refuses, and keeps what was typed', async () => {
  const fields = [{ field: 'schedule.start', rule: 'ahead', message: 'no' }]
  const { user } = await visitForm(refuse(422, 'VALIDATION_FAILED', { fields }))
  const start = fieldTime(inHours(24))
  await user.fill(screen.getByLabelText('Starts'), start)
  await share(user)
  await screen.findByText(/^Choose a time in the future/)
  expect(screen.getByLabelText<HTMLInputElement>('Starts').value).toBe(start)
})

it('changes the times of a scheduled post in its own zone, and nothing else', async () => {
  const post = scheduled({ startsAt: '2099-03-30T07:00:00.000Z', timeZone: 'Europe/Paris' })
  const server = fakeApi({ [READ]: { post }, [CHANGE]: { post } })
  const { user } = await renderScreen(<EditPostScreen />, {
    path: '/posts/:postId/edit',
    at: '/posts/post-1/edit',
    user: aUser(),
    organizations: [anOrganization()],
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Starts')
  expect(field.value).toBe('2099-03-30T09:00')
  await user.selectOptions(windowField(), 'No end')
  // Further ahead than a year is refused by the server alone.
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('/posts/post-1')
  expect(server.to(CHANGE)[0]!.body).toEqual({
    schedule: { timeZone: 'Europe/Paris', start: '2099-03-30T09:00', windowHours: null },
    membersPrepare: false,
  })
})

it('has no times in the form of a post that has started, or of which others decide', async () => {
  for (const post of [
    aPost(),
    scheduled({ can: { update: true, delete: false, schedule: false, feature: false } }),
  ]) {
    fakeApi({ [READ]: { post } })
    const { unmount } = await renderScreen(<EditPostScreen />, {
      path: '/posts/:postId/edit',
      at: '/posts/post-1/edit',
      user: aUser(),
      organizations: [anOrganization()],
    })
    await screen.findByRole('textbox', { name: 'Comment' })
    expect(screen.queryByLabelText('Starts')).toBeNull()
    unmount()
  }
})

it('says when a scheduled post starts and who sees it, and starts it', async () => {
  const { user, server } = await visitPost(scheduled(), { [CHANGE]: { post: aPost() } })
  await screen.findByText('This post has not started yet')
  screen.getByText('Until then, only its author and admins see it.')
  screen.getByText(/^It starts on/, { selector: 'p' })
  expect(document.body.textContent).not.toContain('{{')
  await user.click(screen.getByRole('button', { name: 'Start now' }))
  await screen.findByText('The post has started')
  await waitFor(() => expect(screen.queryByText('This post has not started yet')).toBeNull())
  expect(server.to(CHANGE)[0]!.body).toEqual({ schedule: { timeZone: 'UTC', windowHours: 48 } })
})

it('says why a post could not be started', async () => {
  const { user } = await visitPost(scheduled(), { [CHANGE]: refuse(409, 'POST_STARTED') })
  await user.click(await screen.findByRole('button', { name: 'Start now' }))
  await screen.findAllByText('This post has started. You can still change when it ends.')
})

it('says that a post has ended, and opens it again for a chosen time', async () => {
  const { user, server } = await visitPost(ended(), { [END]: { post: aPost() } })
  await screen.findByText('This post has ended')
  expect(document.body.textContent).toMatch(/It ended on \w+ \d+, \d{4}/)
  await user.click(screen.getByRole('button', { name: 'Reopen' }))
  await screen.findByRole('dialog', { name: 'Reopen' })
  expect(screen.queryByRole('option', { name: 'End now' })).toBeNull()
  await user.selectOptions(windowField(), '24 hours')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The end has been changed')
  await waitFor(() => expect(screen.queryByText('This post has ended')).toBeNull())
  expect(server.to(END)[0]!.body).toEqual({ hours: 24 })
})

it('ends a post at once, or says why that failed', async () => {
  const { user, server } = await visitPost(aPost(), { [END]: refuse(403, 'FORBIDDEN') })
  await user.click(await screen.findByRole('button', { name: 'Change the end' }))
  await screen.findByRole('dialog', { name: 'Change the end' })
  await user.selectOptions(windowField(), 'End now')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The end could not be changed')
  server.on(END, { post: ended() })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The post has ended')
  await screen.findByText('This post has ended')
  expect(server.to(END).map(({ body }) => body)).toEqual([{ hours: 0 }, { hours: 0 }])
})

it('leaves the end to the author and admins', async () => {
  await visitPost({ ...ended(), can: { update: true, delete: false, schedule: false, feature: false } })
  await screen.findByText('This post has ended')
  for (const name of ['Reopen', 'Change the end']) expect(screen.queryByRole('button', { name })).toBeNull()
})
