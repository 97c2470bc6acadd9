import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { OwnRhythm } from '@fanfare/contract/notifications/data/rhythm.ts'
import { DEFAULT_RHYTHM, type Rhythm } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { delayed, fakeApi, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { notificationHandlers } from '../../api/live.ts'
import HoursSection from './hours-section.tsx'

const FIND = 'GET /notifications/rhythm'
const CHOOSE = 'PUT /notifications/rhythm'
const LISBON: Rhythm = { ...DEFAULT_RHYTHM, timeZone: 'Europe/Lisbon' }
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A server that stores what it receives. */
async function visit(rhythm: Partial<OwnRhythm> = {}) {
  let stored: OwnRhythm = { ...LISBON, isChosen: true, ...rhythm }
  const server = fakeApi({
    [FIND]: () => stored,
    [CHOOSE]: ({ body }: FakeRequest) => (stored = { ...(body as Rhythm), isChosen: true }),
  })
  const { user, queryClient } = await renderScreen(<HoursSection />, { user: aUser() })
  await screen.findByLabelText('Time zone')
  const sent = () => server.to(CHOOSE).map(({ body }) => body as Rhythm)
  return { server, user, queryClient, sent }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const groupOf = (name: string) => within(screen.getByRole('group', { name }))

/** Types a time into a field and leaves it. */
function enter(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

it('says when the hours could not be loaded', async () => {
  fakeApi({ [FIND]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await renderScreen(<HoursSection />, { user: aUser() })
  await screen.findByRole('heading', { name: 'Your hours could not be loaded' })
})

it('reverts a change that could not be saved', async () => {
  const { server, user } = await visit()
  server.on(CHOOSE, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(box('Quiet hours'))
  await screen.findByText('Your hours could not be saved')
  await waitFor(() => expect(box('Quiet hours').checked).toBe(false))
})

it('refuses hours that end where they begin, and saves nothing', async () => {
  const { sent } = await visit({ quietHours: { from: '22:00', to: '07:00' } })
  enter(groupOf('Quiet hours').getByLabelText('From'), '07:00')
  await screen.findByText('Choose two different times.')
  expect(sent()).toEqual([])
})

it('refuses a limit that nobody needs, and saves nothing', async () => {
  const { sent } = await visit({ postsPerDay: 3 })
  for (const limit of ['0', '101', '1.5']) {
    enter(screen.getByLabelText('Posts per day'), limit)
    await screen.findByText('From 1 to 100.')
  }
  expect(sent()).toEqual([])
})

it('leaves one day of the week, and says why', async () => {
  const { user, sent } = await visit({ daysOff: [0, 2, 3, 4, 5] })
  await user.click(box('Saturday'))
  await screen.findByText(/^One day has to remain/)
  expect(box('Monday').disabled).toBe(true)
  await waitFor(() => expect(sent()).toEqual([{ ...LISBON, daysOff: [0, 2, 3, 4, 5, 6] }]))
})

it('shows a change at once, and saves the whole rhythm', async () => {
  const { server, user, sent } = await visit({ postsPerDay: 3 })
  const { answer, release } = delayed({ ...LISBON, isChosen: true })
  server.on(CHOOSE, answer)
  await user.click(box('Active hours'))
  expect(box('Active hours').checked).toBe(true)
  const activeHours = { from: '09:00', to: '18:00' }
  await waitFor(() => expect(sent()).toEqual([{ ...LISBON, postsPerDay: 3, activeHours }]))
  release()
})

it('keeps several quick changes', async () => {
  const { user, sent } = await visit()
  await user.click(box('Quiet hours'))
  await user.click(box('Sunday'))
  await user.click(box('Limit posts per day'))
  const quietHours = { from: '20:00', to: '08:00' }
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().at(-1)).toEqual({ ...LISBON, quietHours, daysOff: [0], postsPerDay: 5 })
})

it('saves a time when its field is left, and on Enter', async () => {
  const { sent } = await visit({ quietHours: { from: '22:00', to: '07:00' } })
  const [from, to] = ['From', 'Until'].map((end) => groupOf('Quiet hours').getByLabelText(end))
  fireEvent.change(from!, { target: { value: '21:30' } })
  expect(sent()).toEqual([])
  fireEvent.blur(from!)
  await waitFor(() => expect(sent()).toHaveLength(1))
  fireEvent.change(to!, { target: { value: '06:30' } })
  fireEvent.keyDown(to!, { key: 'Enter' })
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().at(-1)!.quietHours).toEqual({ from: '21:30', to: '06:30' })
})

it('keeps the old time when a field is left empty', async () => {
  const { sent } = await visit({ quietHours: { from: '22:00', to: '07:00' } })
  const from = groupOf('Quiet hours').getByLabelText<HTMLInputElement>('From')
  enter(from, '')
  expect(from.value).toBe('22:00')
  expect(sent()).toEqual([])
})

it('offers the time zone of this device where the chosen one differs', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'America/New_York',
  })
  const { user, sent } = await visit()
  await user.click(screen.getByRole('button', { name: 'Use this device’s zone (America/New York)' }))
  await waitFor(() => expect(sent()).toEqual([{ ...LISBON, timeZone: 'America/New_York' }]))
  expect(screen.queryByRole('button', { name: /Use this device/ })).toBeNull()
})

it('begins with the time zone of this device, which the first change saves', async () => {
  const { user, sent } = await visit({ ...DEFAULT_RHYTHM, timeZone: 'Pacific/Chatham', isChosen: false })
  expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe(HERE)
  await user.click(box('Quiet hours'))
  await waitFor(() => expect(sent()[0]).toMatchObject({ timeZone: HERE }))
})

it('shows what another device has changed', async () => {
  const { server, queryClient } = await visit()
  server.on(FIND, { ...LISBON, daysOff: [6], isChosen: true })
  handleEvent(notificationHandlers, queryClient, { type: 'rhythm.changed' })
  await waitFor(() => expect(box('Saturday').checked).toBe(true), { timeout: 3_000 })
})
