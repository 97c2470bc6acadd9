import { expect, it, vi } from 'vitest'
import type { SessionBus } from '../core/session-bus.ts'
import { connectNotificationService } from './notification-service.ts'

type Listener = (...body: unknown[]) => void

/** A bus with a service that shows everything, and never reports that anything has closed. */
async function connect() {
  const listeners = new Map<string, Listener>()
  let count = 0
  const call = async (_to: unknown, member: string, _signature?: string, body?: unknown[]) => {
    if (member === 'GetCapabilities') return ['actions']
    return (body?.[1] as number) || (count += 1)
  }
  const bus = {
    call,
    typed: (_signature: string, value: unknown) => value,
    onSignal: async (_from: unknown, member: string, listener: Listener) =>
      void listeners.set(member, listener),
  }
  const service = await connectNotificationService(bus as unknown as SessionBus, null, () => 'Open')
  return { ...service, click: (id: number) => listeners.get('ActionInvoked')!(id, 'default') }
}

it('forgets the oldest of many notifications that are never reported closed', async () => {
  const { show, click } = await connect()
  const clicks = vi.fn<(name: string) => void>()
  const showNamed = (name: string) => show({ title: name, body: '', id: name, onClick: () => clicks(name) })
  const first = await showNamed('first')
  const second = await showNamed('second')
  click(first)
  await expect.poll(() => clicks.mock.calls).toEqual([['first']])
  for (let nth = 0; nth < 498; nth += 1) await showNamed(`number ${nth}`)
  // Shown again, it is no longer the oldest.
  expect(await showNamed('first')).toBe(first)
  await showNamed('one more')
  click(second)
  click(first)
  await expect.poll(() => clicks.mock.calls.slice(1)).toEqual([['first']])
})
