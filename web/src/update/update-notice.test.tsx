import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { webTexts } from '../texts.ts'
import { UpdateNotice, type UpdateNoticeProps } from './update-notice.tsx'

const NOTICE = 'A new version is ready.'

/** A server with a build, which counts the requests for it. */
function serverWith(build: unknown) {
  const server = { build, asked: 0 }
  vi.stubGlobal('fetch', (path: string) => {
    if (path !== '/build.json') throw new Error(`unexpected ${path}`)
    server.asked += 1
    if (server.build instanceof Error) return Promise.reject(server.build)
    return Promise.resolve(Response.json({ build: server.build }))
  })
  return server
}

/** The shell, whose stream can be lost and reconnected. */
function Shell(props: Partial<UpdateNoticeProps>) {
  const [isLost, setLost] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLost(!isLost)}>
        {isLost ? 'Restore the stream' : 'Lose the stream'}
      </button>
      <UpdateNotice isStreamLost={isLost} hasFailedPart={false} onPutOff={() => undefined} {...props} />
    </>
  )
}

const visit = (props: Partial<UpdateNoticeProps> = {}) =>
  renderScreen(<Shell {...props} />, { texts: webTexts })
const loseChunk = () => act(async () => void window.dispatchEvent(new Event('vite:preloadError')))
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  document.head.innerHTML = '<meta name="build" content="one">'
})
afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = ''
})

it('says nothing while the server has the same build, does not answer or answers nonsense', async () => {
  const server = serverWith('one')
  await visit()
  for (const build of ['one', new Error('offline'), 7, null]) {
    server.build = build
    await loseChunk()
  }
  expect(server.asked).toBe(4)
  expect(screen.queryByText(NOTICE)).toBeNull()
})

it('says that a new version is ready when a part cannot be loaded because of it', async () => {
  serverWith('two')
  await visit()
  await loseChunk()
  await screen.findByText(NOTICE)
  screen.getByRole('button', { name: 'Reload' })
})

it('notices a new version when the lost stream is back', async () => {
  const server = serverWith('two')
  const { user } = await visit()
  await user.click(screen.getByRole('button', { name: 'Lose the stream' }))
  expect(server.asked).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Restore the stream' }))
  await screen.findByText(NOTICE)
})

it('asks when the page is looked at again, at most every five minutes', async () => {
  const server = serverWith('two')
  await visit()
  await lookAgain()
  expect(server.asked).toBe(0)
  pass(300_000)
  await lookAgain()
  await screen.findByText(NOTICE)
  await lookAgain()
  expect(server.asked).toBe(1)
})

it('can be put off, once for each version', async () => {
  const server = serverWith('two')
  const { user } = await visit()
  await loseChunk()
  await user.click(await screen.findByRole('button', { name: 'Later' }))
  expect(screen.queryByText(NOTICE)).toBeNull()
  await loseChunk()
  expect(screen.queryByText(NOTICE)).toBeNull()
  server.build = 'three'
  await loseChunk()
  await screen.findByText(NOTICE)
})

it('says that a part has failed when there is no new version', async () => {
  serverWith('one')
  const onPutOff = vi.fn<() => undefined>()
  const { user } = await visit({ hasFailedPart: true, onPutOff })
  await screen.findByText('A part of this page could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(onPutOff).toHaveBeenCalledOnce()
})

it('asks for nothing where there are no builds', async () => {
  document.head.innerHTML = ''
  const server = serverWith('two')
  await visit()
  await loseChunk()
  expect(server.asked).toBe(0)
})
