import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { webTexts } from '../../texts.ts'
import SlackDemoPage from './slack-demo-page.tsx'

afterEach(() => void vi.useRealTimers())

async function visit() {
  const view = await renderScreen(<SlackDemoPage />, { texts: webTexts })
  await screen.findByRole('heading', { level: 1 })
  vi.useFakeTimers()
  return view
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** The number of the current card; 0 when there is none. */
const current = () =>
  screen.getAllByRole('listitem').findIndex((card) => card.getAttribute('aria-current') === 'step') + 1

const announced = () => within(screen.getByRole('group', { name: 'Demo' })).getByRole('status').textContent

it('does not move before it is started', async () => {
  await visit()
  wait(10_000)
  expect(current()).toBe(0)
  expect(announced()).toBe('')
})

it('leaves no timer behind when the page is left', async () => {
  const { unmount } = await visit()
  press('Start')
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('shows each of four cards for three seconds, and resets after the last', async () => {
  await visit()
  press('Start')
  for (const card of [1, 2, 3, 4]) {
    expect(current()).toBe(card)
    wait(2_999)
    expect(current()).toBe(card)
    wait(1)
  }
  expect(current()).toBe(0)
  screen.getByRole('button', { name: 'Start again' })
  expect(announced()).toBe('The demo has ended. You can start it again.')
  screen.getByText('The demo has ended. You can start it again.', { ignore: '.sr-only' })
  expect(vi.getTimerCount()).toBe(0)
})

it('pauses at a card and goes on from there', async () => {
  await visit()
  press('Start')
  wait(3_000)
  press('Pause')
  expect(announced()).toBe('Paused')
  wait(60_000)
  expect(current()).toBe(2)
  expect(vi.getTimerCount()).toBe(0)
  press('Continue')
  wait(3_000)
  expect(current()).toBe(3)
})

it('begins anew after a reset', async () => {
  await visit()
  press('Start')
  wait(7_000)
  press('Reset')
  expect(current()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  press('Start')
  expect(current()).toBe(1)
})

it('keeps the focus on the button that starts and pauses', async () => {
  await visit()
  const button = screen.getByRole('button', { name: 'Start' })
  button.focus()
  press('Start')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
})

it('announces each card, and shows the suggestion of the sample post as copied on the last', async () => {
  await visit()
  press('Start')
  expect(announced()).toMatch(/^Step 1 of 4: Ana shares a link from Slack\./)
  const post = within(screen.getByText('Sample post in Fanfare').closest('figure')!)
  expect(post.getAllByText('Available')).toHaveLength(2)
  wait(9_000)
  expect(announced()).toMatch(/^Step 4 of 4/)
  post.getByText('Copied')
  screen.getByText('Sample notification in Slack')
})

it('says on screen that it has ended, and where it leads, until it starts again', async () => {
  await visit()
  expect(screen.queryByRole('region', { name: /^One link/ })).toBeNull()
  press('Start')
  wait(12_000)
  const end = within(screen.getByRole('region', { name: 'One link, and Tom commented in his own name' }))
  const more = end.getByRole('link', { name: 'See Fanfare for Slack' })
  expect(more.getAttribute('href')).toBe('/integrations/slack-integration')
  press('Start again')
  expect(current()).toBe(1)
  expect(screen.queryByRole('region', { name: /^One link/ })).toBeNull()
})

it('shows a step that is chosen, and stays there until it continues', async () => {
  await visit()
  press('Start')
  press('Tom opens the post')
  expect(current()).toBe(3)
  wait(60_000)
  expect(current()).toBe(3)
  press('Continue')
  wait(3_000)
  expect(current()).toBe(4)
})

const isHidden = (text: string) => screen.getByText(text).closest('.invisible') !== null
const hidden = () => ({
  message: isHidden('Ana shared a post. Pick a suggestion and join in!'),
  closed: isHidden('Tom opens the post in step 3.'),
})

const pane = (caption: string) => screen.getByText(caption).closest('figure')!

it('shows the channel and the post as far as the demo has come', async () => {
  await visit()
  expect(hidden()).toEqual({ message: false, closed: true })
  press('Start')
  expect(hidden()).toEqual({ message: true, closed: false })
  wait(3_000)
  expect(hidden()).toEqual({ message: false, closed: false })
  wait(3_000)
  expect(hidden()).toEqual({ message: false, closed: true })
})

/** The panes that a phone shows: the channel and the post. */
const onPhone = () =>
  ['Sample notification in Slack', 'Sample post in Fanfare'].map(
    (caption) => !pane(caption).classList.contains('max-lg:hidden'),
  )

it('shows one pane at a time on a phone while it runs', async () => {
  await visit()
  expect(onPhone()).toEqual([true, true])
  press('Start')
  expect(onPhone()).toEqual([true, false])
  wait(6_000)
  expect(onPhone()).toEqual([false, true])
})
