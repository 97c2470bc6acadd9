import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useFailedPart } from '../../platform/failed-part.ts'
import { lateCode } from './late-code.ts'
import { LatePopup } from './late-popup.tsx'
import * as menu from './menu-popup.tsx'

/** Code that loads or fails when the test says so. */
function controlledCode() {
  const answers: { come: () => void; fail: () => void }[] = []
  const late = lateCode(
    () =>
      new Promise<typeof menu>((resolve, reject) => {
        answers.push({ come: () => resolve(menu), fail: () => reject(new TypeError('Failed to fetch')) })
      }),
  )
  return { late, answers }
}

function show({ isIdle = false, opensAtOnce = false, onOpenChange = vi.fn<(open: boolean) => void>() } = {}) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => isIdle && run())
  const onPress = vi.fn<() => void>()
  const { late, answers } = controlledCode()
  const open = opensAtOnce || undefined
  render(
    <LatePopup
      late={late}
      opens="menu"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <button type="button" onClick={onPress}>
          Actions
        </button>
      }
    >
      {({ MenuPopup }, trigger) => (
        <MenuPopup label="Post" trigger={trigger} open={open} onOpenChange={onOpenChange}>
          Here
        </MenuPopup>
      )}
    </LatePopup>,
  )
  return { answers, onPress, onOpenChange, trigger: screen.getByRole('button', { name: 'Actions' }) }
}

it('the trigger says what it opens before its popup is there', () => {
  const { trigger } = show()
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu')
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
})

it('a press opens the popup as soon as it has come, from the same element', async () => {
  const { answers, trigger } = show()
  await userEvent.click(trigger)
  expect(screen.queryByRole('menu')).toBeNull()
  answers[0]!.come()
  await screen.findByRole('menu', { name: 'Post' })
  expect(screen.getByRole('button', { name: 'Actions', hidden: true })).toBe(trigger)
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
})

it('a popup that has been loaded is not mounted before the focus or the pointer comes to its trigger', async () => {
  const { answers, trigger } = show({ isIdle: true })
  await act(async () => answers[0]!.come())
  expect(trigger.id).toBe('')
  await userEvent.hover(trigger)
  await expect.poll(() => trigger.id).not.toBe('')
})

it('the trigger stays the same element, with its focus, when the popup comes while nobody waits', async () => {
  const { answers, trigger } = show({ isIdle: true })
  trigger.focus()
  answers[0]!.come()
  await expect.poll(() => trigger.id).not.toBe('')
  expect(screen.getByRole('button', { name: 'Actions' })).toBe(trigger)
  expect(document.activeElement).toBe(trigger)
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu', { name: 'Post' })
})

it('a popup that could not be loaded is told to the shell, and the next press tries again', async () => {
  const { answers, trigger } = show()
  await userEvent.click(trigger)
  answers[0]!.fail()
  await expect.poll(() => useFailedPart.getState().hasFailed).toBe(true)
  await userEvent.click(trigger)
  answers[1]!.come()
  await screen.findByRole('menu', { name: 'Post' })
})

it('an own handler of the trigger runs as well', async () => {
  const { trigger, onPress } = show()
  await userEvent.click(trigger)
  expect(onPress).toHaveBeenCalledOnce()
})

it('a popup that is opened from elsewhere closes when it could not be loaded', async () => {
  const { answers, onOpenChange } = show({ opensAtOnce: true })
  answers[0]!.fail()
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
})

it('an idle page loads the popup, and says nothing when it fails', async () => {
  const { late, answers } = controlledCode()
  render(
    <LatePopup late={late} trigger={<button type="button">Actions</button>}>
      {() => null}
    </LatePopup>,
  )
  await expect.poll(() => answers.length).toBe(1)
  answers[0]!.fail()
  await late.load().catch(() => undefined)
  expect(useFailedPart.getState().hasFailed).toBe(false)
})
