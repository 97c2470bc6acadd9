import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { COPIED_FEEDBACK_MS } from '@fanfare/contract/core/rules/limits.ts'
import { createFakePlatform } from '../../../../../platform/fake-platform.ts'
import { PlatformContext } from '../../../../../platform/platform-context.ts'
import type { ShareOutcome } from '../../../../../platform/platform.ts'
import { anOrganization, aPost, aUser } from '../../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { ShareButtons } from './share-buttons.tsx'

afterEach(() => void vi.useRealTimers())

const publicUrl = 'https://fanfare.example/public/northwind-labs/how-we-cut-our-latency'
const MESSAGE = `Ana Ribeiro says: How we cut our latency in half ${publicUrl} ({nobody}), @Bea Costa`

async function show({ sheet = 'unsupported' }: { sheet?: ShareOutcome } = {}) {
  const platform = createFakePlatform()
  platform.answers.share = sheet
  const page = (
    <PlatformContext value={platform}>
      <ShareButtons post={{ ...aPost(), publicUrl }} />
    </PlatformContext>
  )
  const publicShareMessage = '{author} says: {title} {url} ({nobody}), {@U1|Bea Costa}'
  const setting = { user: aUser(), organizations: [anOrganization({ publicShareMessage })] }
  return { ...(await renderScreen(page, setting)), platform }
}

const button = (name: string) => screen.findByRole('button', { name })
const choose = (name: string) => screen.findByRole('menuitem', { name })

it('shows the message for copying by hand where the clipboard fails', async () => {
  const { user, platform } = await show()
  platform.answers.copy = 'failed'
  await user.click(await button('Copy message'))
  await screen.findByText(`Copying failed. The message is: ${MESSAGE}`)
  expect(screen.queryByText('Message copied')).toBeNull()
})

it('a cancelled share sheet opens no menu', async () => {
  const { user } = await show({ sheet: 'cancelled' })
  await user.click(await button('Share'))
  expect(screen.queryByRole('menu')).toBeNull()
})

it('passes the text and the link to the share sheet of the device', async () => {
  const { user, platform } = await show({ sheet: 'shared' })
  await user.click(await button('Share'))
  expect(platform.shared).toEqual([
    {
      title: 'How we cut our latency in half',
      text: 'Ana Ribeiro says: How we cut our latency in half ({nobody}), @Bea Costa',
      url: publicUrl,
    },
  ])
  expect(screen.queryByRole('menu')).toBeNull()
})

it('without a share sheet, a menu copies the message of the organization', async () => {
  const { user, platform } = await show()
  await user.click(await button('Share'))
  await user.click(await choose('Copy message'))
  await expect.poll(() => platform.copied).toEqual([MESSAGE])
})

it('the menu copies the link, too, and opens a mail', async () => {
  const { user, platform } = await show()
  await user.click(await button('Share'))
  await user.click(await choose('Copy public link'))
  await expect.poll(() => platform.copied).toEqual([publicUrl])
  await user.click(await button('Share'))
  await user.click(await choose('Send by email'))
  await expect.poll(() => platform.opened).toHaveLength(1)
  expect(new URL(platform.opened[0]!).searchParams.get('body')).toBe(MESSAGE)
})

it('says for two seconds that the message is copied', async () => {
  const { platform } = await show()
  const copy = await button('Copy message')
  vi.useFakeTimers()
  fireEvent.click(copy)
  await act(() => vi.advanceTimersByTimeAsync(COPIED_FEEDBACK_MS - 1))
  expect(copy.textContent).toBe('Message copied')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(copy.textContent).toBe('Copy message')
  expect(platform.copied).toEqual([MESSAGE])
})
