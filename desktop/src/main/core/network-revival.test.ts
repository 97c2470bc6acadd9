import { expect, it } from 'vitest'
import { networkRevival } from './network-revival.ts'

/** What happens after the process has died, if requests get a response from a given attempt on. */
async function happens(answeredAt: number, isReachable = true, deaths = 1) {
  const happened: string[] = []
  let attempts = 0
  const revive = networkRevival({
    restart: () => void happened.push('restart'),
    isAnswered: async () => (attempts += 1) >= answeredAt,
    isReachable: async () => isReachable,
    relaunch: () => void happened.push('relaunch'),
    wait: async () => undefined,
  })
  await Promise.all(Array.from({ length: deaths }, revive))
  return happened
}

it('opens the streams again', async () => {
  await expect(happens(1)).resolves.toEqual(['restart'])
})

it('tries again until requests are answered', async () => {
  await expect(happens(3)).resolves.toEqual(['restart', 'restart', 'restart'])
})

it('starts the client again when nothing answers though the server is there', async () => {
  await expect(happens(9)).resolves.toEqual(['restart', 'restart', 'restart', 'relaunch'])
})

it('waits for a server that is not there', async () => {
  await expect(happens(9, false)).resolves.toEqual(['restart', 'restart', 'restart'])
})

it('does so once for deaths in a row', async () => {
  await expect(happens(1, true, 2)).resolves.toEqual(['restart'])
})
