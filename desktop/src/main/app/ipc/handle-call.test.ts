import { ValiError } from 'valibot'
import { expect, it, vi } from 'vitest'
import { handleCall, type IpcHandlers } from './handle-call.ts'
import { COPY_AND_OPEN } from '../../../shared/copy-choice.ts'
import type { CallName } from '../../../shared/ipc-contract.ts'
import { ALL_DAYS } from '../../../shared/settings.ts'

const POST = '0b9a0e3c-1111-4222-8333-944455556666'
const EDITED = { content: 'My own words', acceptSimilar: false }
const handlersWith = (name: CallName, spy: (...args: unknown[]) => unknown) =>
  ({ [name]: spy }) as unknown as IpcHandlers

it.each<[CallName, unknown[]]>([
  ['state:read', ['more']],
  ['link:open', [{ href: 'https://fanfare.example' }]],
  ['link:open', ['x'.repeat(4_001)]],
  ['organization:choose', ['../../etc']],
  ['suggestion:copy', [POST]],
  ['suggestion:copy', [POST, null]],
  ['suggestion:copy', [POST, 'not-an-id', COPY_AND_OPEN]],
  ['suggestion:copy', [POST, null, { opensPost: true, edited: 'text' }]],
  ['suggestion:copy', [POST, null, { ...COPY_AND_OPEN, edited: { ...EDITED, content: 'x'.repeat(20_001) } }]],
  ['settings:change', [{ notify: 'yes' }]],
  ['settings:change', [{ unknown: true }]],
  ['settings:change', [{ quietHours: { from: '25:00', to: '07:00', days: ALL_DAYS } }]],
  ['file:save', ['a.zip', 'text']],
  ['notifications:pause', ['forever']],
])('refuses %s with %j', async (name, args) => {
  const spy = vi.fn<(...args: unknown[]) => unknown>()
  await expect(handleCall(handlersWith(name, spy), name, args)).rejects.toBeInstanceOf(ValiError)
  expect(spy).not.toHaveBeenCalled()
})

it.each<[CallName, unknown[]]>([
  ['suggestion:copy', [POST, null, COPY_AND_OPEN]],
  ['suggestion:copy', [POST, POST, { opensPost: false, edited: EDITED }]],
  ['settings:change', [{ quietHours: { from: '22:00', to: '07:00', days: ALL_DAYS } }]],
  ['file:save', ['a.zip', new Uint8Array([1])]],
])('passes the arguments of %s to its handler', async (name, args) => {
  const spy = vi.fn<(...args: unknown[]) => unknown>(() => 'result')
  await expect(handleCall(handlersWith(name, spy), name, args)).resolves.toBe('result')
  expect(spy).toHaveBeenCalledWith(...args)
})
