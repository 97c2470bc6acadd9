import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NotificationChoices } from '@fanfare/contract/notifications/data/notification_choice.ts'
import { NOTIFICATION_TYPES, isOffered } from '@fanfare/contract/notifications/rules/notification.ts'
import { delayed, fakeApi, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ChoicesSection } from './choices-section.tsx'

const PATH = '/users/me/notification-choices'
const LIST = `GET ${PATH}`
const CHOOSE = `PUT ${PATH}`
const DIGEST = 'PUT /users/me/digest'
const INACTIVITY = 'PUT /users/me/inactivity-mail'

const ALL: NotificationChoices = {
  choices: Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [
      type,
      { web: true, desktop: true, mail: isOffered(type, 'mail') ? true : null },
    ]),
  ) as NotificationChoices['choices'],
  digest: null,
  inactivityMail: true,
}

/** A server that stores what it receives. */
async function visit() {
  let stored = structuredClone(ALL)
  const server = fakeApi({
    [LIST]: () => stored,
    [CHOOSE]: ({ body }: FakeRequest) => {
      const { type, channel, enabled } = body as { type: 'post.shared'; channel: 'web'; enabled: boolean }
      stored = structuredClone(stored)
      stored.choices[type][channel] = enabled
      return stored
    },
    [DIGEST]: ({ body }: FakeRequest) => {
      const { timeZone } = body as { timeZone: string | null }
      stored = { ...stored, digest: timeZone === null ? null : { timeZone } }
      return stored
    },
    [INACTIVITY]: ({ body }: FakeRequest) => {
      stored = { ...stored, inactivityMail: (body as { enabled: boolean }).enabled }
      return stored
    },
  })
  const { user, queryClient } = await renderScreen(<ChoicesSection />, { user: aUser() })
  return { server, user, queryClient }
}

const choice = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const digest = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Send a daily digest by email' })

it('says when the choices could not be loaded', async () => {
  fakeApi({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await renderScreen(<ChoicesSection />, { user: aUser() })
  await screen.findByRole('heading', { name: 'Your choices could not be loaded' })
})

it('reverts a choice that could not be saved', async () => {
  const { server, user } = await visit()
  server.on(CHOOSE, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await choice('Suggestions to copy: Fanfare'))
  await screen.findByText('Your choice could not be saved')
  await waitFor(async () => expect((await choice('Suggestions to copy: Fanfare')).checked).toBe(true))
})

it('reverts the digest when it could not be saved', async () => {
  const { server, user } = await visit()
  server.on(DIGEST, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await digest())
  await screen.findByText('Your choice could not be saved')
  await waitFor(async () => expect((await digest()).checked).toBe(false))
})

it('offers mails only for what is mailed', async () => {
  await visit()
  await choice('Answers to your reports: Email')
  expect(screen.queryByRole('switch', { name: 'Suggestions to copy: Email' })).toBeNull()
  expect(screen.getAllByText('Only in the digest').length).toBeGreaterThan(0)
})

it('shows a choice at once, and saves it', async () => {
  const { server, user } = await visit()
  const { answer, release } = delayed(ALL)
  server.on(CHOOSE, answer)
  await user.click(await choice('Suggestions to copy: Desktop'))
  expect((await choice('Suggestions to copy: Desktop')).checked).toBe(false)
  await waitFor(() => expect(server.to(CHOOSE)).toHaveLength(1))
  expect(server.to(CHOOSE)[0]!.body).toEqual({ type: 'post.shared', channel: 'desktop', enabled: false })
  release()
})

it('keeps several quick choices', async () => {
  const { server, user, queryClient } = await visit()
  for (const name of [
    'Suggestions to copy: Fanfare',
    'Suggestions to copy: Desktop',
    'Replies to your suggestions: Fanfare',
  ]) {
    await user.click(await choice(name))
  }
  await waitFor(() => expect(server.to(CHOOSE)).toHaveLength(3))
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
  expect((await choice('Suggestions to copy: Fanfare')).checked).toBe(false)
  expect((await choice('Suggestions to copy: Desktop')).checked).toBe(false)
  expect((await choice('Replies to your suggestions: Fanfare')).checked).toBe(false)
  expect((await choice('Replies to your suggestions: Desktop')).checked).toBe(true)
})

it('turns the digest on in the time zone of the device, and off', async () => {
  const { server, user } = await visit()
  await user.click(await digest())
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2))
  await user.click(await digest())
  await waitFor(() => expect(server.to(DIGEST)).toHaveLength(2))
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(server.to(DIGEST).map(({ body }) => body)).toEqual([{ timeZone }, { timeZone: null }])
})

const inactivity = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email me after weeks away' })

it('turns the mail after weeks away off', async () => {
  const { server, user } = await visit()
  await user.click(await inactivity())
  await waitFor(() => expect(server.to(INACTIVITY)[0]?.body).toEqual({ enabled: false }))
  expect((await inactivity()).checked).toBe(false)
})

it('reverts the mail after weeks away when it could not be saved', async () => {
  const { server, user } = await visit()
  server.on(INACTIVITY, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await inactivity())
  await screen.findByText('Your choice could not be saved')
  await waitFor(async () => expect((await inactivity()).checked).toBe(true))
})
