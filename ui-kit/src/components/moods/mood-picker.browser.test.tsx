import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { fakeApi, refuse } from '../../testing/fake-api.ts'
import { aMood } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MoodPicker } from './mood-picker.tsx'

const moods = [aMood(), aMood({ id: 'mood-2', key: 'witty', emoji: '😉' })]

function Sample() {
  const [mood, setMood] = useState<Mood | null>(null)
  return <MoodPicker mood={mood} onChange={setMood} />
}

const offered = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

async function open(answer: unknown = { moods }) {
  const server = fakeApi({ 'GET /moods': answer })
  await renderScreen(<Sample />)
  await expect.poll(() => server.requests).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Mood' }))
  return server
}

it('searches while typing, and returns the focus with the selection', async () => {
  await open()
  const search = await screen.findByRole('searchbox', { name: 'Search moods' })
  await expect.poll(() => document.activeElement).toBe(search)
  await userEvent.keyboard('wit')
  await expect.poll(() => screen.queryByRole('button', { name: /Curious/ })).toBeNull()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Witty/)
  await userEvent.click(screen.getByRole('button', { name: 'Remove the mood' }))
  await screen.findByRole('button', { name: 'Mood' })
})

it('takes the only mood that is found on Enter, and offers it first from then on', async () => {
  await open()
  await userEvent.fill(await screen.findByRole('searchbox', { name: 'Search moods' }), 'i')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findAllByRole('button', { name: /Curious|Witty/ })).toHaveLength(2)
  await userEvent.keyboard('t{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Witty' }))
  await expect.poll(offered).toEqual(['😉Witty', expect.stringContaining('Curious')])
})

it('says what a mood sounds like, in the language of the interface', async () => {
  fakeApi({ 'GET /moods': { moods } })
  await renderScreen(<Sample />, { language: 'fr' })
  await userEvent.click(await screen.findByRole('button', { name: 'Humeur' }))
  const mood = await screen.findByRole('button', { name: /Curieux/ })
  expect(screen.queryByText('Pose une question sincère')).toBeNull()
  mood.focus()
  await screen.findByText('Pose une question sincère')
  await expect.poll(() => mood.getAttribute('aria-describedby')).not.toBeNull()
  expect(document.getElementById(mood.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Pose une question sincère',
  )
})

it('says that no mood matches', async () => {
  await open()
  await userEvent.fill(await screen.findByRole('searchbox', { name: 'Search moods' }), 'zzz')
  await screen.findByText('No mood matches this name.')
})

it('shows an error when the moods could not be loaded, and retries', async () => {
  const server = await open(refuse(404, 'NOT_FOUND'))
  await screen.findByRole('heading', { name: 'Error loading moods' })
  const retry = screen.getByRole('button', { name: 'Try again' })
  server.on('GET /moods', { moods })
  await userEvent.click(retry)
  await screen.findByRole('button', { name: /Curious/ })
})
