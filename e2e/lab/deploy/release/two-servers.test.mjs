import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createOwner, SERVER, share } from '../support/api.mjs'
import { makeCertificate, NAME } from '../support/certificate.mjs'
import { connectTo } from '../support/connection.mjs'
import { guideCommands } from '../support/guide-commands.mjs'
import { untilReady } from '../support/install.mjs'
import { PROXIES, startProxy, stopProxy } from '../support/proxies.mjs'
import { shareAllTheTime } from '../support/share-all-the-time.mjs'
import { countPosts, installTwoServers, SECOND_SERVER } from '../support/two-servers.mjs'

/** How long the guide waits between two servers. */
const PAUSE_MS = 2_000

describe('Two servers with PostgreSQL', () => {
  let machine
  let owner
  let certificate

  before(async () => {
    machine = await installTwoServers()
    certificate = await makeCertificate(machine)
    owner = await createOwner(machine)
  })
  after(() => machine?.stop())

  for (const [index, name] of Object.keys(PROXIES).entries())
    describe(`behind ${name}`, () => {
      const version = `0.${index + 3}.0`
      let proxy

      before(async () => {
        await startProxy(machine, name, 2)
        proxy = await connectTo(NAME, certificate)
      })
      after(async () => {
        proxy?.close()
        await stopProxy(machine, name)
      })

      test('tell each other’s clients', async () => {
        const headers = { authorization: `Bearer ${owner.token}` }
        // Both proxies send the next request to the other server.
        const streams = await Promise.all([1, 2, 3, 4].map(() => proxy.follow('/api/stream', headers)))
        const heard = streams.map((stream) => stream.next('post.created'))
        await share(owner, `Heard by both behind ${name}`)
        assert.equal((await Promise.all(heard)).length, 4)
        for (const stream of streams) stream.close()
      })

      test('take a release without a migration one after the other, and every post is shared once', async () => {
        const [upgrade] = guideCommands('upgrade', 'One server')
        const [install] = upgrade.replaceAll('0.3.0', version).split(/^systemctl restart/m)
        await machine.run(install)
        const title = `During the upgrade behind ${name}`
        const stop = shareAllTheTime(proxy, owner, title)
        for (const [unit, address] of Object.entries({
          'fanfare@3333': SERVER,
          'fanfare@3334': SECOND_SERVER,
        })) {
          await machine.run(`systemctl restart ${unit}`)
          await untilReady(address)
          await wait(PAUSE_MS)
          const cwd = `readlink "/proc/$(systemctl show --property MainPID --value ${unit})/cwd"`
          assert.equal(await machine.run(cwd), `/opt/fanfare/${version}`)
        }
        const statuses = await stop()
        const refused = statuses.filter((status) => status !== 201)
        console.log(`${name}: ${statuses.length} posts during the upgrade, ${refused.length} refused`)
        assert.deepEqual(refused, [])
        assert.equal(await countPosts(machine, title), statuses.length)
      })

      test('go on when one of them is killed', async () => {
        const title = `Beside a killed server behind ${name}`
        const stop = shareAllTheTime(proxy, owner, title)
        await machine.run('systemctl kill --signal=KILL fanfare@3333')
        await untilReady()
        const statuses = await stop()
        const shared = statuses.filter((status) => status === 201).length
        console.log(`${name}: ${shared} of ${statuses.length} posts beside a killed server`)
        // The request that the stopped server was handling is cut off; it may have been stored.
        assert.ok(statuses.length - shared <= 1, statuses.join())
        const stored = await countPosts(machine, title)
        assert.ok(stored >= shared && stored <= statuses.length, `${stored} of ${statuses.length}`)
      })
    })
})
