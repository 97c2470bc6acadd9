import { setTimeout as wait } from 'node:timers/promises'
import { SERVER } from './api.mjs'
import { guideCommands } from './guide-commands.mjs'
import { bootMachine } from './machine.mjs'

const { FANFARE_TREE, FANFARE_ARCHIVE } = process.env
const READY_TIMEOUT_MS = 60_000

/** Waits until a server responds. */
export async function untilReady(address = SERVER) {
  const deadline = performance.now() + READY_TIMEOUT_MS
  for (;;) {
    const answer = await fetch(`${address}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error('The server did not become ready.')
    await wait(50)
  }
}

/** Boots a bare Debian and installs the release in it by the commands of the guide, without starting it. */
export async function installRelease() {
  const machine = await bootMachine(FANFARE_TREE, { '/root/fanfare.tar.gz': FANFARE_ARCHIVE })
  const [install] = guideCommands('install', 'Install it as a service')
  await machine.run(install)
  return machine
}

/** Starts the service by the commands of the guide, and waits until it is ready. */
export async function startRelease(machine) {
  const [, start] = guideCommands('install', 'Install it as a service')
  const { status } = await machine.attempt(start)
  if (status !== 0)
    throw new Error(await machine.run('journalctl --unit fanfare@3333 --output cat --no-pager'))
  await untilReady()
}
